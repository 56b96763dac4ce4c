import Bytes
import Facts
import Findings
import Rules

/// Sorts the files of a content folder by what they are for.
struct Inventory: Sendable {
    /// Listings in the order of their paths.
    var listings: [ListingFile] = []
    /// Listings whose names cannot be addresses: they are not published, but read, so that what else is wrong with them is told too.
    private(set) var misnamed: [MisnamedListing] = []
    /// The paths of the files of records, by their folder.
    private var records: [String: [String]] = [:]
    /// The paths of comments and of reactions.
    var talk = TalkFiles()
    /// The names of the files beside a listing, by folder.
    var pictures: [String: [String]] = [:]
    /// The folders below those of the kinds that have a listing in them, in lower case.
    private(set) var listingFolders: Set<String> = []
    /// Findings on files that are not where they should be.
    var diagnostics: [Diagnostic] = []
    /// The paths of the files that are published as they are, and of the pictures beside the board's own pages.
    private(set) var statics: [String] = []
    private(set) var pagePictures: [String] = []
    /// The folder of the last listing that is a single file, with a slash: most likely that of the next.
    private var plainFolder: (prefix: String, kind: Kind)?

    /// The paths of the kinds' files, or of the brands', which must be read before anything else can be sorted.
    static func firstFiles(_ entries: some Sequence<FolderWalk.Entry>) -> [String] {
        entries.filter { $0.kind == .file && isYAML($0.path) && parts($0.path).count == 2 }.map(\.path)
    }

    /// Sorts the entries of the folder. `bytes` reads a misplaced file, so that its right place can be named.
    init(_ entries: [FolderWalk.Entry], kinds: [Kind], off: [Kind] = [], broken: BrokenKinds, bytes: @escaping (String) -> [UInt8]) {
        let byFolder = Dictionary(kinds.map { ($0.plural, $0) }, uniquingKeysWith: { first, _ in first })
        let top = Set(entries.lazy.filter { $0.kind == .folder && !$0.path.contains("/") }.map(\.path))
        let misplaced = MisplacedFiles(
            kinds: kinds, off: off, broken: broken, folders: Set(top.map { $0.lowercased() }), names: top, bytes: bytes)
        var unused: [String] = []
        var misnamed: [(slug: String, path: String, kind: Kind)] = []
        for (place, entry) in entries.enumerated() {
            if case .file = entry.kind, let listing = plainListing(entry.path, place) {
                listings.append(listing)
                continue
            }
            let parts = Inventory.parts(entry.path)
            // Hidden files (.DS_Store, .git) are the system's own.
            if parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") }), !StaticFile.isMeant(parts) {
                if case .file = entry.kind { noteHidden(entry.path, parts) }
                continue
            }
            // Word's lock of a document that is open.
            if let name = parts.last, name.hasPrefix("~$") { continue }
            switch entry.kind {
            case .folder: continue
            case .file: if !sort(entry.path, place, parts, byFolder, misnamed: &misnamed) { unused.append(entry.path) }
            case .symbolicLink(let target): refuseLink(entry.path, target)
            case .special: add(.fileLink, entry.path, "this is a pipe, socket or device, not a file")
            case .unreadableFolder(let error): add(.fileUnreadable, entry.path, "the folder cannot be read: \(error)")
            case .tooDeep: add(.unexpectedFile, entry.path, "this folder lies too deep to hold anything of use")
            case .unusableName: add(.fileName, entry.path, "the name is not UTF-8 text")
            }
        }
        let withIndex = Set(listings.lazy.filter(\.isIndex).map(\.folder))
        var reported: Set<String> = []
        var names = FreeNames(beside: unused.isEmpty && misnamed.isEmpty ? [] : entries.filter { $0.kind != .folder }.map(\.path))
        for (slug, path, kind) in misnamed { refuseName(slug, path, kind, &names, bytes: bytes) }
        reported.formUnion(self.misnamed.lazy.filter(\.file.isIndex).map(\.folder))
        var toldFolders: Set<String> = []
        for path in unused {
            if let (folder, finding) = misplaced.otherwiseNamed(path) {
                if toldFolders.insert(folder).inserted { diagnostics.append(finding) }
                continue
            }
            guard let finding = misplaced.finding(path, names: &names) else { continue }
            diagnostics.append(finding)
            reported.insert(Inventory.parts(path).prefix(2).joined(separator: "/"))
        }
        for folder in pictures.keys.sorted() where !withIndex.contains(folder) && !reported.contains(folder) {
            add(
                .unexpectedFile, folder, "nothing is made of the files in this folder", reason: "There is no index.md in it.",
                fix: "Move the listing's file to \(ContentPath.named(folder))/index.md")
        }
    }

    /// The paths of the files of a kind of record.
    subscript(type: any ContentRecord.Type) -> [String] { records[type.home.folder] ?? [] }

    /// The listing whose file lies at `path`.
    func listing(at path: String) -> ListingFile? {
        let index = listings.partitioningIndex { !ByteOrder.precedes($0.path, path) }
        return index < listings.count && listings[index].path == path ? listings[index] : nil
    }

    /// Whether anything is made of a file.
    private mutating func sort(
        _ path: String, _ place: Int, _ parts: [Substring], _ kinds: [String: Kind],
        misnamed: inout [(slug: String, path: String, kind: Kind)]
    ) -> Bool {
        let name = String(parts[parts.count - 1])
        // Only `board.yaml` says which picture is the board's.
        if parts.count == 1 { return name == "board.yaml" || name == "README.md" || BoardPicture.isCandidate(path) }
        switch parts[0] {
        case "kinds" where parts.count == 2 && Inventory.isYAML(path): return true
        case "gazetteer" where parts.count == 2 && OwnGazetteer.files.contains(name): return true
        // Editors leave what they changed beside it.
        case "static": if !name.hasSuffix("~") { statics.append(path) }
        case "pages" where PagePictures.isCandidate(parts): pagePictures.append(path)
        case "comments" where parts.count == 3 && name.hasSuffix(".md"): talk.comments.append(path)
        case "reactions" where parts.count == 3 && Inventory.isYAML(path): talk.likes.append(path)
        default:
            if let home = ContentRecords.homes.first(where: { $0.folder == parts[0] }) {
                guard parts.count == 2, home.takes(name) else { return false }
                records[home.folder, default: []].append(path)
                return true
            }
            guard let kind = kinds[String(parts[0])] else { return false }
            return sortListing(path, place, parts, name, kind, misnamed: &misnamed)
        }
        return true
    }

    /// The listing of a file beside the last one with a good name, as nearly all are; nil for any other. Without it an
    /// edit of one listing among 10,000 takes 10 ms longer.
    private func plainListing(_ path: String, _ place: Int) -> ListingFile? {
        guard let (prefix, kind) = plainFolder else { return nil }
        let slug = path.utf8.withContiguousStorageIfAvailable { path in
            prefix.utf8.withContiguousStorageIfAvailable { prefix -> String? in
                guard path.starts(with: prefix), let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > prefix.count,
                    Inventory.endings.contains(where: { path[dot...].elementsEqual($0.utf8) })
                else { return nil }
                let name = UnsafeBufferPointer(rebasing: path[prefix.count..<dot])
                return name.isSlug ? String(decoding: name, as: UTF8.self) : nil
            }
        }
        guard case .some(.some(.some(let slug))) = slug, !Inventory.refused.contains(slug) else { return nil }
        return ListingFile(path: path, kind: kind, slug: slug, isIndex: false, entry: place)
    }

    private mutating func sortListing(
        _ path: String, _ place: Int, _ parts: [Substring], _ name: String, _ kind: Kind,
        misnamed: inout [(slug: String, path: String, kind: Kind)]
    ) -> Bool {
        let stem = Inventory.stem(name)
        let isIndex = parts.count == 3 && stem?.lowercased() == "index"
        if isIndex { listingFolders.insert((parts[0] + "/" + parts[1]).lowercased()) }
        if parts.count == 2 ? stem != nil : isIndex && stem == "index" {
            let slug = parts.count == 2 ? stem ?? "" : String(parts[1])
            if slug.isSlug, !Inventory.refused.contains(slug) {
                listings.append(ListingFile(path: path, kind: kind, slug: slug, isIndex: isIndex, entry: place))
                if !isIndex { plainFolder = (parts[0] + "/", kind) }
            } else {
                misnamed.append((slug, path, kind))
            }
        } else if parts.count == 3, stem == nil, !MisplacedFiles.isText(name), !MisplacedFiles.isDocument(name) {
            pictures[parts[0] + "/" + parts[1], default: []].append(name)
        } else {
            return false
        }
        return true
    }

    /// The names that the site uses itself.
    private static let taken = ["page", "index"]
    /// Names of listings that would do for addresses and are refused.
    static let refused = taken + [Kind.newName]

    /// Reports a listing whose name cannot be an address, or that has no name of its own yet.
    private mutating func refuseName(
        _ slug: String, _ path: String, _ kind: Kind, _ names: inout FreeNames, bytes: (String) -> [UInt8]
    ) {
        let isTaken = Inventory.taken.contains(slug)
        let isBegun = slug == Kind.newName
        // Who only looks for a home may have named the file after themselves.
        let isByTitle = isBegun || kind.tellsHandlesAlone
        let better = isTaken ? "" : isByTitle ? Inventory.title(bytes(path)).slugified : slug.slugified
        let parts = Inventory.parts(path)
        let isFile = parts.count == 2
        let folder = parts.dropLast(isFile ? 1 : 2).joined(separator: "/")
        let ending = isFile ? parts[1].dropFirst(slug.count) : ""
        let usual = ListingFile(path: path, kind: kind, slug: better.isEmpty ? "listing" : better, isIndex: !isFile, entry: -1)
        misnamed.append(MisnamedListing(file: usual, folder: parts.dropLast().joined(separator: "/")))
        if isFile, let other = CopiedName.original(of: slug).map({ "\(folder)/\($0)\(ending)" }),
            listings.contains(where: { $0.path == other }), bytes(other) == bytes(path)
        {
            add(
                .fileName, path, "this file is the same as \(ContentPath.named(other))", reason: "It was most likely copied by accident.",
                fix: "Delete one of the two.")
            return
        }
        let reason = "It becomes the listing's address on the site"
        let fix =
            better.isEmpty
            ? "Name it after what it is, such as \(kind.tellsHandlesAlone ? "quiet-room-near-carlton" : "sunny-terrace-collingwood")."
            : names.advice(path, what: isFile ? "it" : "the folder", to: "\(folder)/\(better)\(ending)")
        if isBegun {
            diagnostics.append(Rule.stillBegun(path, reason: reason + ", so give it a short name of its own.", fix: fix))
            return
        }
        add(
            .fileName, path,
            isTaken ? "the name \(slug.quoted) is one that the site uses itself" : "the name \(slug.quoted) can't be part of a web address",
            reason: isTaken ? reason + "." : reason + ": lower-case letters, digits and single hyphens, at most 80.", fix: fix)
    }

    /// The title in a listing's file; empty if it has none.
    private static func title(_ bytes: [UInt8]) -> String {
        let lines = String(decoding: bytes.prefix(4_096), as: UTF8.self).split { $0.isNewline }
        return lines.first { $0.hasPrefix("title:") }.map { String($0.dropFirst("title:".count).prefix { $0 != "#" }) } ?? ""
    }

    /// Tells of a hidden file in `static` that somebody may take to be published.
    private mutating func noteHidden(_ path: String, _ parts: [Substring]) {
        guard parts[0] == StaticFile.folder.dropLast(), !parts.contains(where: { Inventory.ofTheSystem.contains($0) }) else { return }
        diagnostics.append(
            Rule.unexpectedFile.finding(
                in: path, "this hidden file isn't published",
                reason: "Of hidden files in static, \(StaticFile.hidden.listed()) are published, right in that folder.", severity: .hint))
    }

    /// What git and file managers keep in folders.
    private static let ofTheSystem: [Substring] = [".DS_Store", ".git", ".gitattributes", ".gitignore", ".gitkeep"]

    private mutating func refuseLink(_ path: String, _ target: FolderWalk.LinkTarget) {
        switch target {
        case .outside:
            add(.fileLink, path, "this symbolic link leads out of the content folder", fix: "Copy the file itself into the folder.")
        case .inside(let other):
            add(
                .fileLink, path, "this symbolic link is not followed; it leads to \(other.quoted)",
                fix: "Copy the file itself to this place.")
        case .broken: add(.fileLink, path, "this symbolic link leads nowhere", fix: "Delete it.")
        }
    }

    private mutating func add(_ rule: Rule, _ path: String, _ message: String, reason: String = "", fix: String? = nil) {
        diagnostics.append(rule.finding(in: path, message, reason: reason, fix: fix))
    }

    private static func parts(_ path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    }

    private static let endings = [".md", ".yaml", ".yml"]

    private static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

    /// The name without the ending of a listing's file; nil for a file with another ending.
    private static func stem(_ name: String) -> String? {
        for ending in endings where name.hasSuffix(ending) { return String(name.dropLast(ending.utf8.count)) }
        return nil
    }
}

/// A listing's file with the name that it could have, and the folder that it lies in.
struct MisnamedListing: Sendable {
    let file: ListingFile
    let folder: String
}
