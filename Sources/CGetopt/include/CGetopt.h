#pragma once

// Swift 6 cannot call getopt_long itself: its state lives in global variables (optarg, optind,
// optopt), which Swift refuses as shared mutable state, and that state makes two scans at a time
// disturb each other. Here one call is one whole scan, behind a lock.

#include <getopt.h>
#include <stdbool.h>

/// What getopt_long says at one step of a scan.
struct GetoptStep {
  /// Its result: the option's `val`, '?' for a wrong option, ':' for a missing argument.
  int result;
  /// The `optopt` that tells which option is wrong, or 0 when no option has that name.
  int subject;
  /// The option's argument, or null.
  const char *argument;
  /// The word at which the step ended.
  const char *word;
};

/// Where the operands begin when a scan has ended.
struct GetoptEnd {
  /// The index in `words` of the first operand.
  int firstOperand;
  /// Whether `--` stood before it.
  bool afterDashes;
};

/// Scans all words and reports each option in order; moves the operands to the end of `words`.
///
/// The first word is the program's name. Nothing is printed.
struct GetoptEnd scanOptions(
  int count, char **words, const char *shortOptions, const struct option *longOptions,
  void *context, void (*report)(void *context, struct GetoptStep step));
