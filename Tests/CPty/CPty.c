#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

static void close_on_exec(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

/// Marked rather than closed, so that a failed `execve` can still be reported.
static void close_all_on_exec(void) {
#ifdef CLOSE_RANGE_CLOEXEC
  if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return;
#endif
  for (int descriptor = 3; descriptor < getdtablesize(); descriptor++) close_on_exec(descriptor);
}

/// A test runner may ignore or block signals, and `execve` would hand that on.
static void restore_signals(void) {
  for (int signal_number = 1; signal_number < NSIG; signal_number++) {
    signal(signal_number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static bool redirect(int from, int to) { return from < 0 || dup2(from, to) == to; }

/// The child's part, async-signal-safe calls only. Returns when it failed, with `errno` set.
static void become(const struct cpty_program *program, int terminal) {
  restore_signals();
  if (login_tty(terminal) < 0) return;
  if (!redirect(program->input, 0) || !redirect(program->output, 1)) return;
  if (!redirect(program->error, 2)) return;
  if (program->directory && chdir(program->directory) < 0) return;
  close_all_on_exec();
  execve(program->path, program->arguments, program->environment);
}

/// Forks and waits until the child has become the program or has said why it could not.
static int fork_program(const struct cpty_program *program, struct cpty_process *started) {
  int report[2];
  if (pipe(report) < 0) return errno;
  close_on_exec(report[0]);
  close_on_exec(report[1]);

  int cause = 0;
  started->process = fork();
  if (started->process == 0) {
    become(program, started->terminal);
    cause = errno;
    (void)!write(report[1], &cause, sizeof cause);
    _exit(127);
  }
  if (started->process < 0) cause = errno;
  close(report[1]);
  if (read(report[0], &cause, sizeof cause) > 0) waitpid(started->process, NULL, 0);
  close(report[0]);
  return cause;
}

int cpty_start(const struct cpty_program *program, struct cpty_process *started) {
  struct winsize size = {.ws_row = program->rows, .ws_col = program->columns};
  if (openpty(&started->controller, &started->terminal, NULL, NULL, &size) < 0) return errno;
  close_on_exec(started->controller);
  close_on_exec(started->terminal);
  fcntl(started->controller, F_SETFL, O_NONBLOCK);
  tcgetattr(started->terminal, &started->initial_modes);

  int cause = fork_program(program, started);
  if (cause != 0) {
    close(started->controller);
    close(started->terminal);
  }
  return cause;
}

/// What the system counts `ru_maxrss` in.
#ifdef __APPLE__
static const long memory_unit = 1;
#else
static const long memory_unit = 1024;
#endif

struct cpty_status cpty_status(pid_t process, bool wait) {
  int status = 0;
  struct rusage usage;
  pid_t ended;
  do {
    ended = wait4(process, &status, wait ? 0 : WNOHANG, &usage);
  } while (ended < 0 && errno == EINTR);
  if (ended != process) return (struct cpty_status){.state = CPTY_RUNNING};

  double microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
  return (struct cpty_status){
      .state = WIFSIGNALED(status) ? CPTY_SIGNALLED : CPTY_EXITED,
      .code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status),
      .processor_seconds =
          usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + microseconds / 1e6,
      .peak_bytes = usage.ru_maxrss * memory_unit,
  };
}

int cpty_resize(int terminal, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(terminal, TIOCSWINSZ, &size) < 0 ? errno : 0;
}
