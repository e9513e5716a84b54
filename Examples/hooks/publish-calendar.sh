#!/bin/sh
# Writes the calendar of a trip to a folder after each saved change, for a web server or a phone that reads it from there.
#
# In the settings of Barnstorm: on_change = sh /path/to/publish-calendar.sh /srv/www/trips
set -eu

fields='import json, sys; change = json.load(sys.stdin); print(change["path"]); print(change["trip"])'
python3 -c "$fields" | {
  IFS= read -r path
  IFS= read -r trip
  new="$1/.$trip.$$.ics"
  ${BARNSTORM:-barnstorm} export "$path" --output "$new" > /dev/null
  # At once, so that nobody reads half a file.
  mv "$new" "$1/$trip.ics"
}
