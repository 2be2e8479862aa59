#include "CGetopt.h"

#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void restart(void) {
  opterr = 0;
#if defined(__APPLE__) || defined(__FreeBSD__)
  optreset = 1;
  optind = 1;
#else
  // In glibc and musl 0, unlike 1, also forgets where a scan stopped within a word like -abc.
  optind = 0;
#endif
}

struct GetoptEnd scanOptions(
  int count, char **words, const char *shortOptions, const struct option *longOptions,
  void *context, void (*report)(void *context, struct GetoptStep step)) {
  pthread_mutex_lock(&lock);
  restart();
  int before = 1;
  for (;;) {
    // The argument of an earlier option would otherwise stand beside a later one without any.
    optarg = NULL;
    optopt = 0;
    int result = getopt_long(count, words, shortOptions, longOptions, NULL);
    if (result == -1) break;
    report(context, (struct GetoptStep){result, optopt, optarg, words[optind - 1]});
    before = optind;
  }
  // Only the last step moves past "--"; as an option's argument it was passed before.
  bool afterDashes = optind > before && strcmp(words[optind - 1], "--") == 0;
  struct GetoptEnd end = {optind, afterDashes};
  pthread_mutex_unlock(&lock);
  return end;
}
