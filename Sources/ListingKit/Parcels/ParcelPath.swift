import Values

/// What a file of a parcel is, by where it should lie.
enum ParcelPath: Int {
    // In the order in which they are written.
    case picture, person, listing, comment
    /// What becomes of a listing that is there; it is no file of the board.
    case change
    /// A picture that such a change brings; where it comes to lie, the listing says.
    case changePicture

    /// The folder of changes.
    static let changes = "changes"

    /// Why a file may not lie there.
    struct Refusal: Error {
        /// What is wrong with the path, to follow it in a sentence.
        let message: String
        let reason: String
        let fix: String
    }

    /// The folders and files that are the maintainer's alone.
    private static let maintainers: Set<String> = [
        "board.yaml", "kinds", "templates", "words", "gazetteer", "pages", "places", "brands", "circles", "reactions", "static",
    ]

    /// Whether a folder of that name, which is no kind's, means nothing to a board, and could be anybody's.
    static func isNoFolderOfBoards(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !["people", "comments", changes].contains(name) && !maintainers.contains(name)
    }

    /// What lies at a path, on a board with kinds of those folders. Throws if it is nothing that people send.
    init(_ path: String, kinds: Set<String>) throws(Refusal) {
        try ParcelPath.checkSigns(path)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
            throw .outside("leads to another folder than it says", "It could end anywhere on the machine that reads it.")
        }
        guard !parts.contains(where: { $0.hasPrefix(".") }) else {
            throw .outside("has a hidden part", "Hidden files are those of git, of the forge and of the system.")
        }
        if parts[0] == "people" {
            guard parts.count == 2, let name = ParcelPath.stem(parts[1]), parts[1].hasSuffix("ml"), name.isSlug else {
                throw .outside(
                    "is not a file of a person", "Those are called people/HANDLE.yaml, in lower-case letters, digits and hyphens.")
            }
            self = .person
            return
        }
        if parts[0] == "comments" {
            guard parts.count == 3, parts[1].isSlug, ParcelPath.isComment(parts[2]) else {
                throw .outside(
                    "is not a file of a comment",
                    "Those are called comments/ID/DAY-NAME.md: the listing's id, the day, and in lower-case letters, digits and hyphens who wrote it."
                )
            }
            self = .comment
            return
        }
        // A board may have called a kind of its own so.
        if parts[0] == ParcelPath.changes, !kinds.contains(ParcelPath.changes) {
            if parts.count == 3, parts[1].isSlug, ParcelPath.isPicture(parts[2]) {
                self = .changePicture
                return
            }
            guard parts.count == 2, let id = ParcelPath.stem(parts[1]), parts[1].hasSuffix(".yaml"), id.isSlug else {
                throw .outside(
                    "is not a change of a listing",
                    "Those are called changes/ID.yaml, by the id of the listing, with new pictures in changes/ID.")
            }
            self = .change
            return
        }
        guard kinds.contains(parts[0]) else {
            let isMaintainers = ParcelPath.maintainers.contains(parts[0])
            throw .outside(
                isMaintainers ? "is the maintainer's" : "lies in no folder of a kind",
                "Packages bring listings (in \(kinds.sorted().listed("or"))), people (in people), comments (in comments) and changes of listings (in changes), and nothing else."
            )
        }
        self = try ParcelPath.inKind(Array(parts.dropFirst()))
    }

    private static func inKind(_ parts: [String]) throws(Refusal) -> ParcelPath {
        let isFile = parts.count == 1
        let name = isFile ? stem(parts[0]) : parts.first
        guard (1...2).contains(parts.count), let name, name.isSlug, !["index", "page"].contains(name) else {
            throw .outside(
                "is not a file of a listing",
                "Those are called KIND/NAME.md or KIND/NAME/index.md, in lower-case letters, digits and hyphens, with pictures beside index.md."
            )
        }
        if isFile || stem(parts[1]) == "index" { return .listing }
        guard isPicture(parts[1]) else {
            throw .outside(
                "is neither a listing nor a picture", "In the folder of a listing lie index.md and pictures: JPEG, PNG or WebP.")
        }
        return .picture
    }

    /// Whether it is one of those files that may be large.
    var isPicture: Bool { self == .picture || self == .changePicture }

    /// Whether it is a name that a picture can have everywhere.
    static func isPicture(_ name: String) -> Bool {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        guard ["jpg", "jpeg", "png", "webp"].contains(ending), name.utf8.count <= 100, name.utf8.first?.isASCIIAlphanumeric == true else {
            return false
        }
        return name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "._- ()".utf8.contains($0) }
    }

    /// Whether it is a day with a name: `2026-11-20-jo.md`.
    private static func isComment(_ name: String) -> Bool {
        guard name.hasSuffix(".md"), let stem = stem(name), stem.isSlug else { return false }
        let rest = stem.dropFirst(10)
        return rest.first == "-" && Day(String(stem.prefix(10))) != nil
    }

    private static func checkSigns(_ path: String) throws(Refusal) {
        guard path.utf8.count <= 300 else {
            throw .outside("is longer than any path", "At most 300 letters are taken.")
        }
        guard path.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
            throw .outside(
                "has signs that paths do not have", "Some cannot be seen, some look like others, and some turn the order of what is read.")
        }
        let isDrive = path.dropFirst().first == ":"
        guard !path.hasPrefix("/"), !path.contains("\\"), !isDrive else {
            throw .outside(
                "is the path of a whole machine", "Paths of packages are relative to the content folder, with / between the parts.")
        }
    }

    /// The name without the ending of a listing's file; nil for one of another ending.
    private static func stem(_ name: String) -> String? {
        [".md", ".yaml", ".yml"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
    }
}

extension ParcelPath.Refusal {
    fileprivate static func outside(_ message: String, _ reason: String) -> ParcelPath.Refusal {
        ParcelPath.Refusal(
            message: message, reason: reason, fix: "Ask for a package from the posting page, or take the files out of it by hand.")
    }
}
