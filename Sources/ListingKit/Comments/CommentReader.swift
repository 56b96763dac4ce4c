import CommonMark
import Facts
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
    /// The handles of all owners, sorted.
    let people: [String]
    let today: Day
    /// The board's own host.
    let host: String?

    static let schema = RecordSchema(
        "a comment", .commentFile,
        Keys.handle, Keys.name, Keys.date, Keys.source, Keys.hidden, Keys.imported)

    private enum Keys {
        static let handle = RecordField("handle", .word)
        static let name = RecordField("name", .line(Comment.longestName))
        static let date = RecordField(required: "date", .dayOfWriting, help: "Comments are shown in the order of their dates.")
        static let source = RecordField("source", .link)
        static let hidden = RecordField("hidden", .yesNo)
        static let imported = RecordField("imported", .node())
    }

    /// What a file makes.
    enum Reading: Sendable {
        case shown(Comment)
        /// Nothing to see, but its feeds still know when it was written.
        case hidden(HiddenComment)
    }

    /// The comment of a file whose name is a slug; nil with findings if it is none.
    func read(_ source: SourceFile, name: String, report: inout Report) -> Reading? {
        guard let record = RecordReader(source, CommentReader.schema, today: today, report: &report), let body = record.body else {
            return nil
        }
        if record.read(Keys.hidden, &report) ?? false {
            let day = record[Keys.date]?.text.flatMap { Day($0.trimmed) }
            return .hidden(HiddenComment(name: name, day: day.flatMap { RecordType.isPlausible($0, on: today) ? $0 : nil }))
        }
        let author = author(of: record, report: &report)
        let day = record.read(Keys.date, &report)
        let link = record.read(Keys.source, &report)
        guard body.text.contains(where: { $0 > 0x20 }) else {
            return report.reject(
                .commentFile, SourceSpan(line: body.line, column: 1), "the comment says nothing",
                reason: "Its text goes below the second line of three hyphens.", fix: "…")
        }
        let start = body.text.prefix { $0 <= 0x20 }
        let words = String(decoding: body.text.dropFirst(start.count).prefix(64), as: UTF8.self).trimmed
        let place = SourceSpan(line: body.line + start.count { $0 == 0x0A }, column: 1)
        if Rule.checkPlaceholder(words, at: place, report: &report) { return nil }
        let text = Rule.comment(body.text, firstLine: body.line, host: host, report: &report)
        guard let author, let day else { return nil }
        return .shown(Comment(file: source.path, name: name, author: author, day: day, source: link, body: text))
    }

    private func author(of record: RecordReader, report: inout Report) -> Comment.Author? {
        if record[Keys.name] != nil {
            guard record[Keys.handle] == nil else {
                report.add(
                    .commentFile, record.span(Keys.handle), "there are two authors: \"handle\" and \"name\"",
                    fix: "Keep one of the two lines.")
                return nil
            }
            return record.read(Keys.name, &report).map(Comment.Author.name)
        }
        guard record[Keys.handle] != nil else {
            if !KeyCheck.isMisspelt(Keys.handle.key, in: record.node, allowed: CommentReader.schema.keys) {
                let help = "That is who wrote it; or give the \"handle\" of somebody with a file in the people folder."
                record.missing(RecordField(required: Keys.name.key, Keys.name.type, help: help).slot, &report)
            }
            return nil
        }
        guard let handle = record.read(Keys.handle, &report) else { return nil }
        if people.holdsSorted(handle) { return .person(handle) }
        let guess = Rule.ownerMeant(handle, among: people)
        return report.reject(
            .commentFile, record.span(Keys.handle), "nobody has the handle \(handle.quoted)" + Spelling.question(guess),
            reason: "A handle is the name of a file in the people folder. People without one give their name.",
            fix: guess.map { "handle: \($0)" } ?? "name: \(YAMLText.scalar(handle))")
    }
}
