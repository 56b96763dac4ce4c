import CommonMark
import Findings
import Values
import YAML

extension Rule {
    static let commentFile = Rule(
        "comment-file", .error, "A comment says who wrote it and when, and then what",
        "A comment is a Markdown file in the comments folder, in a folder named after the listing's id. Between the two lines of three hyphens it has a date and either a handle, which is the name of a file in the people folder, or a name. The text goes below. With \"hidden: yes\" it isn't shown, and needs nothing else. A listing shows at most 1,000 comments, and a board at most 20,000.",
        example: "---\nname: Jo\ndate: 2026-11-20\n---\nIs the balcony big enough for two bikes?")
}

/// Reads the file of a comment.
struct CommentReader {
    private static let keys = ["handle", "name", "date", "source", "hidden", "imported"]
    /// A reader's own clock may be a day ahead of the board's.
    private static let daysAhead = 1

    /// The handles of all owners, sorted.
    let people: [String]
    let today: Day
    /// The board's own host.
    let host: String?

    /// What a file makes.
    enum Reading: Sendable {
        case shown(Comment)
        /// Nothing to see, but its feeds still know when it was written.
        case hidden(HiddenComment)
    }

    /// The comment of a file whose name is a slug; nil with findings if it is none.
    func read(_ source: SourceFile, name: String, report: inout Report) -> Reading? {
        guard let text = SourceChecks.text(of: source, report: &report), let parts = FrontMatter.split(text, report: &report),
            let root = YAMLFile.facts(parts.yaml, firstLine: parts.yamlLine, topKeys: CommentReader.keys, report: &report)
        else { return nil }
        Rule.checkDirection(root, report: &report)
        Rule.checkCommentedOut(root, report: &report)
        KeyCheck.check(root, allowed: CommentReader.keys, of: "a comment", rule: .commentFile, report: &report)
        if NodeReader(node: root, rule: .commentFile).yesNo("hidden", default: false, report: &report) {
            return .hidden(
                HiddenComment(name: name, day: root["date"]?.text.flatMap { Day($0.trimmed) }.flatMap { isPlausible($0) ? $0 : nil }))
        }
        let author = author(of: root, report: &report)
        let day = day(of: root, report: &report)
        let link = root["source"].flatMap { $0.isEmpty ? nil : Rule.link($0, key: "source", report: &report) }
        guard parts.body.contains(where: { $0 > 0x20 }) else {
            return report.reject(
                .commentFile, SourceSpan(line: parts.bodyLine, column: 1), "the comment says nothing",
                reason: "Its text goes below the second line of three hyphens.", fix: "…")
        }
        let body = Rule.comment(parts.body, firstLine: parts.bodyLine, host: host, report: &report)
        guard let author, let day else { return nil }
        return .shown(Comment(file: source.path, name: name, author: author, day: day, source: link, body: body))
    }

    private func author(of root: YAMLNode, report: inout Report) -> Comment.Author? {
        let handle = root["handle"].flatMap { $0.isEmpty ? nil : $0 }
        let name = root["name"].flatMap { $0.isEmpty ? nil : $0 }
        if let handle, name != nil {
            return report.reject(
                .commentFile, handle.span, "there are two authors: \"handle\" and \"name\"", fix: "Keep one of the two lines.")
        }
        if let name { return Rule.line(name, key: "name", max: 60, report: &report).map(Comment.Author.name) }
        guard let handle else {
            if ["name", "handle"].contains(where: { KeyCheck.isMisspelt($0, in: root, allowed: CommentReader.keys) }) { return nil }
            return report.reject(
                .commentFile, SourceSpan(line: root.span.line, column: 1), "nobody wrote this comment",
                reason: "It needs a \"name\", or the \"handle\" of somebody with a file in the people folder.", fix: "name: …")
        }
        guard let text = Rule.text(handle, key: "handle", report: &report) else { return nil }
        if people.holdsSorted(text) { return .person(text) }
        let guess = Rule.ownerMeant(text, among: people)
        return report.reject(
            .commentFile, handle.span, "nobody has the handle \(text.quoted)" + Spelling.question(guess),
            reason: "A handle is the name of a file in the people folder. People without one give their name.",
            fix: guess.map { "handle: \($0)" } ?? "name: \(YAMLText.scalar(text))")
    }

    /// Whether something may have been written on a day.
    private func isPlausible(_ day: Day) -> Bool { day.components.year >= 1900 && day <= today + CommentReader.daysAhead }

    private func day(of root: YAMLNode, report: inout Report) -> Day? {
        guard let node = root["date"], !node.isEmpty else {
            if KeyCheck.isMisspelt("date", in: root, allowed: CommentReader.keys) { return nil }
            return report.reject(
                .commentFile, root["date"]?.span ?? SourceSpan(line: root.span.line, column: 1), "a comment needs its \"date\"",
                reason: "Comments are shown in the order of their dates; today is \(today).", fix: "date: \(today)")
        }
        guard let day = Rule.date(node, key: "date", today: today, report: &report) else { return nil }
        if isPlausible(day) { return day }
        return report.reject(
            .commentFile, node.span, "the comment is from the future: \(day) hasn't come yet", reason: "Today is \(today).",
            fix: report.fix(node, key: "date", value: today.description))
    }
}
