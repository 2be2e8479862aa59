#pragma once

// The module gives Swift the header of the system's library; nothing in it is out of Swift's reach.
#include <expat.h>

#ifdef XML_UNICODE
#error "An expat that hands out UTF-8 is needed: this one was built for UTF-16."
#endif
