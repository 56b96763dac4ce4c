"""Finds every reference that a published file makes to another one."""

import json
import re
import xml.etree.ElementTree as XML
from dataclasses import dataclass
from html.parser import HTMLParser

LOADING_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest", "apple-touch-icon"}
LOADING = {
    ("script", "src"), ("img", "src"), ("img", "srcset"), ("source", "src"), ("source", "srcset"), ("video", "src"),
    ("video", "poster"), ("audio", "src"), ("track", "src"), ("iframe", "src"), ("frame", "src"), ("embed", "src"),
    ("object", "data"), ("input", "src"), ("use", "href"), ("image", "href"), ("body", "background"),
}
FOLLOWED = {
    ("a", "href"), ("area", "href"), ("form", "action"), ("button", "formaction"), ("input", "formaction"), ("link", "href"),
    ("blockquote", "cite"), ("q", "cite"), ("base", "href"), ("form", "data-index"), ("form", "data-base"), ("a", "ping"),
}
ADDRESS = re.compile(r"https?://[^\s<>\"']+")


@dataclass(frozen=True)
class Reference:
    url: str
    loads: bool = False
    """Whether a browser fetches it without being asked."""


def in_srcset(value):
    return [part.split()[0] for part in value.split(",") if part.strip()]


def in_css(text):
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    found = re.findall(r"""url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+["']([^"']+)["']""", text)
    return [Reference("".join(groups), loads=True) for groups in found]


class PageReader(HTMLParser):
    """Collects the references and the ids of a page, or of a fragment of one."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.references, self.ids, self.in_style = [], set(), False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        values = {name.removeprefix("xlink:"): value or "" for name, value in attrs}
        self.in_style = tag == "style"
        self.ids.update(values[name] for name in ("id",) if name in values)
        if tag == "a" and "name" in values:
            self.ids.add(values["name"])
        for name, value in values.items():
            loads = (tag, name) in LOADING
            if (tag, name) == ("link", "href"):
                loads = not LOADING_LINKS.isdisjoint(values.get("rel", "").lower().split())
            if name in ("srcset", "imagesrcset"):
                self.references += [Reference(url, loads=True) for url in in_srcset(value)]
            elif loads or (tag, name) in FOLLOWED:
                self.references.append(Reference(value.strip(), loads))
            elif name == "style" or "url(" in value:
                self.references += in_css(value)
        if tag == "meta" and values.get("http-equiv", "").lower() == "refresh" and "=" in values.get("content", ""):
            self.references.append(Reference(values["content"].split("=", 1)[1].strip(" '\"")))
        if tag == "meta" and ADDRESS.match(values.get("content", "")):
            self.references.append(Reference(values["content"]))

    def handle_data(self, data):
        if self.in_style:
            self.references += in_css(data)

    def handle_endtag(self, tag):
        self.in_style = False


def in_html(text):
    return PageReader(text).references


def in_xml(text):
    """Feeds, site maps, OPML and SVG: addresses in attributes and elements, and those in escaped HTML."""
    found = []
    for element in XML.fromstring(text).iter():
        name = element.tag.rpartition("}")[2]
        for attribute, value in element.attrib.items():
            if attribute.rpartition("}")[2] in ("href", "src", "url", "xmlUrl", "htmlUrl"):
                found.append(Reference(value, loads=name in ("use", "image")))
        words = (element.text or "").strip()
        if words.startswith("<"):
            found += in_html(words)
        elif name in ("link", "loc", "uri", "icon", "logo", "url", "comments") and words:
            found.append(Reference(words))
        elif name == "guid" and element.get("isPermaLink", "true") == "true":
            found.append(Reference(words))
        elif name == "style":
            found += in_css(words)
    return found


def in_json(text, relative_to=None):
    """Absolute addresses and HTML anywhere; with `relative_to`, also the values of url and src, which start there."""
    found = []

    def walk(value, key):
        if isinstance(value, dict):
            for name, member in value.items():
                walk(member, name)
        elif isinstance(value, list):
            for member in value:
                walk(member, key)
        elif isinstance(value, str) and key.endswith("html"):
            found.extend(in_html(value))
        elif isinstance(value, str) and ADDRESS.fullmatch(value):
            found.append(Reference(value))
        elif isinstance(value, str) and relative_to and key in ("url", "src"):
            found.append(Reference(value if value.startswith("/") else relative_to + value))

    walk(json.loads(text), "")
    return found
