extension Slip {
    private static let place = "suburb: Collingwood, state: VIC, postcode: 3066"

    /// Suburbs, states and postcodes.
    static let places: [Slip] = [
        Slip(
            file: .rental, good: "address: {street: 1 Smith Street, \(place)}",
            wrong: "street: 1 Smith Street\nsuburb: Collingwood\nstate: VIC\npostcode: 3066", says: "the address is one fact", lines: 4),
        Slip(
            file: .rental, good: "{street: 1 Smith Street, \(place)}", wrong: "(street: 1 Smith Street, \(place))",
            says: "in braces, not in round brackets"),
        Slip(file: .rental, good: "1 Smith Street", wrong: "Unit #4, 1 Smith Street", says: "this \"#\" starts a comment"),
        Slip(file: .rental, good: "Collingwood", wrong: "Colingwod", says: "no suburb is called \"Colingwod\""),
        Slip(
            file: .rental, good: place, wrong: "suburb: Colingwood, stat: VIC, postcode: 3066",
            says: "no suburb is called \"Colingwood\""),
        Slip(file: .rental, good: place, wrong: "suburb: Colingwood, state: NSW, postcode: 3066", says: "Colingwood"),
        Slip(file: .rental, good: "state: VIC", wrong: "state: Viktoria", says: "is not an Australian state"),
        Slip(file: .rental, good: "state: VIC", wrong: "state: NSW", says: "Collingwood 3066 is in VIC, not NSW"),
        Slip(file: .rental, good: "postcode: 3066", wrong: "postcode: 3606", says: "3606 is not the postcode of a place"),
        Slip(file: .rental, good: "postcode: 3066", wrong: "postcode: 30666", says: "\"30666\" is not a postcode"),
        Slip(file: .rental, good: ", postcode: 3066", wrong: "", says: "Collingwood VIC needs its postcode"),
        Slip(file: .rental, good: place, wrong: "suburb: Darwin City, state: NT, postcode: 800", says: "has lost its leading zero"),
        Slip(
            file: .rental, good: "{street: 1 Smith Street, \(place)}", wrong: "1 Smith Street, Collingwood VIC 3066",
            says: "must be in named parts"),
        Slip(
            file: .rental, good: place, wrong: "suburb: Royal National Park, state: NSW, postcode: 2233",
            says: "no suburb is called \"Royal National Park\"", help: .template),
    ]

    /// The lines that hold a file together.
    static let files: [Slip] = [
        Slip(file: .rental, good: "---\ntitle", wrong: "title", says: "does not start with three hyphens"),
        Slip(file: .rental, good: "---\ntitle", wrong: "—\ntitle", says: "the first line is not three hyphens"),
        Slip(file: .rental, good: "---\ntitle", wrong: "\n---\ntitle", says: "does not start with three hyphens"),
        Slip(file: .rental, good: "156}\n---\n", wrong: "156}\n", says: "a line of three hyphens is missing below this one"),
        Slip(file: .rental, good: "156}\n---\n", wrong: "156}\n--\n", says: "must be exactly three hyphens"),
        Slip(file: .rental, good: "156}\n---\n", wrong: "156}\n-----\n", says: "must be exactly three hyphens"),
        Slip(file: .rental, good: "title: L", wrong: "description: Light.\ntitle: L", says: "there are two descriptions"),
    ]
}
