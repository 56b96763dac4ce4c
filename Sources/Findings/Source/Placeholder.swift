import Values

extension Rule {
    package static let placeholder = Rule(
        "placeholder", .error, "Every … is filled in",
        "A suggested fix shows … wherever it needs a fact that only you know. Write the real value there, or delete the line if you don't need it."
    )

    /// Marks a fact in a fix that only the owner knows.
    package static let ellipsis = "…"

    /// Reports a text that is only the mark of a fact to be filled in; the report then drops other findings there.
    @discardableResult
    package static func checkPlaceholder(_ text: some StringProtocol, at span: SourceSpan, report: inout Report) -> Bool {
        guard isPlaceholder(text) else { return false }
        report.add(
            .placeholder, span, "write the real value in place of the \(String(text).trimmed)", reason: "The … shows where a value goes.")
        return true
    }

    private static func isPlaceholder(_ text: some StringProtocol) -> Bool {
        // A mark has three bytes at most, so what starts otherwise cannot be one.
        guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: ".") || first == 0xE2 else { return false }
        let trimmed = String(text).trimmed
        return trimmed == ellipsis || trimmed == "..."
    }
}
