#include "Signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "Restoration.h"

// Those that end the program come first, so that they are taken first.
static const int noted[] = {SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
static const int fatal[] = {SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP, SIGFPE,   SIGABRT,
                            SIGSYS,  SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2};
enum { noted_count = sizeof noted / sizeof *noted, fatal_count = sizeof fatal / sizeof *fatal };
enum { ending_count = 3 };

static volatile sig_atomic_t pending[noted_count];
static int wake_pipe[2] = {-1, -1};
static struct sigaction before_noted[noted_count];
static struct sigaction before_fatal[fatal_count];
static bool is_installed;
static bool keeps_backtrace;
// A crash may be an overflow of the stack.
static char crash_stack[64 * 1024];

static void note(int signal) {
  int saved_errno = errno;
  for (int i = 0; i < noted_count; i++) {
    if (noted[i] == signal) pending[i] = 1;
  }
  // A full pipe is no loss: it wakes all the same.
  ssize_t ignored = write(wake_pipe[1], "", 1);
  (void)ignored;
  errno = saved_errno;
}

static void end(int signal, siginfo_t *info, void *context) {
  terminal_restore();

  for (int i = 0; i < fatal_count; i++) {
    // Swift's own handler waits 30 seconds at a prompt; only who asks for it gets that.
    if (fatal[i] == signal && keeps_backtrace && before_fatal[i].sa_flags & SA_SIGINFO) {
      // It reads memory that may not be there, and is told so by signals that are blocked in here.
      pthread_sigmask(SIG_SETMASK, &before_fatal[i].sa_mask, NULL);
      before_fatal[i].sa_sigaction(signal, info, context);
    }
  }
  struct sigaction by_default = {.sa_handler = SIG_DFL};
  sigaction(signal, &by_default, NULL);
  // Blocked in here, it strikes on return, at the very instruction that was interrupted.
  raise(signal);
}

static bool open_pipe(void) {
  if (wake_pipe[0] >= 0) return true;
  if (pipe(wake_pipe) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(wake_pipe[i], F_SETFL, O_NONBLOCK);
    fcntl(wake_pipe[i], F_SETFD, FD_CLOEXEC);
  }
  return true;
}

static void install(int signal, struct sigaction *before) {
  // Without SA_RESTART, so that a background job that waits for the terminal can be ended.
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, before);
  // Who ignores INT, TERM or TSTP for us means it; but without its terminal a screen is nothing.
  if (before->sa_handler == SIG_IGN && signal != SIGHUP) sigaction(signal, before, NULL);
}

bool signals_install(void) {
  if (is_installed) return true;
  if (!open_pipe()) return false;
  keeps_backtrace = getenv("SWIFT_BACKTRACE") != NULL;
  for (int i = 0; i < noted_count; i++) install(noted[i], &before_noted[i]);

  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = end, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], &action, &before_fatal[i]);
    if (fatal[i] == SIGQUIT && before_fatal[i].sa_handler == SIG_IGN) {
      sigaction(SIGQUIT, &before_fatal[i], NULL);
    }
  }
  is_installed = true;
  return true;
}

void signals_uninstall(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int i = 0; i < noted_count; i++) sigaction(noted[i], &before_noted[i], NULL);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &before_fatal[i], NULL);
}

int signals_descriptor(void) { return wake_pipe[0]; }

void signals_drain(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) == sizeof bytes) continue;
}

int signals_take(void) {
  for (int i = 0; i < noted_count; i++) {
    if (pending[i]) {
      pending[i] = 0;
      return noted[i];
    }
  }
  return 0;
}

bool signals_end_requested(void) {
  for (int i = 0; i < ending_count; i++) {
    if (pending[i]) return true;
  }
  return false;
}

void signals_suspend(void) {
  struct sigaction stopping = {.sa_handler = SIG_DFL};
  struct sigaction before;
  sigaction(SIGTSTP, &stopping, &before);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
  // Having gone on is no news to who waited for it.
  for (int i = 0; i < noted_count; i++) {
    if (noted[i] == SIGCONT || noted[i] == SIGTSTP) pending[i] = 0;
  }
}
