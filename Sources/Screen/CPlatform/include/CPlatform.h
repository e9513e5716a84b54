#ifndef BARNSTORM_CPLATFORM_H
#define BARNSTORM_CPLATFORM_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>
#include <sys/xattr.h>

// What POSIX lacks or Swift's module of the C library leaves out: all that a port writes again. `Linux.c` has it for Linux.
// Unless it says otherwise, a function returns 0, or -1 with errno, and descriptors are closed in programs that are started.

// Lets two files change places in one step.
int cplatform_swap(const char *path, const char *other);

// Gives a file a name that must be free (EEXIST).
int cplatform_rename_new(const char *path, const char *target);

// Locks what is open for writing until it is closed; EAGAIN while somebody else holds a lock on it. The lock belongs to
// what was opened (an "open file description lock"), so threads keep each other out too, and whoever may only read the file
// cannot take it.
int cplatform_lock(int descriptor);

// Whether somebody else holds such a lock: 1, 0, or -1 with errno.
int cplatform_is_locked(int descriptor);

// Makes an empty file in memory, which is gone when it is closed. `name` is for debugging. Returns a descriptor.
int cplatform_memory_file(const char *name);

// Makes a pipe: `ends[0]` is read, `ends[1]` written.
int cplatform_pipe(int ends[2]);

// Opens the file or terminal behind a descriptor below 10 once more, for writing, with flags of its own. Returns a descriptor.
int cplatform_reopen(int descriptor, int flags);

// Kills the calling process as soon as the thread that started it ends. For a child: safe between fork and exec.
void cplatform_die_with_parent(void);

// Closes every descriptor from `first` on. Safe between fork and exec.
void cplatform_close_from(int first);

// Makes a descriptor that is readable when one of these blocked signals has arrived, and never waits. Returns it.
int cplatform_signals_open(const sigset_t *signals);

// Returns the number of a signal that has arrived at such a descriptor; 0 if there is none.
int cplatform_signals_next(int descriptor);

// Makes blocks of a megabyte and more go back to the system when they are freed. By default, the first large file that is read
// raises that limit to its own size, and the memory of a long trip stays twice what it needs.
void cplatform_return_large_blocks(void);

#endif
