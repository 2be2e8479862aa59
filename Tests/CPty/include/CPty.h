#pragma once

// Starts programs in a pseudo-terminal of their own.
//
// Written in C because Swift's Glibc module leaves out <pty.h>, cannot call the variadic `ioctl`,
// and because only C may run between `fork` and `execve` in a process that has threads.

#include <stdbool.h>
#include <sys/types.h>
#include <termios.h>

/// What to start, and where.
struct cpty_program {
  const char *path;
  /// Null-terminated, the program's name first.
  char *const *arguments;
  /// Null-terminated `NAME=value` strings: nothing is inherited.
  char *const *environment;
  /// The working directory, or null for the caller's.
  const char *directory;
  unsigned short columns, rows;
  /// Descriptors above 2 that take the place of the terminal, or -1 to keep the terminal.
  int input, output, error;
};

/// A started program and both sides of its terminal.
struct cpty_process {
  pid_t process;
  /// The emulator's side, not blocking.
  int controller;
  /// The program's side. Held open so that output and modes outlive the program.
  int terminal;
  /// The modes before the program could change them.
  struct termios initial_modes;
};

/// How a process stands.
struct cpty_status {
  enum cpty_state { CPTY_RUNNING, CPTY_EXITED, CPTY_SIGNALLED } state;
  /// The exit status or the signal's number.
  int code;
  /// Time on the processor, user and system, once it has ended.
  double processor_seconds;
  /// The most memory that was resident at once, once it has ended.
  long peak_bytes;
};

/// Starts a program as leader of a new session with the terminal as its controlling terminal, with
/// default signal handling and no other descriptor of this process.
///
/// Returns 0, or the `errno` of the step that failed, `execve` included.
int cpty_start(const struct cpty_program *program, struct cpty_process *started);

/// Says how a child stands, and reaps it when it has ended: ask no more after that.
/// With `wait` set it returns only when the child has ended.
struct cpty_status cpty_status(pid_t process, bool wait);

/// Gives the terminal another size, for which its foreground processes receive SIGWINCH.
/// Returns 0 or `errno`.
int cpty_resize(int terminal, unsigned short columns, unsigned short rows);
