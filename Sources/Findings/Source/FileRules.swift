extension Rule {
    package static let yamlSyntax = Rule(
        "yaml-syntax", .error, "The facts can be read",
        "Facts are lines of the form \"name: value\". If a value has a colon followed by a space in it, or starts with a special character, put double quotes around it. Lines that belong together start in the same column. Use spaces, never tabs.",
        example: "title: \"Garden flat: quiet and light\"")
    package static let yamlFeature = Rule(
        "yaml-feature", .error, "Only simple YAML is used",
        "The facts are in a format called YAML. Its trickier features aren't allowed: anchors (&name), aliases (*name), merge keys (<<), tags (!name), several documents in one file, nesting deeper than 20 levels and more than 20,000 values. They make a file hard to read and easy to abuse, and no listing needs them."
    )
    package static let yamlDuplicateKey = Rule(
        "yaml-duplicate-key", .error, "No fact is given twice",
        "If the same name appears twice, there's no telling which line you mean. Delete one of them.")
    package static let yamlTab = Rule(
        "yaml-tab", .error, "Lines are indented with spaces",
        "A tab isn't allowed at the start of a line. Replace each one with two spaces.")
    package static let fileEncoding = Rule(
        "file-encoding", .error, "Files are UTF-8 text",
        "Save the file as UTF-8, which any editor can do, with no NUL characters. A byte order mark and Windows line endings are fine.")
    package static let fileSize = Rule(
        "file-size", .error, "No file is larger than anyone would write",
        "A listing can have up to 128 KiB, an owner's file 32, a page 257, a file of places 512, a kind 128 and board.yaml 1,024. Keep pictures as separate files next to the listing."
    )

    /// The finding on a file of more bytes than its limit.
    package static func tooLarge(_ path: String, limit: Int) -> Diagnostic {
        fileSize.finding(
            in: path, "the file is larger than \(limit >> 10) KiB", reason: "It is text that people write and read.",
            fix: "Put pictures beside it as files of their own, and shorten the text.")
    }

    package static let fileEmpty = Rule("file-empty", .error, "No file is empty", "Fill the file in, or delete it.")
    package static let frontMatter = Rule(
        "front-matter", .error, "A listing starts with its facts, between two lines of three hyphens",
        "The first line is three hyphens. Then come the facts, then three hyphens on a line of their own, then the description. (The part between the hyphens is called the front matter.)",
        example: "---\ntitle: Sunny terrace\n---\nThe description.")
    package static let fileName = Rule(
        "file-name", .error, "A file's name can be part of a web address",
        "The name becomes the listing's address on the site, so it can only have lower-case letters, digits and hyphens, and at most 80 of them. \"index\" is reserved for a listing in a folder of its own. Files that were begun for you are called short-name or your-handle until you name them.",
        example: "rentals/sunny-terrace-collingwood.md")
    /// The finding on a file that was begun for somebody and still has the name that all such files have.
    package static func stillBegun(_ path: String, reason: String, fix: String?) -> Diagnostic {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return fileName.finding(in: path, "this file is still called \(name)", reason: reason, fix: fix)
    }

    package static let fileLink = Rule(
        "file-link", .error, "Nothing leads outside the content folder",
        "A symbolic link, device or pipe in the content folder could publish files that aren't meant to be public. Copy the file itself into the folder."
    )
    package static let misplacedFile = Rule(
        "misplaced-file", .error, "Every listing, owner and page is in the right folder",
        "A file that looks like a listing, an owner or a page, but is in the wrong folder or has the wrong ending, would silently not be published. Listings are rentals/my-place.md or rentals/my-place/index.md, owners people/maria.yaml, pages pages/about.md, places places/stations.yaml.",
        example: "rentals/my-place.md")
    package static let unexpectedFile = Rule(
        "unexpected-file", .warning, "Every file in the content folder is used for something",
        "Listings go in the folder of their kind (rentals, items, …), owners in people, pages in pages, places nearby in places, and kinds in kinds. Files anywhere else aren't published."
    )
    package static let fileUnreadable = Rule(
        "file-unreadable", .error, "Every file can be read", "The computer wouldn't open the file. Check its permissions.")
}
