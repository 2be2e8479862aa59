#pragma once

#include <wchar.h>

// Glibc declares wcwidth only under _XOPEN_SOURCE, which Swift's own import of it does not set.
extern int wcwidth(wchar_t c);
