extension Rule {
    /// Reports a text that is nothing but the mark of a fact to be filled in; the report then says nothing else of that place.
    @discardableResult
    static func checkPlaceholder(_ text: some StringProtocol, at span: SourceSpan, report: inout Report) -> Bool {
        guard isPlaceholder(text) else { return false }
        report.add(
            .placeholder, span, "write the real value in place of the \(String(text).trimmed)", reason: "The … shows where a value goes.")
        return true
    }

    private static func isPlaceholder(_ text: some StringProtocol) -> Bool {
        // The longest mark, three full stops or one ellipsis, has three bytes; what is longer can only have white space around it.
        guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: ".") || first == 0xE2 else { return false }
        let trimmed = String(text).trimmed
        return trimmed == ellipsis || trimmed == "..."
    }
}
