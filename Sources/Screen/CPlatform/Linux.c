#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

// Runs before everything else. The Swift runtime reads the command line and its own path from /proc: without it, a static
// program would abort, and a dynamic one would not see its arguments.
__attribute__((constructor(101), used)) static void check_proc(void) {
  static const char message[] = "barnstorm: /proc is not mounted, and the program can't start without it; mount it\n";
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  _exit(write(STDERR_FILENO, message, sizeof message - 1) < 0 ? 2 : 1);
}

int cplatform_swap(const char *path, const char *other) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_EXCHANGE);
}

int cplatform_rename_new(const char *path, const char *target) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, target, RENAME_NOREPLACE);
}

// One byte, far behind all that a file can hold: servers that let no one read what is locked keep nobody from the content.
static struct flock write_lock(void) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = (off_t)1 << 62, .l_len = 1, .l_pid = 0};
  return lock;
}

int cplatform_lock(int descriptor) {
  struct flock lock = write_lock();
  int result = fcntl(descriptor, F_OFD_SETLK, &lock);
  if (result < 0 && errno == EACCES) errno = EAGAIN;
  return result;
}

int cplatform_is_locked(int descriptor) {
  struct flock lock = write_lock();
  if (fcntl(descriptor, F_OFD_GETLK, &lock) < 0) return -1;
  return lock.l_type != F_UNLCK;
}

int cplatform_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int cplatform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cplatform_reopen(int descriptor, int flags) {
  char path[] = "/proc/self/fd/0";
  path[sizeof path - 2] = (char)('0' + descriptor);
  return open(path, O_WRONLY | O_CLOEXEC | flags);
}

void cplatform_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void cplatform_close_from(int first) { close_range((unsigned)first, ~0U, 0); }

int cplatform_signals_open(const sigset_t *signals) { return signalfd(-1, signals, SFD_NONBLOCK | SFD_CLOEXEC); }

int cplatform_signals_next(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

void cplatform_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }
