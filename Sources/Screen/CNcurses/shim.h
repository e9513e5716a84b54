#ifndef BARNSTORM_CNCURSES_H
#define BARNSTORM_CNCURSES_H

// The C settings of other targets do not reach the importer, so the wide-character API is chosen here.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

// Swift does not import the attribute masks, which are macros with casts.
static const attr_t cncurses_bold = A_BOLD;
static const attr_t cncurses_dim = A_DIM;
static const attr_t cncurses_italic = A_ITALIC;
static const attr_t cncurses_underline = A_UNDERLINE;
static const attr_t cncurses_reverse = A_REVERSE;
static const attr_t cncurses_blink = A_BLINK;

// Swift 6 refuses `stdscr`, `COLORS` and `COLOR_PAIRS`, which are mutable globals.
static inline WINDOW *cncurses_window(void) { return stdscr; }
static inline int cncurses_colors(void) { return COLORS; }
static inline int cncurses_pairs(void) { return COLOR_PAIRS; }

// `tigetstr` says "no such capability" with the pointer -1, which Swift cannot compare as a pointer. The name is
// declared `char *` by some versions and `const char *` by others.
static inline char *cncurses_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

// The sequences that keys send by the terminal's description, in the order of `KeySequences.described`; NULL for a key that it
// does not have. `term.h` has these as macros over a mutable global; asking for each by its name would compare thousands of
// names at every start.
enum { cncurses_key_count = 35 };

static inline void cncurses_described_keys(const char *keys[]) {
  const char *described[cncurses_key_count] = {
      key_up, key_down, key_left, key_right, key_sr, key_sf, key_sleft, key_sright, key_home, key_find, key_a1, key_end,
      key_select, key_c1, key_ppage, key_a3, key_npage, key_c3, key_enter, key_btab, key_backspace, key_dc, key_ic, key_f1,
      key_f2, key_f3, key_f4, key_f5, key_f6, key_f7, key_f8, key_f9, key_f10, key_f11, key_f12};
  for (int i = 0; i < cncurses_key_count; i++) keys[i] = described[i] == (const char *)-1 ? NULL : described[i];
}

// Sets a variable of the environment, or removes it if `value` is NULL. Returns a copy of its old value, or NULL.
static inline char *cncurses_exchange(const char *name, const char *value) {
  const char *held = getenv(name);
  char *copy = held == NULL ? NULL : strdup(held);
  if (value != NULL) setenv(name, value, 1); else unsetenv(name);
  return copy;
}

// ncurses answers signals whose action is the default. Here the program answers them, or nobody.
static inline void cncurses_give_signals_back(void) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
    struct sigaction action;
    if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(numbers[i], SIG_DFL);
  }
}

// `newterm`, told what size the terminal has. ncurses sets the scroll region to the size that it starts with, so that must
// be neither the 24 lines of the description, nor what LINES said when some shell started, nor 65535 rows. LINES and
// COLUMNS are what it believes before all else; they are put back for the programs that are started later. A size of 0
// leaves it to ncurses.
static inline bool cncurses_new_terminal(FILE *output, int height, int width) {
  if (height <= 0) return newterm(NULL, output, stdin) != NULL;
  char digits[2][12];
  snprintf(digits[0], sizeof digits[0], "%d", height);
  snprintf(digits[1], sizeof digits[1], "%d", width);
  char *held_lines = cncurses_exchange("LINES", digits[0]);
  char *held_columns = cncurses_exchange("COLUMNS", digits[1]);
  bool is_open = newterm(NULL, output, stdin) != NULL;
  free(cncurses_exchange("LINES", held_lines));
  free(cncurses_exchange("COLUMNS", held_columns));
  free(held_lines);
  free(held_columns);
  return is_open;
}

// Opens the screen of the terminal `descriptor`, which belongs to ncurses from then on. Returns 1 for a terminal that can
// place its cursor, 0 for one that cannot, -1 for one that the terminal database does not know.
static inline int cncurses_open(int descriptor, int height, int width) {
  FILE *output = fdopen(descriptor, "w");
  bool is_open = output != NULL && cncurses_new_terminal(output, height, width);
  cncurses_give_signals_back();
  if (is_open && cncurses_capability("cup") != NULL) return 1;
  if (is_open) {
    reset_shell_mode();
    return 0;
  }
  int found = 0;
  return setupterm(NULL, STDOUT_FILENO, &found) != OK && found == 1 ? 0 : -1;
}

// Whether the terminal database has a terminal of that name.
static inline bool cncurses_knows(const char *name) {
  int found = 0;
  return setupterm((char *)name, STDOUT_FILENO, &found) == OK || found == 1;
}

// Whether the terminal has a scroll region as the VT100 had it, which ESC [ r takes away.
static inline bool cncurses_has_scroll_region(void) {
  char *region = cncurses_capability("csr");
  return region != NULL && strcmp(region, "\033[%i%p1%d;%p2%dr") == 0;
}

// A blank cell with attributes and colours, into which text is put. `setcchar` takes the number of a colour pair beyond 32767 through an
// untyped pointer.
static inline cchar_t cncurses_blank(attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, L" ", attributes, 0, &pair) != OK) memset(&cell, 0, sizeof cell);
  return cell;
}

// Makes the terminal write with attributes and colors, as ncurses will believe it to do from then on: `put` gets the bytes.
static inline void cncurses_put_style(attr_t attributes, int pair, int (*put)(int)) {
  vid_puts(attributes, (short)pair, &pair, put);
}

// Puts text into a cell, as `setcchar` would with the same attributes: a call of that for each cell is a third of the cost of a
// screen.
static inline void cncurses_set_text(cchar_t *cell, unsigned base, unsigned first_mark, unsigned second_mark) {
  cell->chars[0] = (wchar_t)base;
  cell->chars[1] = (wchar_t)first_mark;
  cell->chars[2] = (wchar_t)second_mark;
}

#include "strikethrough.h"

#endif
