#include "Screen.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "AnonymousFile.h"

static SCREEN *screen;
static FILE *output;
static bool has_default_colors;
static bool has_stale_region;

static uint8_t *captured;
static size_t capacity;

// What is sent besides what ncurses draws, until it joins that in the file.
static uint8_t emitted[1024];
static size_t emitted_count;

static void flush_emitted(void) {
  // The file is in memory: it takes all, or there is no memory for a frame either.
  ssize_t ignored = emitted_count > 0 ? write(fileno(output), emitted, emitted_count) : 0;
  (void)ignored;
  emitted_count = 0;
}

static int collect(int c) {
  if (emitted_count == sizeof emitted) flush_emitted();
  emitted[emitted_count++] = (uint8_t)c;
  return c;
}

static void emit(const char *capability) {
  if (capability != NULL) tputs(capability, 1, collect);
}

// Without its own size for it, a line feed in the middle of the screen might scroll.
static void emit_scroll_region(void) {
  has_stale_region = false;
  if (change_scroll_region == NULL) return;
  emit(tparm(change_scroll_region, 0, LINES - 1, 0, 0, 0, 0, 0, 0, 0));
}

static ScreenBytes take_output(void) {
  ScreenBytes none = {NULL, 0};
  flush_emitted();
  int descriptor = fileno(output);
  off_t length = lseek(descriptor, 0, SEEK_CUR);
  if (length <= 0) return none;
  if ((size_t)length > capacity) {
    uint8_t *larger = realloc(captured, (size_t)length);
    if (larger == NULL) return none;
    captured = larger;
    capacity = (size_t)length;
  }
  ssize_t count = pread(descriptor, captured, (size_t)length, 0);
  lseek(descriptor, 0, SEEK_SET);
  if (count < 0) return none;
  return (ScreenBytes){captured, (size_t)count};
}

const char *screen_library(void) { return curses_version(); }

ScreenFitness screen_fitness(const char *type, int terminal) {
  int found = 0;
  // 1 is a hard-copy terminal: known, but without a screen.
  if (setupterm((char *)type, terminal, &found) != OK && found != 1) return screen_unknown;
  return found == 1 && cursor_address == NULL ? screen_dumb : screen_fit;
}

bool screen_open(const char *type, bool with_colors) {
  output = anonymous_file();
  if (output == NULL) return false;
  screen = newterm((char *)type, output, stdin);
  if (screen == NULL) {
    fclose(output);
    output = NULL;
    return false;
  }
  // Otherwise an update is cut short when a key waits, and reads are done behind our back.
  typeahead(-1);
  if (with_colors && has_colors() && start_color() == OK) {
    has_default_colors = use_default_colors() == OK;
  } else {
    COLORS = 0;
  }
  // How ncurses enters a screen is of no use: the size is not known yet, and it would reset the
  // palette, which many set in their shell's startup file.
  screen_update();
  return true;
}

void screen_close(void) {
  if (screen == NULL) return;
  delscreen(screen);
  fclose(output);
  free(captured);
  screen = NULL;
  output = NULL;
  captured = NULL;
  capacity = 0;
}

int screen_colors(void) { return COLORS; }

int screen_pairs(void) { return COLOR_PAIRS; }

bool screen_has_default_colors(void) { return has_default_colors; }

bool screen_has_direct_colors(void) { return tigetflag("RGB") > 0 || tigetnum("RGB") > 0; }

bool screen_define_pair(int pair, int foreground, int background) {
#if NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

void screen_resize(int width, int height) {
  // Not resizeterm, which would leave a key for the getch that we never call.
  resize_term(height, width);
  erase();
  has_stale_region = true;
  screen_forget();
}

void screen_put(int column, int row, const uint32_t *scalars, int count, int attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)scalars[i];

  attr_t drawn = WA_NORMAL;
  if (attributes & screen_bold) drawn |= WA_BOLD;
  if (attributes & screen_dim) drawn |= WA_DIM;
  if (attributes & screen_underline) drawn |= WA_UNDERLINE;
  if (attributes & screen_reverse) drawn |= WA_REVERSE;

  cchar_t cell;
#if NCURSES_EXT_COLORS
  setcchar(&cell, text, drawn, 0, &pair);
#else
  setcchar(&cell, text, drawn, (short)pair, NULL);
#endif
  // Unlike mvadd_wch this neither wraps nor scrolls in the last column.
  mvadd_wchnstr(row, column, &cell, 1);
}

void screen_show_caret(int column, int row) {
  leaveok(stdscr, FALSE);
  curs_set(1);
  move(row, column);
}

void screen_hide_caret(void) {
  // Nobody sees where a hidden cursor stands; moving it back would cost bytes each frame.
  leaveok(stdscr, TRUE);
  curs_set(0);
}

void screen_forget(void) { clearok(curscr, TRUE); }

ScreenBytes screen_update(void) {
  if (has_stale_region) emit_scroll_region();
  flush_emitted();
  wnoutrefresh(stdscr);
  doupdate();
  return take_output();
}

ScreenBytes screen_enter_bytes(void) {
  curs_set(0);
  take_output();
  emit(enter_ca_mode);
  emit_scroll_region();
  emit(exit_insert_mode);
  emit(enter_am_mode);
  emit(exit_attribute_mode);
  emit(cursor_invisible);
  screen_forget();
  return take_output();
}

ScreenBytes screen_exit_bytes(void) {
  emit(exit_attribute_mode);
  emit(orig_pair);
  if (exit_ca_mode != NULL) {
    emit(exit_ca_mode);
  } else {
    emit(tparm(cursor_address, LINES - 1, 0, 0, 0, 0, 0, 0, 0, 0));
    emit(clr_eol);
  }
  emit(cursor_normal);
  return take_output();
}

bool screen_speaks_ansi(void) {
  return cursor_address != NULL && strncmp(cursor_address, "\033[", 2) == 0;
}
