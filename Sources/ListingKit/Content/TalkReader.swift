import Bytes
import Values

/// The files of comments and reactions, each list in the order of the paths.
struct TalkFiles: Sendable {
    var comments: [String] = []
    var likes: [String] = []

    var isEmpty: Bool { comments.isEmpty && likes.isEmpty }
}

extension Rule {
    static let talkedOf = Rule(
        "talked-of", .error, "Comments and reactions belong to a listing",
        "The folder of a comment or a reaction is named after the id of the listing that it's about: the name of the listing's file, unless the file gives an id. A listing that was deleted takes its comments with it, so delete their folder too."
    )
}

/// Reads all comments and reactions of a content folder on several threads.
struct TalkReader: Sendable {
    /// The most comments of a listing, and of a board.
    static let mostOfListing = 1_000
    static let most = 20_000
    /// The most reactions of a board.
    static let mostLikes = 100_000

    /// What comments may be about.
    struct Listings: Sendable {
        fileprivate let ids: Set<String>
        /// The ids of those that have others than the names of their files.
        fileprivate let renamed: [String: String]
        /// The names of files of listings that may be broken; one of them may have given itself another id.
        fileprivate let names: Set<String>
        fileprivate let areOthers: Bool

        /// The listings of those ids, among the files of a folder.
        init(_ listings: [ListingSummary], of inventory: Inventory) {
            ids = Set(listings.map(\.id))
            renamed = Dictionary(
                listings.filter { $0.id != $0.slug }.map { ($0.slug, $0.id) }, uniquingKeysWith: { first, _ in first })
            names = Set((inventory.listings + inventory.misnamed.map(\.file)).map(\.slug))
            areOthers = listings.count < inventory.listings.count + inventory.misnamed.count
        }
    }

    let folder: ContentFolder
    let comments: CommentReader
    let threads: Int
    let seed: UInt64
    let listings: Listings

    /// What a file says.
    private struct Outcome: Sendable {
        var comment: Comment?
        var isLike = false
        /// Of its bytes; nil if it could not be read.
        var fingerprint: Fingerprint?
        var findings = ReadingBudget.Kept()
    }

    /// What people said, by the ids of listings, and all findings.
    func read(_ files: TalkFiles) -> ([String: ListingTalk], [Diagnostic]) {
        var findings = tooMany(files)
        let paths = Array(files.comments.prefix(TalkReader.most)) + files.likes.prefix(TalkReader.mostLikes)
        let budget = ReadingBudget(files: paths.count)
        let outcomes = Parallel.map(Array(paths.indices), threads: threads) { place in
            var diagnostics: [Diagnostic] = []
            var outcome = read(paths[place], &diagnostics)
            outcome.findings = budget.keep(diagnostics, of: place)
            return outcome
        }
        var settlement = ReadingBudget.Settlement()
        var all: [String: (comments: [Comment], likes: Int, files: [(path: String, fingerprint: Fingerprint)])] = [:]
        var strangers: Set<String> = []
        for (path, var outcome) in zip(paths, outcomes) {
            let parts = path.split(separator: "/")
            let id = String(parts[1])
            if !listings.ids.contains(id), let finding = stranger(path, id) {
                // What else is wrong there goes with the folder.
                if strangers.insert("\(parts[0])/\(id)").inserted { findings.append(finding) }
                continue
            }
            settlement.settle(&outcome.findings, of: path)
            findings += outcome.findings.diagnostics
            guard listings.ids.contains(id) else { continue }
            guard let fingerprint = outcome.fingerprint else { continue }
            if let comment = outcome.comment { all[id, default: ([], 0, [])].comments.append(comment) }
            if outcome.isLike { all[id, default: ([], 0, [])].likes += 1 }
            if outcome.comment != nil || outcome.isLike { all[id]?.files.append((path, fingerprint)) }
        }
        let talks = all.mapValues { ListingTalk(comments: $0.comments, likes: $0.likes, files: $0.files, seed: seed) }
        return (talks, findings + settlement.findings)
    }

    private func read(_ path: String, _ diagnostics: inout [Diagnostic]) -> Outcome {
        var outcome = Outcome()
        let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        let ending = path.drop { $0 != "." }
        guard name.isSlug, [".md", ".yaml", ".yml"].contains(ending) else {
            diagnostics.append(misnamed(path))
            return outcome
        }
        guard let source = folder.source(path, into: &diagnostics) else { return outcome }
        outcome.fingerprint = Fingerprint(of: source.bytes, seed: seed)
        if ending == ".md" {
            let (comment, found) = Report.reading(source) { comments.read(source, name: name, report: &$0) }
            (outcome.comment, diagnostics) = (comment, diagnostics + found)
        } else {
            let (isLike, found) = Report.reading(source) { LikeReader(today: comments.today).read(source, report: &$0) }
            (outcome.isLike, diagnostics) = (isLike ?? false, diagnostics + found)
        }
        if name.hasSuffix(TalkReader.unnamed) { diagnostics.append(unnamed(path, outcome.comment)) }
        return outcome
    }

    /// The end of the names that the page gives new files, for people to put their own there.
    private static let unnamed = "your-name"

    /// The finding on a file that still has the name that the page gave it: the next one would have the same.
    private func unnamed(_ path: String, _ comment: Comment?) -> Diagnostic {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let isComment = path.hasPrefix("comments/")
        let author =
            switch comment?.author {
            case .person(let handle): handle
            case .name(let name): name.slugified
            case nil: ""
            }
        let own = author.isEmpty ? Rule.ellipsis : author
        var name = isComment ? "\(comment?.day ?? comments.today)-\(own)" : own
        if isComment, self.folder.hasFile("\(folder)/\(name).md") { name += "-2" }
        return Rule.fileName.finding(
            in: path, "the name of \(isComment ? "this comment's" : "this reaction's") file still says \(TalkReader.unnamed.quoted)",
            reason: isComment
                ? "The day and the name in it tell one comment from another."
                : "The name says who likes the listing, so that nobody counts twice.",
            fix: "Rename it to \(folder)/\(name).\(isComment ? "md" : "yaml")", severity: .warning)
    }

    private func misnamed(_ path: String) -> Diagnostic {
        let parts = path.split(separator: "/").map(String.init)
        let ending = parts[0] == "comments" ? "md" : "yaml"
        let better = (parts.last.map { String($0.prefix { $0 != "." }) } ?? "").slugified
        return Rule.fileName.finding(
            in: path, "the name \((parts.last ?? "").quoted) can't be the name of \(parts[0] == "comments" ? "a comment" : "a reaction")",
            reason: "It has lower-case letters, digits and single hyphens only, then .\(ending).",
            fix: better.isEmpty ? nil : "Give it a name such as \(better).\(ending)")
    }

    /// The finding on the folder of a listing that is not there.
    private func stranger(_ path: String, _ id: String) -> Diagnostic? {
        // A listing that cannot be read has findings already.
        if listings.areOthers, listings.names.contains(id) { return nil }
        let guess = listings.renamed[id] ?? Spelling.nearest(to: id, among: listings.ids.sorted(by: ByteOrder.precedes))
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return Rule.talkedOf.finding(
            in: path, "there is no listing with the id \(id.quoted)" + Spelling.question(guess),
            reason: "The folder is named after the id of the listing: the name of its file, unless the file gives an id.",
            fix: guess.map { "Rename the folder \(folder) to \(folder.split(separator: "/")[0])/\($0)" }
                ?? (listings.areOthers ? nil : "Delete the folder \(folder)"))
    }

    /// The findings on more files than are read.
    private func tooMany(_ files: TalkFiles) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        func check(_ paths: [String], most: Int, _ what: String, _ rule: Rule) {
            guard paths.count > most else { return }
            findings.append(
                rule.finding(
                    in: paths[most], "this board has \(grouped(paths.count)) \(what); at most \(grouped(most)) are taken",
                    fix: "Delete the oldest."))
        }
        check(files.comments, most: TalkReader.most, "comments", .commentFile)
        check(files.likes, most: TalkReader.mostLikes, "reactions", .reactionFile)
        let folders = Dictionary(grouping: files.comments) { $0.split(separator: "/")[1] }
        for (id, paths) in folders.sorted(by: { ByteOrder.precedes(String($0.key), String($1.key)) })
        where paths.count > TalkReader.mostOfListing {
            check(paths, most: TalkReader.mostOfListing, "comments on \(String(id).quoted)", .commentFile)
        }
        return findings
    }
}
