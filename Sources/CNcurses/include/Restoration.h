#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The state of the terminal outside its cells, which must come back however the program ends:
// line modes, the way out of the alternate screen, standard error.

/// The size that a terminal reports; false when it reports none, or zeros.
bool terminal_size(int terminal, int *columns, int *rows);

/// Sets the line modes for reading key by key and takes standard error aside.
///
/// The first call remembers the modes. In the background it stops (SIGTTOU) until the program is in
/// the foreground, or returns when a signal asks it to end.
bool terminal_enter(int terminal);

/// Says what is to be written when the terminal is restored.
void terminal_arm(const uint8_t *bytes, size_t count);

/// Writes the armed bytes, sets the line modes back, gives standard error back with all that came.
///
/// Every step runs even if an earlier one failed; what is restored already is left alone. It may run
/// in a signal handler. Where there is no room for the bytes, what was written before and not read
/// yet is thrown away; a reader that takes nothing even so is waited for at most half a second.
void terminal_restore(void);
