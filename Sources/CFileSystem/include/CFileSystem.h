#ifndef BARNSTORM_CFILESYSTEM_H
#define BARNSTORM_CFILESYSTEM_H

#include <sys/xattr.h>

// The calls of Linux that Swift's module of the C library leaves out, since the C library shows them with _GNU_SOURCE only.
// Each returns 0, or -1 with errno.

// Lets two files change places in one step.
int cfilesystem_exchange(const char *path, const char *other);

// Gives a file a name that must be free (EEXIST).
int cfilesystem_rename_new(const char *path, const char *target);

// Locks what is open for writing until it is closed; EAGAIN while somebody else holds a lock on it. The lock belongs to
// what was opened (an "open file description lock"), so threads keep each other out too, and whoever may only read the file
// cannot take it.
int cfilesystem_lock(int descriptor);

// Whether somebody else holds such a lock: 1, 0, or -1 with errno.
int cfilesystem_is_locked(int descriptor);

#endif
