"""Issues as people write them in the forms of a board, and as nobody should."""

NOTHING = "_No response_"
TITLE = "A title"

ANSWERS = {
    TITLE: "Sunny two-bedroom terrace",
    "Number and street": "14 Gipps Street",
    "Suburb": "Collingwood",
    "State": "VIC",
    "Postcode": "3066",
    "Rent": "690",
    "Price": "690",
    "Budget": "690",
    "Bedrooms": "2",
    "Bathrooms": "1",
    "Available from": "2026-12-01",
    "Move in from": "2026-12-01",
    "Length of stay": "6 to 12",
    "Year": "2016",
    "Model": "Corolla",
    "What you’d tell a friend about it": "Light and quiet.\n\n### Nearby\n\nThe trams stop around the corner.",
    "Who you are and what you need": "A nurse who needs a quiet room.",
    "A few words that people might look for": "near trams, #quiet",
    "Open for inspection": "2026-11-28 11:00 to 11:30\n2026-12-05 11:00 to 11:30",
    "When people can come": "2026-11-28 11:00 to 11:30\n2026-12-05 11:00 to 11:30",
    "Your name": "Nora Quinn",
    "Phone": "0491 570 158",
    "Email": "nora@quinn.example",
}
"""What somebody answers, by labels. Of what is chosen it is the first; all else nobody answers."""

HOSTILE = [
    ("keys in an answer", "Sunny two-bedroom terrace", "Sunny\nowner: maria\nstatus: let"),
    ("a path in a title", "Sunny two-bedroom terrace", "../../../../etc/passwd of a home"),
    ("the end of the facts in a title", "Sunny two-bedroom terrace", "Sunny\n---\nrank: 1\n---"),
    ("brackets in a suburb", "Collingwood", "Collingwood, state: NSW}\nrank: 1"),
    ("quotation marks in a name", "Nora Quinn", 'Nora "\n- Quinn\\'),
    ("a list in a tag", "near trams, #quiet", "near], owner: [maria"),
    ("facts in a description", "Light and quiet.", "---\nowner: maria\n---\nLight."),
]
"""What somebody may write in place of an answer."""

REFUSED = [
    ("no form at all", lambda _: "I'd like to let my home."),
    ("nothing", lambda _: ""),
    ("an answer that is there twice", lambda body: body + "\n\n### Rent\n\n1"),
    ("more than any form", lambda body: body + "a" * (1 << 18)),
    ("a rent that is none", lambda body: body.replace("\n690", "\ncheap")),
    ("what is required and missing", lambda body: body.replace("\n690", "\n" + NOTHING)),
]
"""What is made of the words of an issue, so that nothing can be made of it."""


def answer(field, kind):
    """What somebody answers to a field."""
    label, options = field["attributes"]["label"], field["attributes"].get("options")
    if label == TITLE and kind != "rental":
        return f"Sunny {kind} near the river"
    if not options:
        return ANSWERS.get(label, NOTHING)
    if label in ANSWERS:
        return ANSWERS[label]
    return ", ".join(options[:2]) if field["attributes"].get("multiple") else options[0]


def words(form, kind):
    """An issue as a forge writes it."""
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    return "\n\n".join(f"### {field['attributes']['label']}\n\n{answer(field, kind)}" for field in fields)
