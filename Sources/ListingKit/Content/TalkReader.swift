import Bytes
import Findings
import Values

/// The files of comments and reactions, each list in the order of the paths.
struct TalkFiles: Sendable {
    var comments: [String] = []
    var likes: [String] = []

    var isEmpty: Bool { comments.isEmpty && likes.isEmpty }
}

/// Reads all comments and reactions of a content folder on several threads.
struct TalkReader: Sendable {
    /// The most comments of a listing, and of a board.
    static let mostOfListing = 1_000
    static let most = 20_000
    /// The most reactions of a board.
    static let mostLikes = 100_000

    let folder: ContentFolder
    let comments: CommentReader
    let threads: Int
    let seed: UInt64
    let listings: Listings

    /// What a file says.
    struct Outcome: Sendable {
        var comment: CommentReader.Reading?
        var isLike = false
        /// The web pages that a like comes from.
        var pages: [String] = []
        /// The website that a like comes from.
        var site: String?
        /// Of its bytes; nil if it could not be read.
        var fingerprint: Fingerprint?
        var findings = ReadingBudget.Kept()

        /// The comment, if people can read it.
        var shown: Comment? { if case .shown(let comment)? = comment { comment } else { nil } }
        /// Whether it counts towards what a board can have.
        var isShown: Bool { shown != nil || isLike }
    }

    /// What people said, by the ids of listings, and all findings.
    func read(_ files: TalkFiles) -> ([String: ListingTalk], [Diagnostic]) {
        var found = Found(listings: listings)
        read(files.comments, most: TalkReader.most, "comments that are shown", .commentFile, into: &found)
        read(files.likes, most: TalkReader.mostLikes, "reactions that count", .reactionFile, into: &found)
        let talks = found.talks.mapValues {
            ListingTalk(comments: $0.comments, hidden: $0.hidden, likes: $0.likes, files: $0.files, seed: seed)
        }
        return (talks, found.findings)
    }

    /// Reads so many files at once that what is shown is limited, however many are not.
    private func read(_ paths: [String], most: Int, _ what: String, _ rule: Rule, into found: inout Found) {
        let budget = ReadingBudget(files: paths.count)
        var settlement = ReadingBudget.Settlement()
        defer { found.findings += settlement.findings }
        var count = 0
        for start in stride(from: 0, to: paths.count, by: most) {
            let places = Array(start..<min(start + most, paths.count))
            let outcomes = Parallel.map(places, threads: threads) { place in
                var diagnostics: [Diagnostic] = []
                var outcome = read(paths[place], &diagnostics)
                outcome.findings = budget.keep(diagnostics, of: place)
                return outcome
            }
            for (place, var outcome) in zip(places, outcomes) {
                // What else is wrong there goes with the folder.
                if found.isStranger(paths[place]) { continue }
                settlement.settle(&outcome.findings, of: paths[place])
                found.findings += outcome.findings.diagnostics
                if outcome.isShown { count += 1 }
                guard count <= most else {
                    found.findings.append(TalkReader.tooMany(paths[place], "this board has more than \(grouped(most)) \(what)", rule))
                    return
                }
                found.add(outcome, of: paths[place])
            }
        }
    }

    /// The finding on a file that is one more than there can be.
    static func tooMany(_ path: String, _ problem: String, _ rule: Rule) -> Diagnostic {
        let isComment = rule.id == Rule.commentFile.id
        return rule.finding(
            in: path, "\(problem), the most that there can be",
            reason: "Those that aren't shown don't count. What was imported and is deleted comes back with the next import.",
            fix: isComment ? "Write \"hidden: yes\" into those that can go." : "Write \"like: no\" into those that can go.")
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
            if let shown = outcome.shown, name.hasSuffix(TalkReader.unnamed) { diagnostics.append(unnamed(path, shown)) }
        } else {
            let (like, found) = Report.reading(source) { LikeReader(today: comments.today).read(source, report: &$0) }
            (outcome.isLike, diagnostics) = (like?.isLiked ?? false, diagnostics + found)
            (outcome.pages, outcome.site) = (like?.pages ?? [], like?.site)
            if outcome.isLike, name.hasSuffix(TalkReader.unnamed) { diagnostics.append(unnamed(path)) }
        }
        return outcome
    }

    /// The end of the names that the page gives new files, for people to put their own there.
    private static let unnamed = "your-name"

    /// The finding on a file that still has the name that the page gave it: the next one would have the same.
    private func unnamed(_ path: String, _ comment: Comment? = nil) -> Diagnostic {
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
            fix: "Rename it to \(ContentPath.named(folder))/\(name).\(isComment ? "md" : "yaml")", severity: .warning)
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
}
