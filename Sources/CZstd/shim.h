#pragma once

// The module gives Swift the header of the system's library; nothing in it is out of Swift's reach.
#include <zstd.h>

#if ZSTD_VERSION_NUMBER < 10400
#error "zstd 1.4 or newer is needed: older ones cannot be told how large a window may be."
#endif
