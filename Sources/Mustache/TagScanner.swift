/// Finds the tags in a template's bytes, in one pass.
struct TagScanner {
    /// The longest delimiter in bytes, since longer ones would make the search slow.
    static let maximumDelimiterLength = 16

    private let bytes: [UInt8]
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private(set) var tags: [Tag] = []
    private(set) var problems: [TemplateProblem] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns all tags, or those up to the first that is never closed. Their problems are in `problems`.
    mutating func scan() -> [Tag] {
        var offset = 0
        while let start = find(opening, from: offset) {
            guard let next = scanTag(at: start) else { break }
            offset = next
        }
        return tags
    }

    /// Scans the tag at `start`, and returns the offset to continue at; nil if the tag has no end.
    private mutating func scanTag(at start: Int) -> Int? {
        var content = start + opening.count
        if content < bytes.count && bytes[content] == TagByte.openBrace {
            return scanName(.unescaped, start: start, content: content + 1, end: [TagByte.closeBrace] + closing)
        }
        while content < bytes.count && TagByte.isWhitespace(bytes[content]) { content += 1 }
        guard content < bytes.count else { return unclosed(start, in: nil) }
        switch bytes[content] {
        case UInt8(ascii: "!"): return scanComment(start: start, content: content + 1)
        case TagByte.equals: return scanDelimiters(start: start, content: content + 1)
        case UInt8(ascii: "&"): return scanName(.unescaped, start: start, content: content + 1, end: closing)
        case UInt8(ascii: "#"): return scanName(.section, start: start, content: content + 1, end: closing)
        case UInt8(ascii: "^"): return scanName(.inverted, start: start, content: content + 1, end: closing)
        case UInt8(ascii: "/"): return scanName(.close, start: start, content: content + 1, end: closing)
        case UInt8(ascii: ">"): return scanName(.partial, start: start, content: content + 1, end: closing)
        case UInt8(ascii: "<"): return scanName(.parent, start: start, content: content + 1, end: closing)
        case UInt8(ascii: "$"): return scanName(.block, start: start, content: content + 1, end: closing)
        default: return scanName(.variable, start: start, content: content, end: closing)
        }
    }

    private mutating func scanName(_ kind: Tag.Kind, start: Int, content: Int, end: [UInt8]) -> Int? {
        var index = content
        while index < bytes.count && !matches(end, at: index) {
            if matches(opening, at: index) { return unclosed(start, in: index) }
            index += 1
        }
        guard index < bytes.count else { return unclosed(start, in: nil) }
        let name = trimmed(content..<index)
        let next = index + end.count
        if name.isEmpty {
            problems.append(TemplateProblem(offset: start, message: "this tag has no name"))
        } else if bytes[name].contains(where: TagByte.isWhitespace) {
            problems.append(TemplateProblem(offset: name.lowerBound, message: "a name holds no white space; is the tag's end missing?"))
        }
        tags.append(Tag(kind: kind, name: name, range: start..<next))
        return next
    }

    private mutating func scanComment(start: Int, content: Int) -> Int? {
        guard let end = find(closing, from: content) else { return unclosed(start, in: nil) }
        tags.append(Tag(kind: .comment, name: content..<end, range: start..<end + closing.count))
        return end + closing.count
    }

    private mutating func scanDelimiters(start: Int, content: Int) -> Int? {
        guard let end = find([TagByte.equals] + closing, from: content) else { return unclosed(start, in: nil) }
        let next = end + 1 + closing.count
        let words = bytes[content..<end].split(whereSeparator: TagByte.isWhitespace).map(Array.init)
        tags.append(Tag(kind: .delimiters, name: content..<end, range: start..<next))
        guard words.count == 2, !words.joined().contains(TagByte.equals) else {
            problems.append(
                TemplateProblem(offset: start, message: "a delimiter tag holds two delimiters, parted by a space and without '='"))
            return next
        }
        guard words.allSatisfy({ $0.count <= Self.maximumDelimiterLength }) else {
            problems.append(TemplateProblem(offset: start, message: "a delimiter is at most \(Self.maximumDelimiterLength) bytes long"))
            return next
        }
        opening = words[0]
        closing = words[1]
        return next
    }

    /// Reports a tag without an end. Scanning continues at `next`, where another tag begins inside it.
    private mutating func unclosed(_ start: Int, in next: Int?) -> Int? {
        let wanted = String(decoding: closing, as: UTF8.self)
        problems.append(TemplateProblem(offset: start, message: "this tag is not closed by '\(wanted)'"))
        return next
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end && TagByte.isWhitespace(bytes[start]) { start += 1 }
        while start < end && TagByte.isWhitespace(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func find(_ word: [UInt8], from offset: Int) -> Int? {
        var index = offset
        while index + word.count <= bytes.count {
            if matches(word, at: index) { return index }
            index += 1
        }
        return nil
    }

    private func matches(_ word: [UInt8], at offset: Int) -> Bool {
        guard bytes[offset] == word[0], offset + word.count <= bytes.count else { return false }
        for index in 1..<word.count where bytes[offset + index] != word[index] { return false }
        return true
    }
}
