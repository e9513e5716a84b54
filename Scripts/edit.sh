# For scripts to source: the editor on a terminal of 80x24.

# Starts it, waits until it says something, and leaves it with q. `screen` then holds what it wrote, with its escape
# sequences. The status is that of the command.
# - $1: a directory for files. The rest: the command.
edit() {
  local directory=$1
  shift
  screen=$directory/screen
  rm -f "$directory/keys" "$screen"
  mkfifo "$directory/keys"
  script -qefc "stty rows 24 cols 80; exec $(printf '%q ' "$@")" "$screen" < "$directory/keys" > /dev/null 2>&1 &
  local process=$!
  exec 3> "$directory/keys"
  while kill -0 $process 2> /dev/null && ! grep -qas -e 'Day 1' -e 'quit' -e 'barnstorm: ' "$screen"; do sleep 0.01; done
  # In a process of its own, which ends where nobody reads any more.
  (printf q >&3) 2> /dev/null
  wait $process
  local status=$?
  exec 3>&-
  return $status
}
