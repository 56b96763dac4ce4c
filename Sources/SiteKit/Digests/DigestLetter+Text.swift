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
                for change in group.shown {
                    lines.append("* " + line(of: change))
                    if let note = note(of: change) { lines.append("  " + note) }
                    lines += ["  " + address(of: change), ""]
                }
            }
            if section.rest > 0 { lines += ["\(Words.andMore(section.rest)): \(pageOfRest(of: section))", ""] }
        }
        return (lines + ["\(name): \(page)", ""]).joined(separator: "\n")
    }
}
