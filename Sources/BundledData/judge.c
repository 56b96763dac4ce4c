#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The judge as a module for browsers, if Sources/Judge/host/build has made it: without it the program is whole, and pages do without. What is built to
// be tested never has it, so that the same sites come of it wherever that is.
#if !defined(DEBUG) && __has_embed("../../.build/judge/judge.wasm")
static const unsigned char bytes[] = {
#embed "../../.build/judge/judge.wasm"
};
const unsigned char *houser_judge_bytes(void) { return bytes; }
size_t houser_judge_count(void) { return sizeof bytes; }
#else
const unsigned char *houser_judge_bytes(void) { return (const unsigned char *)""; }
size_t houser_judge_count(void) { return 0; }
#endif
