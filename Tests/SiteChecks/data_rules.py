"""The rules of the JSON for programs: those of the schema that the site publishes, taken as strictly as they can be."""

from json_feed import member, parse
from jsonschema import Draft202012Validator
from mistakes import UNREADABLE


def closed(schema):
    """A schema whose objects have no member that it does not tell of: what the published one leaves open for later versions."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {name: closed(part) for name, part in schema.items()}
    if schema.get("type") == "object" and isinstance(schema.get("properties"), dict) and "additionalProperties" not in schema:
        result["additionalProperties"] = False
    return result


class Rules:
    def __init__(self, schema):
        Draft202012Validator.check_schema(schema)
        strict = closed(schema)
        # A kind's own definition says what its fields are.
        strict["$defs"]["listing"]["properties"]["fields"].pop("additionalProperties", None)
        self.validators = {
            form: Draft202012Validator(
                {"$ref": f"#/$defs/{form}", "$defs": strict["$defs"]}, format_checker=Draft202012Validator.FORMAT_CHECKER)
            for form in ("manifest", "pack", "listing", "postcodes", "places")
        }

    def judge(self, text, form):
        """Everything that is wrong with a document of a form, and the document."""
        try:
            document = parse(text)
        except ValueError as error:
            return [f"{UNREADABLE}: {error}"], None
        faults = [f"{member(error)}: {error.message[:200]}" for error in self.validators[form].iter_errors(document)]
        if not faults and form == "pack":
            ids = [listing["id"] for listing in document["listings"]]
            if ids != sorted(set(ids), key=lambda name: name.encode()):
                faults.append("the listings are not in the order of their ids, or one is there twice")
        return faults, document


def fnv(text):
    """FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/)."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


def pack_of(name, count):
    """The pack in which a program looks for a listing."""
    whole = 1
    while whole < count:
        whole *= 2
    place = fnv(name) % whole
    return place if place < count else place - whole // 2
