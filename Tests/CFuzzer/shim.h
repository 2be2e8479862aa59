#pragma once

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer as a library: a Swift program has a main of its own. The compiler brings libFuzzer
/// without a header; this is the declaration of its documentation.
int LLVMFuzzerRunDriver(
  int *count, char ***words, int (*callback)(const uint8_t *bytes, size_t count));
