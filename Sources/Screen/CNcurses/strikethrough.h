#ifndef BARNSTORM_CNCURSES_STRIKETHROUGH_H
#define BARNSTORM_CNCURSES_STRIKETHROUGH_H

// Struck text, which ncurses has no attribute for. This file is the only place that reaches into what is ncurses' own, and
// the program does without it: if the function answers no, struck text is shown between ~~.
//
// A terminal description may have the extended capability `smxx`. The function makes the blink attribute, which the program
// does not use, send it. ncurses makes attributes from the capability `sgr`, of which it keeps a private copy that term.h does
// not reach; but tigetstr returns the copy itself, so the digit of blink (5) becomes that of struck text (9) in there.
//
// Nothing is changed unless `smxx`, `blink` and the part of `sgr` for blink are exactly those of ECMA-48, as in all
// descriptions that have `smxx`. Should ncurses keep the description in read-only memory, or hand out another copy one day,
// the write fails or has no effect on the screen, and nothing else breaks. So that it fails rather than crashes, the
// kernel writes the digit: a read from a pipe into memory that must not be written is an error (EFAULT).
static inline bool cncurses_strike_instead_of_blink(void) {
  char *blink = cncurses_capability("blink");
  char *strike = cncurses_capability("smxx");
  char *attributes = cncurses_capability("sgr");
  if (blink == NULL || strike == NULL || attributes == NULL) return false;
  if (strcmp(blink, "\033[5m") != 0 || strcmp(strike, "\033[9m") != 0) return false;
  char *place = strstr(attributes, "%p4%t;5%;");
  int channel[2];
  if (place == NULL || pipe(channel) != 0) return false;
  bool written = write(channel[1], "9", 1) == 1 && read(channel[0], place + strlen("%p4%t;"), 1) == 1;
  close(channel[0]);
  close(channel[1]);
  return written;
}

#endif
