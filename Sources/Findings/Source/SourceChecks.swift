import Bytes

/// The checks that every text file passes before anybody parses it.
package enum SourceChecks {
    /// The bytes after a byte order mark, or nil with a finding if they are not text that can be read.
    package static func text(of source: SourceFile, report: inout Report) -> ArraySlice<UInt8>? {
        let bytes = source.bytes.withoutByteOrderMark
        if isUTF16(source.bytes) {
            return report.reject(
                .fileEncoding, .wholeFile, "the file is saved as UTF-16",
                reason: "Some Windows programs call that Unicode.", fix: "Save it again with the encoding UTF-8.")
        }
        if let format = DocumentFormat(bytes) {
            return report.reject(
                .fileEncoding, .wholeFile, "this is \(format.name), not plain text",
                reason: "Its ending doesn't make it text.", fix: format.advice(name: ContentPath.named(source.path)))
        }
        guard bytes.contains(where: { $0 > 0x20 }) else {
            return report.reject(
                .fileEmpty, .wholeFile, "the file is empty",
                reason: source.path == "board.yaml" ? "A board cannot do without it. " + Rule.boardFile.explanation : "",
                fix: source.path == "board.yaml" ? Rule.boardShape : "Fill it in, or delete it.")
        }
        if let place = UTF8Check.firstProblem(bytes) {
            let (line, column) = position(of: place, in: bytes)
            let span = SourceSpan(line: line, column: column)
            if bytes[place] == 0 {
                report.add(.fileEncoding, span, "there is a NUL character here", reason: "It belongs in no text.", fix: "Delete it.")
            } else {
                report.add(
                    .fileEncoding, span, "the text is not UTF-8 from here on",
                    reason: "It was probably saved in another encoding, such as Windows-1252.",
                    fix: "Save it again with the encoding UTF-8.")
            }
            return nil
        }
        return bytes
    }

    /// Whether a text has the byte order mark of UTF-16, or without one a NUL beside each of its first letters.
    private static func isUTF16(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        let start = bytes.prefix(16)
        let (even, odd) = (start.indices.count { $0 % 2 == 0 && start[$0] == 0 }, start.indices.count { $0 % 2 == 1 && start[$0] == 0 })
        return start.count == 16 && (even == 8 && odd == 0 || odd == 8 && even == 0)
    }

    private static func position(of place: Int, in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int) {
        let before = bytes[..<place]
        let line = before.count { $0 == 0x0A } + 1
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
        return (line, String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.count + 1)
    }
}
