#!/bin/sh
# Commits each saved change of a trip to the git repository of its folder, which is made if there is none.
#
# In the settings of Barnstorm: on_change = sh /path/to/commit-trip.sh
set -eu

fields='import json, sys; change = json.load(sys.stdin); print(change["path"]); print(change["operation"])'
python3 -c "$fields" | {
  IFS= read -r path
  IFS= read -r operation
  cd "$(dirname "$path")"
  [ -d .git ] || git init --quiet
  # One change after the other.
  exec 9> .git/barnstorm.lock
  flock 9
  git add -- "$(basename "$path")"
  # The change may be in the commit of the one before.
  git diff --cached --quiet || git commit --quiet --message "$operation"
}
