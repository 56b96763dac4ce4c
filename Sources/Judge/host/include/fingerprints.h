// The fingerprints of files, whose library `host.c` compiles.
#pragma once
#include <xxhash.h>
