#ifndef BARNSTORM_CTERMINAL_H
#define BARNSTORM_CTERMINAL_H

#include <malloc.h>
#include <stddef.h>

// A terminal that is given back even when the program crashes.
//
// While armed, a signal that ends the program by a fault (SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
// SIGQUIT), and a plain exit(), first write the leave sequence and restore the modes of the terminal; then the signal
// takes the course it would have taken before. Swift cannot write such a handler: nothing in it may allocate, lock or
// touch the runtime.
//
// While armed, standard error, if it is a terminal, is held back in a file without a name, so that it neither spoils
// the screen nor vanishes with it. Leaving the screen, a crash included, shows it.

// Saves the modes of the terminal `descriptor`, before anything changes them. Returns 0, or -1 with errno.
int cterminal_save(int descriptor);

// Arms with the bytes that leave the screen; what exceeds 1024 bytes is not taken and nothing is armed.
// Returns 0, or -1.
int cterminal_arm(const void *leave, size_t length);

// Disarms, before the screen is left in the ordinary way.
void cterminal_disarm(void);

// After the screen has been left: puts back the saved modes and shows what was written to standard error meanwhile.
void cterminal_give_back(void);

// Signals as something to poll for, which Swift's module of the C library leaves out (signalfd).

// Blocks the signals the program waits for (SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH) and ignores SIGPIPE.
// Returns a descriptor that is readable when one has arrived, or -1 with errno.
int cterminal_signals_open(void);

// The next signal that has arrived; 0 where there is none.
int cterminal_signals_next(int descriptor);

// Stops the program and all of its job, as Ctrl-Z at a shell does; returns when it is continued.
void cterminal_stop_job(void);

// Memory. What is large, in bytes, goes back to the system when it is freed. By default the first large file that is read
// raises that limit to its own size, and the memory of a long trip stays twice what it needs.
static inline void cterminal_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }

#endif
