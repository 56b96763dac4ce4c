extension Rule {
    static let boardText = Rule(
        "board-text", .error, "All listings of a board together are no longer than a build can hold",
        "Each listing stands on its page and in several feeds. All their files together have at most 16 MiB, or 16 KiB for each where there are more than a thousand. A good listing has three."
    )

    /// The most bytes that the files of so many listings may have together.
    static func mostText(ofListings count: Int) -> Int { (16 << 10) * max(1_024, count) }

    /// A finding on files that are too long together, of which it names the longest. Those that were not read because of it are named
    /// too, the first of them and their number.
    static func tooMuchText(_ bytes: Int, most: Int, files: [(path: String, bytes: Int)], unread: [String]) -> Diagnostic {
        let longest = files.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(5)
        let rest =
            unread.first.map {
                " \($0) \(unread.count == 1 ? "was" : "and \(counted(unread.count - 1, "file")) after it were") not looked at."
            }
            ?? ""
        return Diagnostic(
            boardText.severity, rule: boardText.id, file: longest.first?.path ?? "",
            message:
                "the listings up to \(files.last?.path ?? "") have \(grouped((bytes + 1023) >> 10)) KiB together, and at most \(grouped(most >> 10)) are taken",
            reason: "The longest are \(longest.map { "\($0.path) (\(grouped(($0.bytes + 1023) >> 10)))" }.listed())." + rest,
            fix: "Shorten the longest.")
    }
}
