#pragma once

#include <sqlite3.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "SQLite 3.37 or newer is needed: older ones have no STRICT tables."
#endif

/// Binds a text that is copied. SQLITE_TRANSIENT, which asks for the copy, is a macro that casts −1 to
/// a function pointer: out of Swift's reach.
static inline int sqlite_bind_copied_text(
  sqlite3_stmt *statement, int place, const char *text, sqlite3_uint64 bytes) {
  return sqlite3_bind_text64(statement, place, text, bytes, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Switches one of the settings SQLITE_DBCONFIG_… that are on or off. sqlite3_db_config has variable
/// arguments: out of Swift's reach.
static inline int sqlite_switch(sqlite3 *database, int setting, int isOn) {
  return sqlite3_db_config(database, setting, isOn, (int *)0);
}

/// SQLITE_CONSTRAINT_FOREIGNKEY, a macro with a shift in it: out of Swift's reach.
static const int sqlite_no_such_parent = SQLITE_CONSTRAINT_FOREIGNKEY;
