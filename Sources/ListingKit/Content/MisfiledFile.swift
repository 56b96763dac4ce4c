import Facts
import Findings
import Rules
import Values

/// A file that has the keys of others than those of its folder: a home to rent among the rooms or the people, or a person among the listings.
struct MisfiledFile {
    private let path: String
    /// What it looks like, with its article.
    private let what: String
    /// The keys that it has as such.
    private let keys: [String]
    /// The folder of such files.
    private let folder: String
    /// The ending that it needs there.
    private let ending: String

    /// By how many of its own keys a file must be rather of another kind, so that a slip or two make no other of it.
    private static let margin = 2

    /// A listing's file; nil if it may well be one of its kind.
    init?(_ source: SourceFile, of file: ListingFile, kinds: [Kind]) {
        let facts = FileFacts(source.bytes[...])
        let likeness = FileLikeness(facts.keys, kinds)
        let own = likeness.own(of: file.kind)
        if likeness.isPerson, own.isEmpty {
            self.init(source.path, "an owner", ["name", "role", "phone", "email"].filter(facts.keys.contains), Person.home.folder, ".yaml")
            return
        }
        guard let kind = likeness.kind, kind.id != file.kind.id else { return nil }
        let others = likeness.own(of: kind)
        guard others.count >= own.count + MisfiledFile.margin else { return nil }
        self.init(source.path, kind, others.filter { !own.contains($0) }, facts)
    }

    /// A record's file; nil if it may well be one of its kind.
    init?(_ source: SourceFile, of home: RecordHome, kinds: [Kind]) {
        let facts = FileFacts(source.bytes[...])
        let likeness = FileLikeness(facts.keys, kinds)
        guard facts.hasListing, let kind = likeness.kind else { return nil }
        let keys = likeness.own(of: kind)
        guard keys.count >= MisfiledFile.margin else { return nil }
        self.init(source.path, kind, keys, facts)
    }

    private init(_ path: String, _ kind: Kind, _ keys: [String], _ facts: FileFacts) {
        self.init(path, "a " + kind.label.lowercasedFirst, keys, kind.plural, facts.hasFrontMatter ? ".md" : ".yaml")
    }

    private init(_ path: String, _ what: String, _ keys: [String], _ folder: String, _ ending: String) {
        (self.path, self.what, self.keys, self.folder, self.ending) = (path, what, keys, folder, ending)
    }

    /// Says where it belongs. `isThere` tells whether there is a file.
    func finding(isThere: (String) -> Bool) -> Diagnostic {
        let parts = path.split(separator: "/").map(String.init)
        let isFolder = parts.count > 2 && ending != ".yaml"
        let stem = String((parts.count > 2 ? parts[1] : parts.last ?? "").prefix { $0 != "." })
        let place = isFolder ? "\(folder)/\(stem)" : "\(folder)/\(stem)\(ending)"
        let taken = [".md", ".yaml", ".yml", "/index.md", "/index.yaml"].map { "\(folder)/\(stem)\($0)" }.first(where: isThere)
        let what = isFolder ? "the folder \(ContentPath.named("\(parts[0])/\(stem)"))" : "it"
        return Rule.misplacedFile.finding(
            in: path, "this looks like \(self.what), but it lies in \(parts[0])",
            reason: "It has \(keys.prefix(4).map(\.quoted).listed()).",
            fix: taken.map {
                "Move \(what) to \(ContentPath.named(folder))/ under another name: \(ContentPath.named($0)) is there already."
            }
                ?? "Move \(what) to \(ContentPath.named(place))")
    }
}
