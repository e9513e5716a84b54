#include "CTerminal.h"

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// SIGXCPU comes as a warning, when there is still a moment left.
static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGQUIT, SIGXCPU};
enum { fatal_signal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

// The longest time that a terminal may take nothing while the screen is left, in milliseconds.
enum { patience = 1000 };

static int input = -1;
static int output = -1;
// Whether `output` is a descriptor of our own, which never waits. One that is shared with the shell is made so only for
// the moment of a write.
static bool has_own_output;
static struct termios saved_modes;
static char leave_sequence[1024];
static size_t leave_length;
static atomic_int armed;
static atomic_llong answer_until;
static struct sigaction previous_actions[fatal_signal_count];
// A stack of its own, since the fault may be that the stack is full. SIGSTKSZ is no constant in newer libraries.
static char alternate_stack[32768];

// The standard error from before it was held, and the file that holds it; -1 while it is not held.
static int own_errors = -1;
static int held_errors = -1;

// The functions up to leave() run in the handler and are async-signal-safe.

// Writes what is taken at once. Returns how much: 0 for nothing, -1 with errno if nothing ever will be.
static ssize_t write_some(int descriptor, bool is_own, const char *bytes, size_t length) {
  int flags = is_own ? 0 : fcntl(descriptor, F_GETFL);
  if (!is_own) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  ssize_t count;
  do count = write(descriptor, bytes, length);
  while (count < 0 && errno == EINTR);
  int error = errno;
  if (!is_own) fcntl(descriptor, F_SETFL, flags);
  errno = error;
  return count < 0 && error == EAGAIN ? 0 : count;
}

// Writes all bytes. Returns false if the terminal has taken nothing for too long.
static bool write_all(int descriptor, bool is_own, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write_some(descriptor, is_own, bytes, length);
    if (count < 0) return false;
    bytes += count;
    length -= (size_t)count;
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (count == 0 && poll(&room, 1, patience) <= 0) return false;
  }
  return true;
}

static void show_held_errors(void) {
  if (held_errors < 0) return;
  dup2(own_errors, STDERR_FILENO);
  lseek(held_errors, 0, SEEK_SET);
  char bytes[1024];
  for (ssize_t count; (count = read(held_errors, bytes, sizeof bytes)) > 0;) {
    if (!write_all(STDERR_FILENO, false, bytes, (size_t)count)) break;
  }
  close(held_errors);
  close(own_errors);
  held_errors = own_errors = -1;
}

static long long milliseconds_left(long long until) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return until - (now.tv_sec * 1000LL + now.tv_nsec / 1000000);
}

// Waits for a byte of input. Returns -1 if none comes in time.
static int read_byte(long long until) {
  struct pollfd source = {.fd = input, .events = POLLIN};
  for (long long left; (left = milliseconds_left(until)) > 0;) {
    unsigned char byte;
    int ready = poll(&source, 1, (int)left);
    if (ready < 0 && errno == EINTR) continue;
    return ready > 0 && read(input, &byte, 1) == 1 ? byte : -1;
  }
  return -1;
}

// Reads up to the end of the answer that tells what the terminal can do: CSI ? digits and semicolons c.
static void read_awaited_answer(void) {
  static const char start[] = "\33[?";
  enum { length = sizeof start - 1 };
  long long until = atomic_load(&answer_until);
  int matched = 0;
  for (int byte; (byte = read_byte(until)) >= 0;) {
    if (matched == length && byte == 'c') return;
    if (matched == length && ((byte >= '0' && byte <= '9') || byte == ';')) continue;
    if (matched < length && byte == start[matched])
      matched++;
    else
      matched = byte == start[0];
  }
}

// The first caller wins.
static void leave(void) {
  if (!atomic_exchange(&armed, 0)) return;
  if (!write_all(output, has_own_output, leave_sequence, leave_length)) {
    cterminal_discard_output();
    write_all(output, has_own_output, leave_sequence, leave_length);
  }
  read_awaited_answer();
  tcsetattr(input, TCSANOW, &saved_modes);
  show_held_errors();
}

static void hold_errors(void) {
  if (held_errors >= 0 || !isatty(STDERR_FILENO)) return;
  held_errors = cplatform_memory_file("barnstorm errors");
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

int cterminal_open(int input_descriptor, int output_descriptor) {
  input = input_descriptor;
  if (output < 0) {
    // Opened once more, so that not waiting is no matter of those who share the descriptor.
    output = cplatform_reopen(output_descriptor, O_NONBLOCK | O_NOCTTY);
    has_own_output = output >= 0 && isatty(output);
    if (output >= 0 && !has_own_output) close(output);
    if (!has_own_output) output = output_descriptor;
  }
  return tcgetattr(input, &saved_modes);
}

int cterminal_output(void) { return output; }

ssize_t cterminal_write(const void *bytes, size_t length) { return write_some(output, has_own_output, bytes, length); }

void cterminal_discard_output(void) { tcflush(output, TCOFLUSH); }

int cterminal_collect(int descriptor) {
  int collector = cplatform_memory_file("barnstorm picture");
  if (collector < 0) return -1;
  int result = dup2(collector, descriptor);
  close(collector);
  return result < 0 ? -1 : fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

static char kept[256];
static size_t kept_count;

int cterminal_keep(int byte) {
  if (kept_count < sizeof kept) kept[kept_count++] = (char)byte;
  return byte;
}

size_t cterminal_kept(void *bytes, size_t length) {
  size_t count = kept_count < length ? kept_count : length;
  memcpy(bytes, kept, count);
  kept_count = 0;
  return count;
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

void cterminal_await_answer(long long until) { atomic_store(&answer_until, until); }

void cterminal_disarm(void) { atomic_store(&armed, 0); }

void cterminal_give_back(void) {
  // Not after the output has been taken, which may be never. What is written is beyond the reach of these modes.
  tcsetattr(input, TCSANOW, &saved_modes);
  show_held_errors();
}
