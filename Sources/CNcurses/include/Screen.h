#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The screen as ncurses draws it. ncurses never sees the terminal: it writes to an anonymous file,
// and what it wrote is handed out as bytes. There is one screen a process.

/// Name and version of the curses that runs; it needs no screen.
const char *screen_library(void);

/// Whether a terminal type can carry a screen.
typedef enum {
  screen_fit,
  /// The terminfo database has no such type.
  screen_unknown,
  /// The type cannot place its cursor.
  screen_dumb,
} ScreenFitness;

/// Ways of drawing a cell beside its colours.
enum {
  screen_bold = 1,
  screen_dim = 2,
  screen_underline = 4,
  screen_reverse = 8,
};

/// Bytes for the terminal; valid until the next call that returns some.
typedef struct {
  const uint8_t *start;
  size_t count;
} ScreenBytes;

ScreenFitness screen_fitness(const char *type, int terminal);

/// Opens the screen of a terminal type that is fit; false when the system has no file for it.
bool screen_open(const char *type, bool with_colors);
void screen_close(void);

/// The number of colours; 0 without colour.
int screen_colors(void);
/// One more than the highest pair number.
int screen_pairs(void);
/// Whether −1 stands for the person's own foreground and background.
bool screen_has_default_colors(void);
/// Whether colour numbers are red, green and blue in one.
bool screen_has_direct_colors(void);
bool screen_define_pair(int pair, int foreground, int background);

/// Changes the size; every cell is blank then.
void screen_resize(int width, int height);

/// Puts one grapheme of at most five scalars where its left half belongs.
void screen_put(int column, int row, const uint32_t *scalars, int count, int attributes, int pair);

void screen_show_caret(int column, int row);
void screen_hide_caret(void);

/// Draws all cells anew at the next update, not only what differs.
void screen_forget(void);

/// What brings the terminal from the last update to the present cells.
ScreenBytes screen_update(void);
/// What enters the screen from whatever state; the next update draws all cells.
ScreenBytes screen_enter_bytes(void);
/// What leaves the screen from whatever state: attributes, colours, cursor, main screen.
ScreenBytes screen_exit_bytes(void);
/// Whether the terminal type speaks ECMA-48, so that unknown modes are ignored and not shown.
bool screen_speaks_ansi(void);
