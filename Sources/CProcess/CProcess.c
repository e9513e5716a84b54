#include "CProcess.h"

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The input as a file in memory, so that no one has to feed a pipe. Returns a descriptor, or -1 with errno.
static int file_of(const void *input, size_t size) {
  int file = cplatform_memory_file("input");
  if (file < 0) return -1;
  const char *rest = input;
  while (size > 0) {
    ssize_t count = write(file, rest, size);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      int reason = count < 0 ? errno : ENOSPC;
      close(file);
      errno = reason;
      return -1;
    }
    rest += count;
    size -= (size_t)count;
  }
  if (lseek(file, 0, SEEK_SET) == 0) return file;
  int reason = errno;
  close(file);
  errno = reason;
  return -1;
}

static void close_all(const int descriptors[], int count) {
  int reason = errno;
  for (int index = 0; index < count; index++) {
    if (descriptors[index] >= 0) close(descriptors[index]);
  }
  errno = reason;
}

extern char **environ;

// The environment without the password, which is for this program alone; NULL without memory. The strings are not copied.
static char **environment(void) {
  static const char secret[] = "BARNSTORM_PASSWORD=";
  size_t count = 0;
  while (environ != NULL && environ[count] != NULL) count++;
  char **variables = malloc((count + 1) * sizeof *variables);
  if (variables == NULL) return NULL;
  size_t kept = 0;
  for (size_t index = 0; index < count; index++) {
    if (strncmp(environ[index], secret, sizeof secret - 1) != 0) variables[kept++] = environ[index];
  }
  variables[kept] = NULL;
  return variables;
}

// Runs in the child: only calls that are safe in the copy of one thread of many.
static void become(const char *program, char *const arguments[], char *const variables[], const int streams[3],
                   pid_t parent) {
  cplatform_die_with_parent();
  // The parent may have ended before that call.
  if (getppid() != parent) _exit(127);
  setsid();
  // One of them may have the number of a standard stream, if that was closed when this program began.
  int moved[3];
  for (int stream = 0; stream < 3; stream++) {
    moved[stream] = fcntl(streams[stream], F_DUPFD_CLOEXEC, 3);
    if (moved[stream] < 0) _exit(127);
  }
  for (int stream = 0; stream < 3; stream++) {
    if (dup2(moved[stream], stream) < 0) _exit(127);
  }
  cplatform_close_from(3);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program, arguments, variables);
  _exit(127);
}

int cprocess_start(const char *program, char *const arguments[], const void *input, size_t size, struct cprocess *child) {
  // The input, then the reading and the writing end of each pipe.
  int ends[5] = {-1, -1, -1, -1, -1};
  char **variables = environment();
  if (variables != NULL) ends[0] = file_of(input, size);
  if (ends[0] < 0 || cplatform_pipe(ends + 1) != 0 || cplatform_pipe(ends + 3) != 0) {
    close_all(ends, 5);
    free(variables);
    return -1;
  }
  // Only the ends read here: the child's own are as it expects them.
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  fcntl(ends[3], F_SETFL, O_NONBLOCK);
  const int streams[3] = {ends[0], ends[2], ends[4]};
  pid_t parent = getpid();
  pid_t id = fork();
  if (id == 0) become(program, arguments, variables, streams, parent);
  free(variables);
  close_all(streams, 3);
  if (id < 0) {
    const int mine[2] = {ends[1], ends[3]};
    close_all(mine, 2);
    return -1;
  }
  child->id = id;
  child->output = ends[1];
  child->errors = ends[3];
  return 0;
}
