/// A board with a room that hides its street, and a file that tells it: where it stands and how it is written are chosen by a number.
package struct PlantedSecret {
    /// Where a text can stand: `TEXT` is what it says.
    private struct Spot {
        let path: String
        let file: String
        /// Whether Markdown is read there.
        var isMarkdown = false
    }

    /// The file that tells it.
    package let path: String
    /// What the file says, and how it is written there.
    package let file: String
    /// The street.
    package let street: String
    /// The file of the room that hides it.
    package static let room = "rooms/quiet-room.md"
    /// How many there are before they only have other names of streets.
    package static var count: Int { spots.count * forms.count }
    /// Those of a day: every place and every way to write it, each with a third of the others. All if somebody asks for endurance.
    package static var numbers: [Int] {
        (0..<count).filter { Endurance.depth > 0 || ($0 % spots.count + $0 / spots.count).isMultiple(of: 3) }
    }

    private static let names = [
        "Xylophone", "Acacia", "Gipps", "Quillfeather", "Larapinta", "St Phillip", "O'Grady", "Old Mill", "Wattlebird", "Mount Pleasant",
    ]
    private static let types = ["Street", "Road", "Avenue", "Lane", "Parade", "Crescent"]

    /// The secret of that number.
    package init(_ number: Int) {
        let spot = PlantedSecret.spots[number % PlantedSecret.spots.count]
        let round = number / PlantedSecret.spots.count
        let form = PlantedSecret.forms[round % PlantedSecret.forms.count]
        let house = 2 + number * 7 % 97
        let name = PlantedSecret.names[number * 3 % PlantedSecret.names.count]
        let type = PlantedSecret.types[number * 5 % PlantedSecret.types.count]
        street = "\(house) \(name) \(type)"
        let text = form.isMarkdown && !spot.isMarkdown ? "\(house) \(name) \(type)" : form.write(house, name, type)
        path = spot.path.replacing(
            "TEXT", with: "\(house)-\(name.lowercased().replacing("'", with: "").replacing(" ", with: "-"))-\(type.lowercased())")
        file = spot.file.replacing("TEXT", with: text)
    }

    /// Writes the board with the room, and without what tells its street.
    package func prepare(_ workspace: Workspace) throws {
        try workspace.write(
            PlantedSecret.room,
            PlantedSecret.listing(
                "bills: shared\nroom: private room\nhome: house\nhousehold: 3\nbathroom: shared\nfurnished: furnished\nsmoking: outside only\nrent: 230",
                address: "{street: \"\(street)\", suburb: Collingwood, state: VIC, postcode: 3066, show: suburb}"))
        try workspace.write("people/ada.yaml", "name: Ada Marsh\nphone: 0491 570 158\n")
        try workspace.write("brands/mallee.yaml", "name: Mallee\n")
    }

    /// Adds what tells it.
    package func plant(in workspace: Workspace) throws { try workspace.write(path, file) }

    private static func listing(
        _ lines: String, address: String? = "{suburb: Collingwood, state: VIC, postcode: 3066}", owner: String = "maria",
        title: String = "Light and quiet", body: String = "As it says."
    ) -> String {
        let place = address.map { "address: \($0)\n" } ?? ""
        return
            "---\ntitle: \(title)\nowner: \(owner)\n\(place)listed: 2026-11-18\nconfirmed: 2026-11-20\navailable: 2026-12-01\n\(lines)\n---\n\(body)\n"
    }

    private static let item = "category: furniture\ncondition: good\nprice: 20"

    private static func thing(_ lines: String = item, title: String = "Light and quiet", body: String = "As it says.") -> String {
        listing(lines, owner: "ada", title: title, body: body).replacing("available: 2026-12-01\n", with: "")
    }

    private static let spots: [Spot] = [
        Spot(path: "stories/evening.md", file: story(body: "It was at TEXT, and we sang."), isMarkdown: true),
        Spot(path: "stories/evening.md", file: story(title: "\"An evening, TEXT\"")),
        Spot(path: "items/chair.md", file: thing(body: "Pick it up.\n\nTEXT is where."), isMarkdown: true),
        Spot(path: "items/chair.md", file: thing(title: "\"A chair, TEXT\"")),
        Spot(path: "items/chair.md", file: thing(item + "\ntags: [\"TEXT\"]")),
        Spot(path: "items/chair.md", file: thing(item + "\nbrand: \"Made, TEXT\"")),
        Spot(path: "items/chair.md", file: thing(item + "\ncontact: {name: \"Ada, TEXT\", phone: 0491 570 156}")),
        Spot(path: "items/TEXT.md", file: thing()),
        Spot(
            path: "comments/oak-desk/one.md", file: "---\nname: Wanda\ndate: 2026-11-19\n---\nI live beside you, at TEXT.\n",
            isMarkdown: true),
        Spot(path: "comments/oak-desk/one.md", file: "---\nname: \"Wanda, TEXT\"\ndate: 2026-11-19\n---\nWell said.\n"),
        Spot(path: "comments/quiet-room/one.md", file: "---\nname: Wanda\ndate: 2026-11-19\n---\nI know TEXT.\n", isMarkdown: true),
        Spot(path: "people/maria.yaml", file: "name: Maria Costa\nphone: 0491 570 156\nabout: \"Lets the room, TEXT\"\n"),
        Spot(path: "people/ada.yaml", file: "name: Ada Marsh\nphone: 0491 570 158\nabout: |\n  I sing.\n  Often, TEXT\n"),
        Spot(path: "people/ada.yaml", file: "name: Ada Marsh\nphone: 0491 570 158\nstatus: {text: \"Singing, TEXT\", on: 2026-11-20}\n"),
        Spot(path: "circles/singers.yaml", file: "name: Singers\ntag: singing\ndescription: \"We meet each week, TEXT\"\n"),
        Spot(path: "circles/singers.yaml", file: "name: \"Singers, TEXT\"\ntag: singing\n"),
        Spot(path: "brands/mallee.yaml", file: "name: Mallee\ndescription: \"Made by hand, TEXT\"\n"),
        Spot(path: "pages/singing.md", file: "---\ntitle: Singing\n---\nEach week, TEXT.\n", isMarkdown: true),
        Spot(path: "pages/singing.md", file: "---\ntitle: \"Singing, TEXT\"\n---\nEach week.\n"),
        Spot(
            path: "places/singing.yaml",
            file: "category: singing\nlabel: Singing\nplaces:\n  - {name: \"The hall, TEXT\", at: [-37.8025, 144.9861]}\n"),
        Spot(path: "wanted/somebody.md", file: wanted(body: "I was at TEXT before."), isMarkdown: true),
        Spot(path: "rentals/terrace.md", file: rental(title: "\"A terrace, TEXT\"")),
        Spot(path: "rentals/terrace.md", file: rental(lines: "\nlease: \"12 months, TEXT\"")),
        Spot(path: "cars/old.md", file: car(body: "To be seen at TEXT."), isMarkdown: true),
    ]

    private static func story(title: String = "An evening", body: String = "We sang.") -> String {
        "---\ntitle: \(title)\nowner: ada\nlisted: 2026-11-18\nconfirmed: 2026-11-20\n---\n\(body)\n"
    }

    private static func wanted(body: String) -> String {
        listing("budget: 320\nlooking-for: [room]", owner: "ada", title: "Somebody looks for a room", body: body)
    }

    private static func rental(title: String = "A terrace", lines: String = "") -> String {
        listing(
            "property: terrace\nbedrooms: 2\nbathrooms: 1\nrent: 500\(lines)",
            address: "{street: 99 Hoddle Street, suburb: Abbotsford, state: VIC, postcode: 3067}", owner: "ada", title: title)
    }

    private static func car(body: String) -> String {
        thing(
            "brand: mallee\nmodel: Old\nyear: 2012\nprice: 4000\nodometer: 120000\ntransmission: manual\nfuel: petrol\nbody: hatch",
            title: "An old car", body: body)
    }

    private static let forms: [(isMarkdown: Bool, write: @Sendable (Int, String, String) -> String)] = [
        (false, { "\($0) \($1) \($2)" }), (false, { "\($0)\($1)\($2)" }), (false, { "\($1) \($2) \($0)" }),
        (false, { "\($0) \($1.uppercased()) \($2.uppercased())" }), (false, { "number \($0) in \($1) \($2)" }),
        (false, { "\($0) \($1.replacing("a", with: "а").replacing("o", with: "о")) \($2)" }),
        (false, { number, name, type in "\(number) \(name.map { "\($0)\u{200B}" }.joined()) \(type)" }),
        (false, { "\($0)a \($1.lowercased()) \($2.lowercased())" }), (false, { "\($0), \($1) \($2)" }),
        (true, { "[\($0)](https://example.org/) \($1) \($2)" }),
        (true, { "[a map](https://maps.example/?q=\($0)%20\($1.replacing(" ", with: "%20"))%20\($2))" }),
        (true, { number, name, type in "\(number) \(name.unicodeScalars.map { "&#\($0.value);" }.joined()) \(type)" }),
    ]
}
