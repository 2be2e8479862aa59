#pragma once

// libvterm as it is: Swift reads its bit fields and unions, and the macros that test a colour's kind
// are replaced by the flags they are made of (see ScreenColor.swift).
#include <vterm.h>
