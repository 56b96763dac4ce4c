extension Rule {
    /// What a board's file holds at the least, with … for what only its maintainer knows.
    static let boardShape = "title: …\nurl: …\nauthority: …\ntimezone: Australia/…"
    static let boardFile = Rule(
        "board-file", .error, "board.yaml describes the board",
        "It gives the board's title, its address (url), the authority of its feed identities, its language and its time zone.",
        example: "title: Common Ground Homes\nurl: https://example.org/\nauthority: example.org,2026\ntimezone: Australia/Melbourne")
    static let savedSearch = Rule(
        "saved-search", .error, "A saved search has a name, an address of its own, and conditions that listings can meet",
        "Under \"feeds\" board.yaml lists searches, each with a name and with its conditions under \"where\": as a group of keys, or as what stands after the \"?\" of the search page. All conditions must hold; several values of one key are alternatives. The id, without which the name makes the address, never changes.",
        example: "feeds:\n  - name: Pet friendly under $600\n    where: {kind: rental, pets: [welcome, on-application], max: 600}")
    static let kindFile = Rule(
        "kind-file", .error, "A kind's file declares fields that make sense",
        "See the shipped kinds for examples: each field has a type, and whatever its type needs.",
        example: "kind: boat\nprice: {field: price}\nfields:\n  length: {type: number, unit: m, required: true}")
    static let personFile = Rule(
        "person-file", .error, "An owner's file has a name and a way to reach them",
        "The file's name is the handle that listings use. It needs a name, a role, and a phone number or an e-mail address.",
        example: "name: Maria Rossi\nrole: owner\nphone: 0491 570 156")
    static let pageFile = Rule(
        "page-file", .error, "A plain page has a title",
        "A file in pages is Markdown with front matter that gives its title.", example: "---\ntitle: About us\n---\nThe text.")
}
