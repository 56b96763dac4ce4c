#include "BundledData.h"

// #embed is C23; clang has it in every C mode as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char atom[] = {
#embed "grammars/atom.rng"
};

const unsigned char *houser_atom_grammar_bytes(void) { return atom; }
size_t houser_atom_grammar_count(void) { return sizeof atom; }

static const unsigned char rss[] = {
#embed "grammars/rss.rng"
};

const unsigned char *houser_rss_grammar_bytes(void) { return rss; }
size_t houser_rss_grammar_count(void) { return sizeof rss; }
