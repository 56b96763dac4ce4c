"""The lines and components of an iCalendar file, read letter by letter as RFC 5545 section 3.1 has them: nothing is repaired."""

import re
from dataclasses import dataclass, field

from mistakes import UNREADABLE

VALUE = r'(?:"[^"]*"|[^";:,]*)'
PARAMETER = rf";([A-Za-z0-9-]+)=({VALUE}(?:,{VALUE})*)"
LINE = re.compile(rf"([A-Za-z0-9-]+)((?:{PARAMETER})*):(.*)", re.S)


class BadCalendar(ValueError):
    """The file is not made of lines and components."""


@dataclass
class Property:
    name: str
    parameters: dict
    value: str


@dataclass
class Component:
    name: str
    properties: list = field(default_factory=list)
    children: list = field(default_factory=list)

    def all(self, name):
        return [found for found in self.properties if found.name == name]

    def value(self, name):
        """The value of the first property of a name, or None."""
        return next((found.value for found in self.properties if found.name == name), None)

    def named(self, name):
        return [child for child in self.children if child.name == name]


def line_faults(data):
    """What is wrong with the bytes, before anything is understood: line ends, lengths, characters."""
    if not data.endswith(b"\r\n"):
        yield "its last line does not end with CRLF"
    for number, line in enumerate(data.split(b"\r\n"), 1):
        if b"\n" in line or b"\r" in line:
            yield f"line {number} ends without CRLF"
        elif len(line) > 75:
            yield f"line {number} has {len(line)} octets; at most 75 are allowed"
        elif re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", line):
            yield f"line {number} holds a control character"
        elif line.strip() == b"" and number <= data.count(b"\r\n"):
            yield f"line {number} is empty"
        else:
            try:
                line.decode("utf-8")
            except UnicodeDecodeError:
                yield f"line {number} is no UTF-8 by itself, so that a character was cut"


def unfolded(data):
    return re.sub(r"\r\n[ \t]", "", data.decode("utf-8", "replace")).removesuffix("\r\n").split("\r\n")


def property_of(line):
    match = LINE.fullmatch(line)
    if not match:
        raise BadCalendar(f"{UNREADABLE}: {line[:60]!r} is no content line")
    parameters = {}
    for name, value in re.findall(PARAMETER, match[2]):
        name = name.upper()
        if name in parameters:
            raise BadCalendar(f"{UNREADABLE}: {line[:60]!r} has {name} twice")
        parameters[name] = value.strip('"')
    return Property(match[1].upper(), parameters, match[5])


def calendar_in(data):
    """The one VCALENDAR of a file."""
    root = Component("")
    open_components = [root]
    for line in unfolded(data):
        found = property_of(line)
        if found.name == "BEGIN":
            component = Component(found.value.upper())
            open_components[-1].children.append(component)
            open_components.append(component)
        elif found.name == "END":
            if open_components.pop().name != found.value.upper() or not open_components:
                raise BadCalendar(f"{UNREADABLE}: END:{found.value} ends what is not open")
        elif len(open_components) == 1:
            raise BadCalendar(f"{UNREADABLE}: {line[:60]!r} stands outside the calendar")
        else:
            open_components[-1].properties.append(found)
    if len(open_components) > 1 or [child.name for child in root.children] != ["VCALENDAR"]:
        raise BadCalendar(f"{UNREADABLE}: it is not one VCALENDAR from beginning to end")
    return root.children[0]
