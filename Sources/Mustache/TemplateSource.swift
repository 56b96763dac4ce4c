/// A template file and the starts of its lines.
struct TemplateSource: Sendable {
    let name: String
    let file: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(name: String, file: String, bytes: [UInt8]) {
        self.name = name
        self.file = file
        // A byte order mark would end up in the middle of a page.
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        var starts = [0]
        for (offset, byte) in self.bytes.enumerated() where byte == TagByte.newline { starts.append(offset + 1) }
        lineStarts = starts
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the line of the byte at `offset`, counted from 0.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// Makes an error from a problem. `counted` holds an earlier offset in the same line whose column is known.
    func error(_ problem: TemplateProblem, counted: inout ColumnCount, page: String? = nil) -> TemplateError {
        let line = line(at: problem.offset)
        if counted.line != line || counted.offset > problem.offset {
            counted = ColumnCount(line: line, offset: lineStarts[line], column: 1)
        }
        for byte in bytes[counted.offset..<problem.offset] where byte & 0xC0 != 0x80 { counted.column += 1 }
        counted.offset = problem.offset
        return TemplateError(
            file: file, line: line + 1, column: counted.column, message: problem.message, hint: problem.hint,
            sourceLine: excerpt(line: line, around: problem.offset), page: page)
    }

    /// Returns about 200 bytes of a line at most, so that many errors in one endless line stay small.
    private func excerpt(line: Int, around offset: Int) -> String {
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
        var start = lineStarts[line]
        if end > start && bytes[end - 1] == TagByte.carriageReturn { end -= 1 }
        start = max(start, offset - 100)
        end = max(start, min(end, offset + 100))
        while start < end && start > lineStarts[line] && bytes[start] & 0xC0 == 0x80 { start += 1 }
        while end > start && end < bytes.count && bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return text(start..<end)
    }
}

/// A problem at an offset in a template, before its line and column are known.
struct TemplateProblem: Sendable {
    let offset: Int
    let message: String
    var hint: String?
}

/// How far the columns of a line are counted, so that many problems in one long line take only one pass.
struct ColumnCount {
    var line = -1
    var offset = 0
    var column = 1
}

/// The bytes with a meaning in the Mustache language.
enum TagByte {
    static let tab = UInt8(ascii: "\t")
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let equals = UInt8(ascii: "=")
    static let dot = UInt8(ascii: ".")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")

    /// Whether `byte` may pad a tag's name.
    static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == space || (byte >= tab && byte <= carriageReturn)
    }

    /// Whether `byte` may be beside a standalone tag on its line.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == space || byte == tab
    }
}
