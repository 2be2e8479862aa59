#pragma once

// The module gives Swift the half of minizip that reads, without the one that writes; the files that
// it reads from are functions of our own, so that nothing in it is out of Swift's reach.
#include <minizip/unzip.h>
