#pragma once

#include <stdio.h>

#if defined(__linux__)
#include <sys/mman.h>
#endif

/// A new file without a name; in memory where the system can, so that a full disk is no obstacle.
static inline FILE *anonymous_file(void) {
#if defined(__linux__)
  int descriptor = memfd_create("cloze", MFD_CLOEXEC);
  if (descriptor >= 0) return fdopen(descriptor, "w+");
#endif
  return tmpfile();
}
