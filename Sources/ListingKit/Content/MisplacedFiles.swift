import Facts
import Findings
import ImageFiles
import Rules
import Values

/// Says where files belong that nothing is made of: listings with a wrong ending, in an unknown folder or in none.
struct MisplacedFiles {
    let kinds: [Kind]
    /// The shipped kinds that the board does without.
    let off: [Kind]
    let broken: BrokenKinds
    /// The folders at the top, in lower case.
    let folders: Set<String>
    /// The same as they are.
    let names: Set<String>
    let bytes: (String) -> [UInt8]

    /// The finding on a misplaced file; nil if it may belong to a kind whose own file has errors.
    func finding(_ path: String, names: inout FreeNames) -> Diagnostic? {
        let parts = path.split(separator: "/").map(String.init)
        guard let name = parts.last, let folder = parts.first else { return nil }
        let known = kinds.first { $0.plural == folder }
        if parts.count > 1, known == nil, broken.folders.contains(folder) { return nil }
        let stem = String(name.prefix { $0 != "." }).slugified
        let ending = MisplacedFiles.ending(of: name)
        let content = MisplacedFiles.isText(name) || DocumentFormat(ending: ending) != nil ? bytes(path) : []
        if let format = DocumentFormat(content[...]) ?? DocumentFormat(ending: ending) {
            return documentFinding(path, format, parts, stem, isKind: known != nil)
        }
        let facts = MisplacedFiles.isText(name) ? FileFacts(content[...]) : FileFacts([])
        let likely = facts.isListing ? FileLikeness(facts.keys, kinds).kind : nil
        if parts.count == 1, stem == "board", ending == "yaml" || ending == "yml" {
            return warning(path, fix: names.advice(path, to: "board.yaml"))
        }
        if parts.count == 2, likely == nil || !facts.hasListing, let home = ContentRecords.homes.first(where: { $0.folder == folder }),
            isRecord(name, facts, of: home)
        {
            let isText = home.ending == ".md"
            return warning(
                path, reason: "\(home.file) has the ending \(home.ending)\(isText ? "" : ", and no lines of hyphens").",
                fix: stem.isEmpty ? nil : names.advice(path, to: "\(folder)/\(stem)\(home.ending)"),
                isMeant: isText ? facts.hasFrontMatter : !facts.keys.isEmpty)
        }
        if parts.count > 1, known == nil, folder == ParcelPath.changes {
            return Rule.misplacedFile.finding(
                in: path, "this is a change that was sent, and holds a secret",
                reason: "Whoever reads it can change the listing. It is made by \"houser accept\", and kept nowhere.",
                fix: "Delete it, and take the package or letter that it came in to \"houser accept\".")
        }
        if parts.count > 1, known == nil, let kind = off.first(where: { $0.plural == folder }) {
            return Rule.misplacedFile.finding(
                in: path, "this board has no \(kind.labels.lowercasedFirst)",
                reason: "\"kinds\" in board.yaml does not name \(kind.id.quoted), so nothing is made of this folder.",
                fix: "Add \(kind.id) to \"kinds\" in board.yaml, or delete the folder.")
        }
        if ["comments", "reactions"].contains(folder) { return talkFinding(path, parts, stem, facts) }
        guard facts.isListing else { return plainFinding(path, parts) }
        let near = parts.count > 1 ? Spelling.nearest(to: folder, among: kinds.map(\.plural)) : nil
        let target = known?.plural ?? near ?? likely?.plural
        let better = facts.hasFrontMatter ? "md" : "yaml"
        let inFolder = parts.count > 2 && known != nil
        let place = inFolder ? parts[1].slugified + "/index" : stem.isEmpty || stem == "index" ? "my-listing" : stem
        return Rule.misplacedFile.finding(
            in: path,
            "this looks like a \(facts.hasListing ? likely?.label.lowercasedFirst ?? "listing" : "listing"), but it is not published",
            reason: known == nil
                ? "Listings lie in the folder of their kind: \(kinds.map(\.plural).sorted().listed("or"))."
                : inFolder
                    ? "In a listing's own folder, the listing is index.md or index.yaml; beside it lie its pictures, and no folders."
                    : "A listing's file has the ending .md, or .yaml if it has no description below its facts.",
            fix: target.map { names.advice(path, to: "\($0)/\(place).\(better)") } ?? "Move it to the folder of its kind.")
    }

    /// Whether a file in the folder of a kind of record is meant as one of them.
    private func isRecord(_ name: String, _ facts: FileFacts, of home: RecordHome) -> Bool {
        let ending = MisplacedFiles.ending(of: name)
        return switch home.folder {
        // Notes about owners may lie beside their files.
        case Person.home.folder: facts.isYAML || facts.hasFrontMatter || !["", "txt", "md"].contains(ending)
        // What is listed at a place looks like a place.
        case PointSet.home.folder: MisplacedFiles.isText(name) && (facts.keys.contains("places") || !facts.isListing)
        default: MisplacedFiles.isText(name)
        }
    }

    /// A file among the comments or reactions that is neither.
    private func talkFinding(_ path: String, _ parts: [String], _ stem: String, _ facts: FileFacts) -> Diagnostic {
        let isComment = parts[0] == "comments"
        return warning(
            path,
            reason: (isComment
                ? "A comment has the ending .md and lies in the folder of the listing that it belongs to"
                : "A reaction has the ending .yaml and lies in the folder of the listing that it belongs to")
                + ": \(parts[0])/the-id-of-the-listing/\(stem.isEmpty ? "name" : stem).\(isComment ? "md" : "yaml")",
            isMeant: !facts.keys.isEmpty)
    }

    /// A file that does not look like a listing.
    private func plainFinding(_ path: String, _ parts: [String]) -> Diagnostic {
        if parts.count > 2, kinds.contains(where: { $0.plural == parts[0] }) {
            return warning(path, reason: "A listing's folder holds its index.md and the pictures beside it, and no folders.")
        }
        let folders = kinds.map(\.plural).sorted()
        let guess =
            parts.count > 1
            ? Spelling.nearest(
                to: parts[0], among: folders + ContentRecords.homes.map(\.folder) + ["kinds", "comments", "reactions", "static"])
            : nil
        let isKnown = folders.contains(parts[0])
        let name = parts[parts.count - 1]
        if parts.count > 1, parts[0] + "/" == PagePictures.folder, !MisplacedFiles.isText(name) {
            let formats = ImageInfo.Format.allCases.map { $0.rawValue.uppercased() }
            return warning(
                path, reason: "Pages show pictures as \(formats.listed("or")).",
                fix: "Save a picture as one of these. A file to be downloaded belongs in static: move it to "
                    + ContentPath.named("static/" + parts.dropFirst().joined(separator: "/")) + " and link to it.")
        }
        let isOwn =
            guess == nil && !name.hasPictureEnding && (!MisplacedFiles.isText(name) || MisplacedFiles.ofHosts.contains(name))
        return warning(
            path,
            reason: isKnown
                ? "A listing's file has the ending .md or .yaml; pictures lie in the listing's own folder."
                : "Listings lie in the folder of their kind (\(folders.listed("or"))), \(ContentRecords.homes.map { "\($0.holds) in \($0.folder)" }.joined(separator: ", ")), comments in comments, reactions in reactions, kinds in kinds, and files that are published as they are in static.",
            fix: isKnown
                ? nil
                : isOwn
                    ? "To have it published as it is, move it to \(ContentPath.named("static/" + path))"
                    : guess.map { self.folders.contains($0) ? "Move it into the folder \($0)" : "Rename the folder to \($0)" })
    }

    /// Text files that hosts and search engines ask for.
    private static let ofHosts = ["CNAME", "_redirects", "ads.txt", "humans.txt", "robots.txt", "security.txt"]

    /// A file of a format that only certain programs can read.
    private func documentFinding(_ path: String, _ format: DocumentFormat, _ parts: [String], _ stem: String, isKind: Bool) -> Diagnostic {
        let folder = parts.count > 1 ? parts[0] : ""
        let ending = ContentRecords.homes.first { $0.folder == folder }?.ending ?? (isKind ? ".md" : nil)
        let name = ending.map { ContentPath.named("\(folder)/\(stem.isEmpty || stem == "index" ? "my-listing" : stem)\($0)") }
        return (format.isText ? Rule.misplacedFile : Rule.unexpectedFile).finding(
            in: path, "this is \(format.name), of which nothing is made", reason: format.isText ? "Houser reads plain text alone." : "",
            fix: format.advice(name: format.isText ? name : nil))
    }

    /// The folder at the top in which a file lies and the finding on it, if it has the name of another but for capitals and signs.
    func otherwiseNamed(_ path: String) -> (folder: String, finding: Diagnostic)? {
        let parts = path.split(separator: "/").map(String.init)
        let known = kinds.map(\.plural) + ContentRecords.homes.map(\.folder) + ["kinds", "gazetteer", "comments", "reactions"]
        guard parts.count > 1, let folder = parts.first, !known.contains(folder), known.contains(folder.slugified) else { return nil }
        let right = ContentPath.named(folder.slugified)
        let finding = Rule.misplacedFile.finding(
            in: folder, "nothing is made of this folder, because its name isn't exactly \(folder.slugified.quoted)",
            fix: names.contains(folder.slugified) ? "Move what is in it into \(right)" : "Rename it to \(right)")
        return (folder, finding)
    }

    /// A finding on a file of no use; an error if it is meant to be published.
    private func warning(_ path: String, reason: String = "", fix: String? = nil, isMeant: Bool = false) -> Diagnostic {
        let rule = isMeant ? Rule.misplacedFile : Rule.unexpectedFile
        return rule.finding(in: path, "this file isn't used for anything", reason: reason, fix: fix)
    }

    /// Whether a name's ending is one that text files have, or is missing.
    static func isText(_ name: String) -> Bool {
        ["md", "markdown", "mdown", "mdx", "mkd", "txt", "text", "yaml", "yml", ""].contains(ending(of: name))
    }

    /// Whether a name's ending is one of documents in which people write text.
    static func isDocument(_ name: String) -> Bool { DocumentFormat(ending: ending(of: name))?.isText ?? false }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}
