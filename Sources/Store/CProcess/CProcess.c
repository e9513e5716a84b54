#include "CProcess.h"

#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
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

// What follows runs in a child: only calls that are safe in the copy of one thread of many.

// Runs a program in the place of this process.
static void become(const char *program, char *const arguments[], char *const variables[], const int streams[3]) {
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

// Writes a number to a file.
static void note(const char *path, int number) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return;
  char text[4] = {(char)('0' + number / 100 % 10), (char)('0' + number / 10 % 10), (char)('0' + number % 10), '\n'};
  (void)!write(file, text, sizeof text);
  close(file);
}

// Runs a program, waits for it, and notes its status if it fails.
static void watch(const char *program, char *const arguments[], char *const variables[], const int streams[3],
                  const char *path) {
  // Outlives the program that started it, and its terminal.
  setsid();
  pid_t id = fork();
  if (id == 0) become(program, arguments, variables, streams);
  for (int stream = 0; stream < 3; stream++) dup2(streams[1], stream);
  cplatform_close_from(3);
  int status = 0;
  while (id > 0 && waitpid(id, &status, 0) < 0 && errno == EINTR) {}
  int code = id < 0 ? 127 : WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (code != 0) note(path, code);
  _exit(0);
}

int cprocess_detach(const char *program, char *const arguments[], const void *input, size_t size, const char *path) {
  char **variables = environment();
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  int streams[3] = {variables == NULL ? -1 : file_of(input, size), nowhere, nowhere};
  pid_t id = streams[0] < 0 || nowhere < 0 ? -1 : fork();
  if (id == 0) {
    // Twice, so that nobody has to wait for the second.
    if (fork() == 0) watch(program, arguments, variables, streams, path);
    _exit(0);
  }
  free(variables);
  close_all(streams, 2);
  if (id < 0) return -1;
  while (waitpid(id, NULL, 0) < 0 && errno == EINTR) {}
  return 0;
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
  if (id == 0) {
    cplatform_die_with_parent();
    // The parent may have ended before that call.
    if (getppid() != parent) _exit(127);
    become(program, arguments, variables, streams);
  }
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
