/// The parts of a body that has several (RFC 2046 section 5.1).
enum Multipart {
    /// The bytes of each part with its head; what stands before the first and behind the last is nobody's.
    ///
    /// Only a whole line is a delimiter: `--frontier-2` within a part, or `--frontier` in the middle of a line, is text, and boundaries may
    /// begin alike. A body that breaks off ends its last part.
    static func parts(_ body: ArraySlice<UInt8>, boundary: String) -> [ArraySlice<UInt8>] {
        let delimiter = Array("--\(boundary)".utf8)
        var parts: [ArraySlice<UInt8>] = []
        var start: Int?
        for (line, lineStart, end) in MailLines(body) where line.starts(with: delimiter) {
            let rest = line.dropFirst(delimiter.count)
            let isLast = rest.starts(with: [0x2D, 0x2D])
            guard rest.dropFirst(isLast ? 2 : 0).allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
            if let start { parts.append(body[start..<endOfPart(body, start, lineStart)]) }
            start = isLast ? nil : end
            if isLast || parts.count > MailBounds.parts { break }
        }
        if let start, start <= body.endIndex, parts.count <= MailBounds.parts { parts.append(body[start...]) }
        return parts
    }

    /// The line end before a delimiter belongs to it.
    private static func endOfPart(_ body: ArraySlice<UInt8>, _ start: Int, _ lineStart: Int) -> Int {
        var end = lineStart
        if end > start, body[end - 1] == 0x0A { end -= 1 }
        if end > start, body[end - 1] == 0x0D { end -= 1 }
        return end
    }
}
