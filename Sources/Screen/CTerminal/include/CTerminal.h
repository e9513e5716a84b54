#ifndef BARNSTORM_CTERMINAL_H
#define BARNSTORM_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// A terminal that is given back even when the program crashes.
//
// While armed, a signal that ends the program by a fault (SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
// SIGQUIT, SIGXCPU), and a plain exit(), first write the leave sequence and restore the modes of the terminal; then the
// signal takes the course it would have taken before. Swift cannot write such a handler: nothing in it may allocate, lock
// or touch the runtime.
//
// While armed, standard error, if it is a terminal, is held back in a file without a name, so that it neither spoils
// the screen nor vanishes with it. Leaving the screen, a crash included, shows it.
//
// Nothing here waits for ever for a terminal that does not read: what it has not taken after a second without any progress
// is given up.

// Saves the modes of the terminal `input`, before anything changes them, and opens the terminal `output`, a descriptor
// below 10, for writes that do not wait. Returns 0, or -1 with errno.
int cterminal_open(int input, int output);

// The descriptor to poll for room to write.
int cterminal_output(void);

// Writes as much as the terminal takes at once. Returns how much: 0 if it takes nothing now, -1 with errno if it is gone.
ssize_t cterminal_write(const void *bytes, size_t length);

// Throws away what was written to the terminal and not read yet, which makes room.
void cterminal_discard_output(void);

// Makes `descriptor` a file without a name, whatever it was before. Returns 0, or -1 with errno.
int cterminal_collect(int descriptor);

// Keeps a byte, for a function that hands over its bytes one by one. Returns the byte.
int cterminal_keep(int byte);

// Copies the bytes kept, at most `length`, and forgets them. Returns their number.
size_t cterminal_kept(void *bytes, size_t length);

// Arms with the bytes that leave the screen; what exceeds 1024 bytes is not taken and nothing is armed.
// Returns 0, or -1.
int cterminal_arm(const void *leave, size_t length);

// Tells until when, in milliseconds of CLOCK_MONOTONIC, the terminal may answer what it can do (DA1, CSI c); 0 if it was not
// asked or has answered. Whoever leaves the screen while armed first reads what comes before that answer, and it, so that
// the shell does not.
void cterminal_await_answer(long long until);

// Disarms, when the screen has been left in the ordinary way.
void cterminal_disarm(void);

// After the screen has been left: puts back the saved modes and shows what was written to standard error meanwhile.
void cterminal_give_back(void);

// Signals as a descriptor to poll.

// Blocks the signals that the program waits for and ignores SIGPIPE: SIGTSTP, SIGCONT, SIGWINCH, and all that would end
// it, unless they are ignored. Returns a descriptor that is readable when one has arrived, the same until it is closed, or
// -1 with errno.
int cterminal_signals_open(void);

// Gives the signals back the actions they had before. Signals that arrived and were not read take theirs now.
void cterminal_signals_close(void);

// The next signal that has arrived; 0 if there is none.
int cterminal_signals_next(int descriptor);

// Whether a signal is one that the program ends by.
bool cterminal_signal_ends(int number);

// If a signal has arrived that the program ends by, makes the program end within `seconds`, whatever it waits for. Everything that must not be lost has been saved before.
void cterminal_end_in_time(unsigned seconds);

// If a signal has arrived that the program ends by, ends it by that signal, so that the program's parent learns the reason.
void cterminal_end_as_asked(void);

// Stops the program and all of its job, as Ctrl-Z at a shell does; returns when it is continued.
void cterminal_stop_job(void);

#endif
