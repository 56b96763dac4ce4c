extension Rule {
    static let boardText = Rule(
        "board-text", .error, "All descriptions of a board together are no more than a build can hold",
        "Each listing stands on its page and in several feeds. As HTML, all descriptions together have at most 16 MiB, or 16 KiB for each listing where there are more than a thousand. A good description has two."
    )

    /// The most bytes of HTML that the texts of all listings may have together, for each listing, and the fewest listings that count.
    private static let share = (bytes: 16 << 10, listings: 1_024)

    /// A finding on the texts of all listings if they are too long together; it names the longest.
    static func checkTexts(_ listings: [ListingSummary]) -> [Diagnostic] {
        let total = listings.reduce(0) { $0 + $1.textBytes }
        let limit = share.bytes * max(share.listings, listings.count)
        guard total > limit else { return [] }
        let longest = listings.sorted { ($1.textBytes, $0.file) < ($0.textBytes, $1.file) }.prefix(5)
        return [
            Diagnostic(
                boardText.severity, rule: boardText.id, file: longest[0].file,
                message:
                    "all descriptions together are \(grouped((total + 1023) >> 10)) KiB of HTML, and at most \(grouped(limit >> 10)) are taken",
                reason: "The longest are those of "
                    + longest.map { "\($0.file) (\(grouped(($0.textBytes + 1023) >> 10)))" }.listed() + ".",
                fix: "Shorten the longest.")
        ]
    }
}
