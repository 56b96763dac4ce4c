"""Namespaces of Atom and RSS documents: what validators and readers know, each under its usual prefix, and only where it is used."""

XHTML = "http://www.w3.org/1999/xhtml"
PREFIXES = {
    "http://www.w3.org/2005/Atom": "atom",
    "http://purl.org/rss/1.0/modules/content/": "content",
    "http://purl.org/dc/elements/1.1/": "dc",
    "http://purl.org/syndication/history/1.0": "fh",
    "http://www.georss.org/georss": "georss",
    "http://search.yahoo.com/mrss/": "media",
}


def of_name(name):
    return name[1:].partition("}")[0] if name.startswith("{") else None


def faults(root):
    """Every namespace that is declared though nothing has it, that readers do not know, or whose prefix is not the usual one."""
    elements = [element for element in root.iter() if isinstance(element.tag, str)]
    used = {of_name(name) for element in elements for name in (element.tag, *element.attrib)}
    for element in elements:
        around = element.getparent()
        for prefix, namespace in element.nsmap.items():
            if not namespace or around is not None and around.nsmap.get(prefix) == namespace:
                continue
            if namespace not in used:
                yield f"declares the namespace {namespace}, which nothing in it has"
            if namespace not in PREFIXES and namespace != XHTML:
                yield f"declares the namespace {namespace}, which readers do not know"
            elif prefix is not None and prefix != PREFIXES.get(namespace):
                yield f"calls {namespace} {prefix}, not {PREFIXES.get(namespace, 'by no prefix')}"
            elif prefix == "atom" and of_name(root.tag) == namespace:
                yield "has a prefix for Atom's own namespace, which some readers do not understand"
