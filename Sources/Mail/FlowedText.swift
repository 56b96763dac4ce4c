/// Text of which a line that ends with a space goes on in the next one (RFC 3676).
struct FlowedText {
    /// Whether that space is none of the text.
    let deletesSpaces: Bool

    /// The text in whole lines, with the marks of quotations before each.
    func unwrapped(_ text: String) -> String {
        var lines: [String] = []
        var (depth, isOpen) = (0, false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let marks = line.prefix { $0 == ">" }.count
            var rest = line.dropFirst(marks)
            // A space before a line keeps it from being taken for something else.
            if rest.first == " " { rest = rest.dropFirst() }
            let isSignature = rest == "-- "
            if isOpen, marks == depth, !isSignature {
                lines[lines.count - 1] += rest
            } else {
                lines.append((marks > 0 ? String(repeating: ">", count: marks) + " " : "") + rest)
            }
            (depth, isOpen) = (marks, rest.hasSuffix(" ") && !isSignature)
            if isOpen, deletesSpaces { lines[lines.count - 1].removeLast() }
        }
        return lines.joined(separator: "\n")
    }
}
