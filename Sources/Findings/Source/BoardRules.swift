extension Rule {
    /// What a board's file holds at the least, with … for what only its maintainer knows.
    package static let boardShape = "title: …\nurl: …\nauthority: …\ntimezone: Australia/…"
    package static let boardFile = Rule(
        "board-file", .error, "board.yaml describes the board",
        "It gives the board's title, its address (url), the authority that identifies its feeds, its language and its time zone.",
        example: "title: Common Ground Homes\nurl: https://example.org/\nauthority: example.org,2026\ntimezone: Australia/Melbourne")
    package static let savedSearch = Rule(
        "saved-search", .error, "A saved search has a name, an address of its own, and conditions that listings can meet",
        "Under \"feeds\", board.yaml lists searches, each with a name and, under \"where\", its conditions: either in braces, or as what comes after the \"?\" in the search page's address. Every condition must be met; if one has several values, any of them will do. The id never changes. If you don't give one, it's made from the name.",
        example: "feeds:\n  - name: Pet friendly under $600\n    where: {kind: rental, pets: [welcome, on-application], max: 600}")
    package static let kindFile = Rule(
        "kind-file", .error, "A kind's file makes sense",
        "Look at the built-in kinds for examples: each field has a type, and whatever that type needs.",
        example: "kind: boat\nprice: {field: price}\nfields:\n  length: {type: number, unit: m, required: true}")
    package static let personFile = Rule(
        "person-file", .error, "An owner's file has a name and a way to reach them",
        "The file's name is what listings call the owner. The file needs a name, and a phone number, an email address, WhatsApp, Signal or Matrix. \"role\" is owner, agent, head-tenant, business, seller or looking.",
        example: "name: Maria Costa\nrole: owner\nphone: 0491 570 156")
    package static let pageFile = Rule(
        "page-file", .error, "A page has a title",
        "A file in the pages folder starts with its title between two lines of three hyphens, and the text goes below.",
        example: "---\ntitle: About us\n---\nThe text.")
}
