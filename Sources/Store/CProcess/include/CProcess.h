#ifndef BARNSTORM_CPROCESS_H
#define BARNSTORM_CPROCESS_H

#include <stddef.h>
#include <sys/types.h>

// A program that runs beside this one. It must be C: Swift does not see fork, and what stands between fork and exec must not
// allocate.

struct cprocess {
  pid_t id;
  // What it writes, to be read without waiting and closed by the caller.
  int output;
  int errors;
};

// Starts a program with this input, in a session of its own, so that it has no terminal to ask on and stays out of the jobs of
// the shell. It is killed as soon as the calling thread ends, by whatever end. It gets no descriptors of this program but its
// standard streams, no signals are blocked or ignored in it, and BARNSTORM_PASSWORD is not in its environment.
//
// Returns 0, or -1 with errno; then nothing stays open. A program that cannot be run ends with 127.
int cprocess_start(const char *program, char *const arguments[], const void *input, size_t size, struct cprocess *child);

// Starts a program that nobody waits for; its output is thrown away. If it fails, its status is written to the file `path`.
// Returns 0, or -1 with errno if it could not be started.
int cprocess_detach(const char *program, char *const arguments[], const void *input, size_t size, const char *path);

#endif
