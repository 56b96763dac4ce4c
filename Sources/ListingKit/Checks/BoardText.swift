import Findings
import Rules
import Values

extension Rule {
    static let boardText = Rule(
        "board-text", .error, "A board's listings together aren't more than a build can handle",
        "Every listing appears on its own page and in several feeds. All the files together can have up to 16 MiB, or 16 KiB per listing on boards with more than a thousand. A good listing has about 3 KiB. Text that grows when it becomes a web page, such as one made of quotation marks, counts for more."
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
