#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>

// Debian's libxml2 is built with ICU and so its headers declare ICU's types, which clash with those that Foundation brings along. No type
// used here depends on them: only the two last members of xmlCharEncodingHandler do.
#undef LIBXML_ICU_ENABLED

#include <libxml/xmlversion.h>
// Debian's libxml2 is built with ICU, and its encoding.h would bring in ICU's headers, which clash with those of Foundation's own ICU.
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlwriter.h>

#endif
