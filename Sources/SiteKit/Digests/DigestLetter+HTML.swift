import Bytes
import Values

extension DigestLetter {
    /// The letter as HTML without style: whoever reads it chose how their mail looks.
    var html: String {
        let title = escaped(name)
        var lines = [
            "<!DOCTYPE html>", "<html lang=\"\(escaped(context.board.language))\"\(context.words.isRightToLeft ? " dir=\"rtl\"" : "")>",
            "<head><meta charset=\"utf-8\"><title>\(title)</title></head>", "<body>", "<h1>\(title)</h1>", "<p>\(escaped(summary))</p>",
        ]
        for section in news.sections {
            lines.append("<h2>\(escaped(section.kind.labels.onOneLine))</h2>")
            for group in section.groups {
                lines.append("<h3>\(escaped(heading(of: group)))</h3>")
                if group.shown.isEmpty { continue }
                lines.append("<ul>")
                for line in group.shown {
                    let note = note(of: line.change).map { "<br>" + escaped($0) } ?? ""
                    lines.append("<li>\(link(address(of: line.change), self.line(of: line, section.kind)))\(note)</li>")
                }
                lines.append("</ul>")
            }
            if section.rest > 0 { lines.append("<p>\(link(pageOfRest(of: section), context.words.andMore(section.rest)))</p>") }
        }
        return (lines + ["<p>\(link(page, name))</p>", "</body>", "</html>", ""]).joined(separator: "\n")
    }

    private func link(_ url: String, _ text: String) -> String { "<a href=\"\(escaped(url))\">\(escaped(text))</a>" }

    private func escaped(_ text: String) -> String { String(writing: { $0.append(text, escaping: HTMLText.Escaped.self) }) }
}
