import Values

extension DigestLetter {
    /// The letter as plain text.
    var text: String {
        var lines = [name, summary, ""]
        for section in news.sections {
            let title = section.kind.labels.onOneLine
            lines += [title, String(repeating: "-", count: title.count), ""]
            for group in section.groups {
                lines += [heading(of: group), ""]
                for line in group.shown {
                    lines.append("* " + self.line(of: line, section.kind))
                    if let note = note(of: line.change) { lines.append("  " + note) }
                    lines += ["  " + address(of: line.change), ""]
                }
            }
            if section.rest > 0 { lines += ["\(context.words.andMore(section.rest)): \(pageOfRest(of: section))", ""] }
        }
        return (lines + ["\(name): \(page)", ""]).joined(separator: "\n")
    }
}
