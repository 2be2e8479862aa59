#pragma once

#include <stdbool.h>

/// Handles the signals that concern a screen; false when the system has no pipe for it.
///
/// HUP INT TERM TSTP CONT WINCH are noted for `signals_take`; those of a crash, and QUIT, restore the
/// terminal and end the process as they would have.
bool signals_install(void);
/// Gives back the handlers that were there before.
void signals_uninstall(void);

/// The descriptor that becomes readable when a signal is noted.
int signals_descriptor(void);
/// Makes the descriptor unreadable; call it before `signals_take`, or a signal may go unseen.
void signals_drain(void);
/// Takes a noted signal, those that end the program first; 0 when there is none.
int signals_take(void);
/// Whether a noted signal asks the program to end.
bool signals_end_requested(void);
/// Stops the process group as Ctrl-Z does by default, and returns when it goes on.
void signals_suspend(void);
