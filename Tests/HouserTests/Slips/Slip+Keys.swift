extension Slip {
    /// Facts that are called something else, are there twice, or are missing.
    static let keys: [Slip] = [
        Slip(file: .rental, good: "rent: 520", wrong: "rent pw: 520", says: "did you mean \"rent\"?"),
        Slip(file: .rental, good: "rent: 520", wrong: "rent per week: 520", says: "did you mean \"rent\"?"),
        Slip(file: .rental, good: "rent: 520", wrong: "Rent: 520", says: "did you mean \"rent\"?"),
        Slip(file: .rental, good: "rent: 520", wrong: "weekly rent: $520", says: "did you mean \"rent\"?"),
        Slip(file: .rental, good: "bedrooms: 2", wrong: "bed rooms: 2", says: "did you mean \"bedrooms\"?"),
        Slip(file: .rental, good: "bedrooms: 2", wrong: "beds: two", says: "did you mean \"bedrooms\"?"),
        Slip(file: .rental, good: "bedrooms: 2", wrong: "bedroms: 2", says: "did you mean \"bedrooms\"?"),
        Slip(file: .rental, good: "state: VIC", wrong: "stat: VIC", says: "did you mean \"state\"?"),
        Slip(file: .rental, good: "rent: 520", wrong: "rent: 520\nrent: 530", says: "\"rent\" is given twice"),
        Slip(file: .rental, good: "rent: 520", wrong: "rent: 520\nfacing: north", says: "has no \"facing\""),
        Slip(file: .rental, good: "title: L", wrong: "id: clifton-flat-2026\ntitle: L", says: "the id \"clifton-flat-2026\" is already"),
        Slip(file: .rental, good: "title: Light flat near the park\n", wrong: "", says: "\"title\" is missing", help: .template),
        Slip(file: .rental, good: "owner: nora\n", wrong: "", says: "\"owner\" is missing", help: .template),
        Slip(file: .rental, good: "rent: 520", wrong: "rent:", says: "\"rent\" has no value", help: .template),
        Slip(file: .rental, good: "suburb: Collingwood, ", wrong: "", says: "\"suburb\" is missing", help: .template),
        Slip(
            file: .rental, good: "\nLight and quiet, on the first floor.\n", wrong: "\n",
            says: "there is no description", help: .template),
        Slip(file: .rental, good: ", alt: The front", wrong: "", says: "has no description for people who", help: .template),
        Slip(file: .car, good: "transmission: manual", wrong: "gearbox: manual", says: "did you mean \"transmission\"?"),
        Slip(file: .board, good: "title: S", wrong: "title S", says: "a colon is missing after \"title\""),
        Slip(file: .board, good: "url:", wrong: "website:", says: "did you mean \"url\"?"),
    ]

    /// What people write of themselves and to others.
    static let people: [Slip] = [
        Slip(file: .person, good: "nora@quinn.example", wrong: "nora at quinn.example", says: "is not an e-mail address"),
        Slip(file: .person, good: "nora@quinn.example", wrong: "nora@quinn,example", says: "is not an e-mail address"),
        Slip(file: .person, good: "nora@quinn.example", wrong: "<nora@quinn.example>", says: "is not an e-mail address"),
        Slip(file: .person, good: "nora@quinn.example", wrong: "nora.quinn.example", says: "is not an e-mail address", help: .template),
        Slip(file: .person, good: "0491 570 158", wrong: "0491 57O 158", says: "is not a phone number"),
        Slip(file: .person, good: "0491 570 158", wrong: "0491 570 158 (after 6)", says: "is not a phone number"),
        Slip(file: .person, good: "0491 570 158", wrong: "0491 570 15", says: "is not a phone number", help: .template),
        Slip(file: .person, good: "phone:", wrong: "mobile:", says: "did you mean \"phone\"?"),
        Slip(file: .person, good: "whatsapp: yes", wrong: "whatsapp: y", says: "\"whatsapp\" is yes or a number"),
        Slip(file: .person, good: "role: owner", wrong: "role: landlord", says: "did you mean \"owner\"?"),
        Slip(file: .person, good: "role: owner", wrong: "role owner", says: "a colon is missing after \"role\""),
        Slip(file: .person, good: "role: owner", wrong: " role: owner", says: "further right"),
        Slip(file: .person, good: "role: owner", wrong: "**role:** owner", says: "signs around the name of this fact"),
        Slip(
            file: .person, good: SlipFile.person.good, wrong: "- name: Nora Quinn\n- phone: 0491 570 158\n",
            says: "there is a hyphen before \"name\"", lines: 2),
        Slip(file: .person, good: "role: owner", wrong: "role: owner\nage: 40", says: "has no \"age\""),
        Slip(file: .person, good: "about: Lives", wrong: "about: Note: lives", says: "a second colon on this line"),
        Slip(file: .person, good: "name: Nora Quinn\n", wrong: "", says: "needs its \"name\"", help: .template),
        Slip(file: .comment, good: "name: Jo", wrong: "name: Jo\ntitle: The balcony", says: "has no \"title\""),
        Slip(file: .comment, good: "name: Jo", wrong: "author: Jo", says: "did you mean \"name\"?"),
        Slip(file: .comment, good: "name: Jo", wrong: "handle: norra", says: "did you mean \"nora\"?"),
        Slip(file: .comment, good: "2026-11-20", wrong: "20 Nov", says: "must be a date"),
        Slip(file: .comment, good: "2026-11-20", wrong: "2026-12-20", says: "is in the future"),
        Slip(file: .comment, good: "date: 2026-11-20\n", wrong: "", says: "needs its \"date\""),
        Slip(file: .comment, good: "---\nIs", wrong: "Is", says: "a line of three hyphens is missing"),
        Slip(file: .comment, good: "---\nname", wrong: "name", says: "does not start with three hyphens"),
        Slip(
            file: .comment, good: "---\nname: Jo\ndate: 2026-11-20\n---\n", wrong: "", says: "does not start with its facts",
            help: .template),
        Slip(file: .comment, good: "Is the balcony big enough?", wrong: "", says: "the comment says nothing", help: .template),
    ]
}
