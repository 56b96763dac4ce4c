import Values

extension Rule {
    static let boardText = Rule(
        "board-text", .error, "All listings of a board together are no longer than a build can hold",
        "Each listing stands on its page and in several feeds. All their files together have at most 16 MiB, or 16 KiB for each where there are more than a thousand. A good listing has three. A text that becomes more than twice as long as a page, as one of quotation marks does, counts for more."
    )

    /// How many bytes of HTML count as one byte of a file.
    static let htmlOfText = 2

    /// The most bytes that all listings may have together.
    static func mostText(ofListings count: Int) -> Int { (16 << 10) * max(1_024, count) }

    /// The finding on files that are too long together; it names the longest, and those that were not read.
    static func tooMuchText(_ bytes: Int, most: Int, files: [(path: String, bytes: Int)], unread: [String]) -> Diagnostic {
        let longest = files.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(5)
        let rest =
            unread.first.map {
                " \($0) \(unread.count == 1 ? "was" : "and \(counted(unread.count - 1, "file")) after it were") not looked at."
            } ?? ""
        return boardText.finding(
            in: longest.first?.path ?? "",
            "the listings up to \(files.last?.path ?? "") have \(grouped((bytes + 1023) >> 10)) KiB together, and at most \(grouped(most >> 10)) are taken",
            reason: "The longest are \(longest.map { "\($0.path) (\(grouped(($0.bytes + 1023) >> 10)))" }.listed())." + rest,
            fix: "Shorten the longest.")
    }
}

extension Listing {
    /// How many bytes of HTML its texts become.
    var renderedBytes: Int {
        values.reduce(description.byteCount) { sum, value in
            if case .prose(let text)? = value { sum + text.byteCount } else { sum }
        }
    }
}
