#pragma once

// ncurses cannot be imported as it is: `stdscr`, macros, variadic functions and `cchar_t` are out of
// Swift's reach or unsafe in it, and a signal handler may not run Swift at all. So every call of
// curses and every handler lives in this target, and curses.h stays out of these headers.

#include "Restoration.h"
#include "Screen.h"
#include "Signals.h"
