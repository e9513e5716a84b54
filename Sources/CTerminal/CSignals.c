#include "CTerminal.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t awaited_signals(void) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
  sigset_t set;
  sigemptyset(&set);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) sigaddset(&set, numbers[index]);
  return set;
}

int cterminal_signals_open(void) {
  sigset_t set = awaited_signals();
  signal(SIGPIPE, SIG_IGN);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int cterminal_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void cterminal_stop_job(void) {
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);
  kill(0, SIGTSTP);
  sigprocmask(SIG_BLOCK, &stop, NULL);
}
