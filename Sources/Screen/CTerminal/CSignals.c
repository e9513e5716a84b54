#include "CTerminal.h"

#include "CPlatform.h"

#include <signal.h>
#include <unistd.h>

// The signals that end a program by default and are not its own fault. The real-time signals belong to them as well. SIGXCPU is
// left out: a program that uses up the processor may never come to ask for signals.
static const int ending_signals[] = {SIGINT,    SIGTERM, SIGHUP,  SIGUSR1, SIGUSR2,  SIGALRM,
                                     SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR,  SIGSTKFLT};
enum { ending_signal_count = sizeof ending_signals / sizeof ending_signals[0] };

// The open descriptor; -1 for none.
static int opened = -1;
static sigset_t mask_before;
// The signal that the program is ending by; 0 for none.
static volatile sig_atomic_t ending;

static int is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Signals that the parent chose to ignore stay ignored: they would arrive here all the same.
static void add_unless_ignored(sigset_t *set, int number) {
  if (!is_ignored(number)) sigaddset(set, number);
}

static sigset_t awaited_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  sigaddset(&set, SIGCONT);
  sigaddset(&set, SIGWINCH);
  for (int i = 0; i < ending_signal_count; i++) add_unless_ignored(&set, ending_signals[i]);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) add_unless_ignored(&set, number);
  return set;
}

int cterminal_signals_open(void) {
  if (opened >= 0) return opened;
  sigset_t set = awaited_signals();
  signal(SIGPIPE, SIG_IGN);
  if (sigprocmask(SIG_BLOCK, &set, &mask_before) != 0) return -1;
  opened = cplatform_signals_open(&set);
  return opened;
}

void cterminal_signals_close(void) {
  if (opened < 0) return;
  close(opened);
  opened = -1;
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

int cterminal_signals_next(int descriptor) {
  int number = cplatform_signals_next(descriptor);
  if (ending == 0 && cterminal_signal_ends(number)) ending = number;
  return number;
}

bool cterminal_signal_ends(int number) {
  for (int i = 0; i < ending_signal_count; i++) {
    if (ending_signals[i] == number) return true;
  }
  return number >= SIGRTMIN && number <= SIGRTMAX;
}

static void take_default_course(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

static void run_out_of_time(int number) {
  (void)number;
  take_default_course(ending);
}

void cterminal_end_in_time(unsigned seconds) {
  if (ending == 0) return;
  struct sigaction action = {.sa_handler = run_out_of_time};
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGALRM);
  sigaction(SIGALRM, &action, NULL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  alarm(seconds);
}

void cterminal_end_as_asked(void) {
  if (ending != 0) take_default_course(ending);
}

void cterminal_stop_job(void) {
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);
  kill(0, SIGTSTP);
  sigprocmask(SIG_BLOCK, &stop, NULL);
}
