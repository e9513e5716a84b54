# Sourced by Scripts/screenshots and Scripts/demo: the built program in xterm on a display of its own, driven by keys,
# on a fresh copy of the sample trip.
set -eu

program=${BARNSTORM_PROGRAM:-$PWD/.build/debug/barnstorm}
work=$(mktemp -d /tmp/barnstorm-stage-XXXXXX)
font_size=14
paper='#16181d'
ink='#d7dae0'
display=
terminal=

finish() {
  if [ -n "$terminal" ]; then kill "$terminal" 2>/dev/null || true; fi
  if [ -n "$display" ]; then kill "$display" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap finish EXIT

fail() { echo "$(basename "$0"): $*" >&2; exit 1; }

start_display() {
  # The server chooses a free number, which it says when it is ready.
  mkfifo "$work/number"
  Xvfb -displayfd 3 -screen 0 2200x1400x24 -nolisten tcp 3>"$work/number" >/dev/null 2>&1 &
  display=$!
  read -r number <"$work/number"
  export DISPLAY=:$number
}

# Only these fonts, whatever else the machine has: the pictures are the same everywhere.
choose_fonts() {
  cat >"$work/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <dir>/usr/share/fonts/truetype/ancient-scripts</dir>
  <cachedir>$work/fonts</cachedir>
</fontconfig>
END
  export FONTCONFIG_FILE=$work/fonts.conf
}

copy_sample() {
  rm -f "$work/trip.json"
  "$program" sample "$work/trip.json" >/dev/null
}

# open_terminal GEOMETRY [TERM [NAME=VALUE]]: the editor on the sample trip.
open_terminal() {
  copy_sample
  run_in_terminal "$1" "${2:-xterm-256color}" "${3:-TZ=UTC}" "$work/trip.json"
  wait_for 'Rust Belt'
}

# run_in_terminal GEOMETRY TERM NAME=VALUE ARGUMENT...: the program in xterm. F12 writes the text of the screen to a
# file.
run_in_terminal() {
  local geometry=$1 term=$2 setting=$3
  shift 3
  rm -f "$work/text"
  env -u NO_COLOR -u COLORTERM -u COLORFGBG TZ=UTC LC_ALL=C.UTF-8 \
    XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state" XDG_CONFIG_HOME="$work/config" \
    xterm -title shot -tn "$term" -geometry "$geometry" -fa 'DejaVu Sans Mono' -fs "$font_size" -b 8 \
    -bg "$paper" -fg "$ink" +sb -bc +bc -uc +aw \
    -xrm '*allowSendEvents: true' -xrm '*cursorBlink: false' -xrm '*boldColors: false' \
    -xrm "*printerCommand: cat > '$work/new' && mv '$work/new' '$work/text'" -xrm '*printAttributes: 0' \
    -xrm '*VT100.translations: #override <Key>F12: print()' \
    -e env "$setting" "$program" "$@" 2>/dev/null &
  terminal=$!
  window=$(timeout 20 xdotool search --sync --onlyvisible --name '^shot$' | head -n 1)
  xdotool windowfocus --sync "$window"
}

close_terminal() {
  kill "$terminal" 2>/dev/null || true
  wait "$terminal" 2>/dev/null || true
  terminal=
}

# The text of the screen now.
screen_text() {
  rm -f "$work/text"
  xdotool key --window "$window" F12
  for _ in $(seq 100); do
    if [ -e "$work/text" ]; then cat "$work/text"; return; fi
    sleep 0.02
  done
}

wait_for() {
  for _ in $(seq 100); do
    if screen_text | tr -s ' \n\r' ' ' | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  screen_text >&2
  fail "waited in vain for '$1'"
}

press() { xdotool key --window "$window" --delay 20 "$@"; }
type_text() { xdotool type --window "$window" --delay 20 -- "$1"; }

picture() { import -window "$window" "$1"; }
