#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Debian's libxml2 is built with ICU, and its encoding.h would bring in ICU's headers, which clash with those of Foundation's own ICU.
// No type used here depends on them: only the two last members of xmlCharEncodingHandler do.
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemastypes.h>

// Gives back memory that libxml2 made for its caller. The function for it stands in a variable, and Swift cannot see that
// nobody ever sets that.
static inline void houser_xml_free(void *_Nonnull memory) { xmlFree(memory); }

#endif
