import CommonMark
import Findings

extension Rule {
    static let commentText = Rule(
        "comment-text", .warning, "Comments are plain words and links",
        "Comments can have paragraphs, lists, bold and italic text, and links to web pages, email and phone numbers. Pictures, HTML and other links are shown as plain text. A comment has at most 4 KiB of text."
    )

    /// The text of a comment, with findings on what is not published as written.
    static func comment(
        _ bytes: some Collection<UInt8>, firstLine: Int, host: String?, report: inout Report
    ) -> Markdown.Rendered {
        // Each comment has a heading of its own below that of all comments.
        let rendered = Markdown.parse(bytes, options: MarkdownOptions(topHeading: 4, siteHost: host, bounds: .comment))
        checkDirection(bytes, firstLine: firstLine, html: rendered.html(siteRoot: "", imageBase: ""), report: &report)
        for problem in rendered.problems {
            let span = SourceSpan(line: problem.line + firstLine - 1, column: problem.column)
            switch problem.kind {
            case .more: report.countUnlisted(Int(problem.detail) ?? 1)
            case .imageElsewhere, .imageMissing, .imageWithoutAlt, .tooManyImages:
                report.add(.commentText, span, "comments have no pictures, so this one is shown as its description")
            case .tooLong, .tooMuchHTML:
                report.add(.commentText, span, problem.message.lowercasedFirst, fix: "Write less, or link to the rest.", severity: .error)
            case .rawHTML, .linkScheme, .linkRelative, .linkIntoSite, .linkAddress, .linkNowhere, .nestedTooDeeply, .longReference:
                report.add(.commentText, span, problem.message.lowercasedFirst, fix: problem.advice)
            }
        }
        return rendered.withoutProblems
    }
}
