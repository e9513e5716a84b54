// For memfd_create.
#define _GNU_SOURCE

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT};
enum { fatal_signal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

static int terminal = -1;
static struct termios saved_modes;
static char leave_sequence[1024];
static size_t leave_length;
static atomic_int armed;
static struct sigaction previous_actions[fatal_signal_count];
// A stack of its own, since the fault may be that the stack is full. SIGSTKSZ is no constant in newer libraries.
static char alternate_stack[32768];

// Where standard error went before it was held, and the file that holds it; -1 where it is not held.
static int own_errors = -1;
static int held_errors = -1;

// The functions up to leave() run in the handler and are async-signal-safe.

static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(descriptor, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

static void show_held_errors(void) {
  if (held_errors < 0) return;
  dup2(own_errors, STDERR_FILENO);
  lseek(held_errors, 0, SEEK_SET);
  char bytes[1024];
  for (ssize_t count; (count = read(held_errors, bytes, sizeof bytes)) > 0;) {
    write_all(STDERR_FILENO, bytes, (size_t)count);
  }
  close(held_errors);
  close(own_errors);
  held_errors = own_errors = -1;
}

// The first caller wins.
static void leave(void) {
  if (!atomic_exchange(&armed, 0)) return;
  write_all(terminal, leave_sequence, leave_length);
  tcsetattr(terminal, TCSANOW, &saved_modes);
  show_held_errors();
}

static void hold_errors(void) {
  if (held_errors >= 0 || !isatty(STDERR_FILENO)) return;
  held_errors = memfd_create("barnstorm errors", MFD_CLOEXEC);
  own_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (held_errors < 0 || own_errors < 0 || dup2(held_errors, STDERR_FILENO) < 0) {
    close(held_errors);
    close(own_errors);
    held_errors = own_errors = -1;
  }
}

static void handle_fatal_signal(int number) {
  leave();
  for (int i = 0; i < fatal_signal_count; i++) {
    if (fatal_signals[i] == number) sigaction(number, &previous_actions[i], NULL);
  }
  // Blocked while this handler runs: it arrives when the handler returns, and finds the previous action.
  raise(number);
}

static void install(void) {
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_fatal_signal;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_signal_count; i++) sigaction(fatal_signals[i], &action, &previous_actions[i]);
  atexit(leave);
}

int cterminal_save(int descriptor) {
  terminal = descriptor;
  return tcgetattr(descriptor, &saved_modes);
}

int cterminal_arm(const void *leave_bytes, size_t length) {
  static int is_installed;
  if (length > sizeof leave_sequence) return -1;
  memcpy(leave_sequence, leave_bytes, length);
  leave_length = length;
  if (!is_installed) {
    is_installed = 1;
    install();
  }
  hold_errors();
  atomic_store(&armed, 1);
  return 0;
}

void cterminal_disarm(void) { atomic_store(&armed, 0); }

void cterminal_give_back(void) {
  tcsetattr(terminal, TCSADRAIN, &saved_modes);
  show_held_errors();
}
