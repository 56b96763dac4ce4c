extension Rule {
    static let yamlSyntax = Rule(
        "yaml-syntax", .error, "The front matter or YAML file can be read",
        "The facts of a listing are lines of the form \"key: value\". A value with a colon and a space, or one that starts with a special character, stands in double quotes. Lines that belong together start in the same column; use spaces, never tabs.",
        example: "title: \"Garden flat: quiet and light\"")
    static let yamlFeature = Rule(
        "yaml-feature", .error, "Only simple YAML is used",
        "Anchors (&name), aliases (*name), merge keys (<<), tags (!name), several documents in one file, nesting deeper than 20 levels and more than 20,000 values are refused. They make a file hard to read and easy to abuse, and no listing needs them."
    )
    static let yamlDuplicateKey = Rule(
        "yaml-duplicate-key", .error, "No key is given twice", "If a key stands twice, nobody can know which line is meant. Delete one.")
    static let yamlTab = Rule(
        "yaml-tab", .error, "Lines are indented with spaces", "YAML does not allow tabs before a key. Replace each tab by two spaces.")
    static let fileEncoding = Rule(
        "file-encoding", .error, "Files are UTF-8 text",
        "Save the file as UTF-8 (any editor can) without NUL characters. A byte order mark and Windows line ends are fine.")
    static let fileSize = Rule(
        "file-size", .error, "No file is larger than people write",
        "A listing has at most 128 KiB, an owner's file 32, a page 257, a file of places 512, a kind 128 and board.yaml 1,024. Put pictures beside a listing as files of their own."
    )
    static let fileEmpty = Rule("file-empty", .error, "A file is not empty", "Fill the file in, or delete it.")
    static let frontMatter = Rule(
        "front-matter", .error, "A Markdown listing starts with front matter",
        "The first line is three hyphens, then come the facts, then three hyphens on a line of their own, then the description.",
        example: "---\ntitle: Sunny terrace\n---\nThe description.")
    static let fileName = Rule(
        "file-name", .error, "A file's name can be part of a URL",
        "The name becomes the listing's address on the site, so it has lower-case letters, digits and hyphens only, and at most 80 of them. \"index\" is for a folder's own listing.",
        example: "rentals/sunny-terrace-collingwood.md")
    static let fileLink = Rule(
        "file-link", .error, "Nothing leads out of the content folder",
        "A symbolic link, a device or a pipe in the content folder could publish files that are not meant to be public. Copy the file itself into the folder."
    )
    static let misplacedFile = Rule(
        "misplaced-file", .error, "Every listing, owner and page lies where it is published",
        "A file that looks like a listing, an owner or a page, but lies in the wrong folder or has the wrong ending, would be missing without notice. Listings are rentals/my-place.md or rentals/my-place/index.md, owners people/maria.yaml, pages pages/about.md, places places/stations.yaml.",
        example: "rentals/my-place.md")
    static let unexpectedFile = Rule(
        "unexpected-file", .warning, "Every file in the content folder has a use",
        "Listings lie in the folder of their kind (rentals, items, ...), owners in people, plain pages in pages, places nearby in places, kinds in kinds. A file elsewhere is not published."
    )
    static let fileUnreadable = Rule(
        "file-unreadable", .error, "Every file can be read", "The operating system refused to open the file. Check its permissions.")
}
