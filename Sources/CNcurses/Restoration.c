#include "Restoration.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "AnonymousFile.h"
#include "Signals.h"

static int terminal_descriptor = -1;
static struct termios original_modes;
static bool has_original_modes;
static volatile sig_atomic_t is_entered;

// Two of them, so that a signal which comes while one is filled finds the other.
static struct {
  uint8_t bytes[1024];
  size_t count;
} armed[2];
static volatile sig_atomic_t armed_index;

static FILE *diverted_file;
static int saved_stderr = -1;

bool terminal_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

static struct termios key_by_key(struct termios modes) {
  // What ncurses asks for with cbreak, noecho and nonl. Signals stay on, Ctrl-S and Ctrl-V are keys:
  // a stopped terminal would swallow SIGTERM's farewell until Ctrl-Q.
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  modes.c_lflag |= ISIG;
  modes.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON | IXOFF | ISTRIP);
  modes.c_oflag &= ~(tcflag_t)OPOST;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}

// In the background the modes are those with which the shell reads its next command: neither are
// they the ones to come back to, nor is it for us to change them.
static bool await_foreground(void) {
  // To restart output is the only thing that stops a background job and otherwise does no harm.
  while (tcflow(terminal_descriptor, TCOON) != 0) {
    if (errno != EINTR || signals_end_requested()) return false;
  }
  return true;
}

static bool is_in_background(void) {
  pid_t foreground = tcgetpgrp(terminal_descriptor);
  return foreground > 0 && foreground != getpgrp();
}

static bool set_modes(const struct termios *modes) {
  // Never TCSADRAIN: it would wait for a reader that is stuck.
  while (tcsetattr(terminal_descriptor, TCSANOW, modes) != 0) {
    if (errno != EINTR || signals_end_requested()) return false;
  }
  return true;
}

// The text of a fatal error would be lost with the alternate screen.
static void divert_stderr(void) {
  if (saved_stderr >= 0 || !isatty(STDERR_FILENO)) return;
  if (diverted_file == NULL) diverted_file = anonymous_file();
  if (diverted_file == NULL) return;
  saved_stderr = dup(STDERR_FILENO);
  if (saved_stderr >= 0) dup2(fileno(diverted_file), STDERR_FILENO);
}

static void give_stderr_back(void) {
  if (saved_stderr < 0) return;
  dup2(saved_stderr, STDERR_FILENO);
  close(saved_stderr);
  saved_stderr = -1;

  int descriptor = fileno(diverted_file);
  char buffer[1024];
  ssize_t count;
  for (off_t from = 0; (count = pread(descriptor, buffer, sizeof buffer, from)) > 0; from += count) {
    if (write(STDERR_FILENO, buffer, (size_t)count) < 0) break;
  }
  if (ftruncate(descriptor, 0) == 0) lseek(descriptor, 0, SEEK_SET);
}

bool terminal_enter(int terminal) {
  terminal_descriptor = terminal;
  if (!await_foreground()) return false;
  if (!has_original_modes) {
    if (tcgetattr(terminal, &original_modes) != 0) return false;
    has_original_modes = true;
  }
  struct termios modes = key_by_key(original_modes);
  is_entered = true;
  if (!set_modes(&modes)) {
    is_entered = false;
    return false;
  }
  divert_stderr();
  return true;
}

void terminal_arm(const uint8_t *bytes, size_t count) {
  int next = armed_index == 0;
  if (count > sizeof armed[next].bytes) count = 0;
  memcpy(armed[next].bytes, bytes, count);
  armed[next].count = count;
  atomic_signal_fence(memory_order_seq_cst);
  armed_index = next;
}

static void write_armed_bytes(void) {
  const uint8_t *bytes = armed[armed_index].bytes;
  size_t count = armed[armed_index].count;
  armed[armed_index].count = 0;
  size_t sent = 0;
  bool has_flushed = false;
  while (sent < count) {
    ssize_t written = write(terminal_descriptor, bytes + sent, count - sent);
    if (written > 0) {
      sent += (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      // What a slow reader has not taken yet shows a screen that is left: nobody needs it any more.
      if (!has_flushed && tcflush(terminal_descriptor, TCOFLUSH) == 0) sent = 0;
      has_flushed = true;
      struct pollfd room = {terminal_descriptor, POLLOUT, 0};
      if (poll(&room, 1, 500) <= 0) return;
    } else {
      return;
    }
  }
}

void terminal_restore(void) {
  if (!is_entered) return;
  is_entered = false;

  // SIGTTOU might stop a background job here, and keep it from ending.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  write_armed_bytes();
  if (!is_in_background()) set_modes(&original_modes);
  give_stderr_back();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
