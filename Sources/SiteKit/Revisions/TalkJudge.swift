import Findings
import ListingKit
import Rules
import Values
import YAML

/// Finds comments and reactions that somebody changes who may not.
struct TalkJudge {
    let proposal: Proposal
    let judge: OwnershipJudge

    private var standing: Standing { judge.standing }

    /// Whether a file can be a comment or a reaction.
    func judges(_ parts: [String]) -> Bool {
        guard parts.count == 3 else { return false }
        return parts[0] == "comments" && parts[2].hasSuffix(".md")
            || parts[0] == "reactions" && (parts[2].hasSuffix(".yaml") || parts[2].hasSuffix(".yml"))
    }

    func findings(_ file: ChangedFile, _ parts: [String]) -> [Diagnostic] {
        let before = file.before?.source.flatMap { WrittenFacts($0) }
        let now = file.now?.source.flatMap { WrittenFacts($0) }
        let name = String(parts[2].prefix { $0 != "." })
        let isComment = parts[0] == "comments"
        if file.before == nil { return new(file, now, isComment ? now?.handle : name, isComment) }
        let author = isComment ? before?.handle : before.map { _ in name }
        let isAuthor = standing.known.contains(author ?? "") && !(before?.isImported ?? true)
        if file.now == nil || (now?.isHidden ?? false) && !(now?.isImported != before?.isImported) {
            let owner = proposal.ownersById[parts[1]] ?? nil
            return isAuthor || standing.owns(owner)
                ? [] : [finding(file, now, "may not take away what \(words(author)) wrote or likes", author)]
        }
        if before?.isHidden ?? true { return [finding(file, now, "may not show again what was hidden", nil)] }
        guard isAuthor else { return [finding(file, now, "may not change what \(words(author)) wrote or likes", author)] }
        return new(file, now, isComment ? now?.handle : name, isComment)
    }

    /// What comes, or is to take the place of one's own.
    private func new(_ file: ChangedFile, _ now: WrittenFacts?, _ author: String?, _ isComment: Bool) -> [Diagnostic] {
        // What cannot be read has findings of its own.
        guard let now else { return [] }
        if now.isImported { return [finding(file, now, "may not add what was brought from elsewhere", nil)] }
        guard let author, !author.isEmpty, !standing.owns(author) else { return [] }
        // Whoever has no file likes things under the name of their account.
        if !isComment, author == standing.account.slugified, !proposal.people.knew(author) { return [] }
        let own = standing.handle ?? standing.account.slugified
        let span = now.root["handle"]?.span ?? .wholeFile
        return [
            Rule.talkAuthor.finding(
                in: file.path, at: span, "\(standing.account.quoted) may not \(isComment ? "write" : "like anything") as \(author.quoted)",
                reason: judge.whose(author),
                fix: isComment
                    ? (standing.handle.map { "handle: \($0)" } ?? "name: …")
                    : "Rename it to \(file.parts.dropLast().joined(separator: "/"))/\(own).yaml",
                sourceLine: file.now?.source?.shownLine(at: span))
        ]
    }

    private func words(_ author: String?) -> String { author?.quoted ?? "somebody else" }

    private func finding(_ file: ChangedFile, _ now: WrittenFacts?, _ what: String, _ author: String?) -> Diagnostic {
        let span = now?.root["handle"]?.span ?? .wholeFile
        return Rule.talkAuthor.finding(
            in: file.path, at: span, "\(standing.account.quoted) \(what)",
            reason: author.map { judge.whose($0) }
                ?? "Without the handle of somebody with a file, nobody can tell whose it is: it is for maintainers alone.",
            fix: judge.asking(author), sourceLine: file.now?.source?.shownLine(at: span))
    }
}
