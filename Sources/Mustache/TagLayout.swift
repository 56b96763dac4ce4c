/// Decides which tags are standalone, and what they remove of the text around them.
///
/// A parent with its end, and a block that begins and ends on one line, count as one tag each. Tags of blocks and
/// parents may share a line.
struct TagLayout {
    private let source: TemplateSource
    private var tags: [Tag]
    /// For each tag, the start of its line if only blanks are before it.
    private var heads: [Int?]
    /// For each tag, the end of its line if only blanks are after it.
    private var tails: [Int?]
    /// For each tag, whether only blanks and tags of blocks and parents are before, or after, it on its line.
    private var sharesHead: [Bool]
    private var sharesTail: [Bool]

    /// Creates a layout of tags in which ``TagMatcher`` found no problems.
    init(_ source: TemplateSource, _ tags: [Tag]) {
        self.source = source
        self.tags = tags
        heads = tags.map { Self.head(of: $0, in: source.bytes) }
        tails = tags.map { Self.tail(of: $0, in: source.bytes) }
        sharesHead = heads.map { $0 != nil }
        sharesTail = tails.map { $0 != nil }
    }

    /// Returns the tags with their layout.
    mutating func layOut() -> [Tag] {
        shareLines()
        var containers: [Tag.Kind] = []
        for index in tags.indices {
            switch tags[index].kind {
            case .variable, .unescaped:
                break
            case .section, .inverted, .partial, .comment, .delimiters:
                layOutStandalone(index)
                if tags[index].opener != nil { containers.append(tags[index].kind) }
            case .parent:
                layOutParent(index)
                containers.append(.parent)
            case .block:
                layOutBlock(index, isArgument: containers.last == .parent)
                containers.append(.block)
            case .close:
                if tags[index].opener == .section || tags[index].opener == .inverted { layOutStandalone(index) }
                containers.removeLast()
            }
        }
        return tags
    }

    private mutating func shareLines() {
        guard tags.count > 1 else { return }
        for index in 1..<tags.count where areNeighbours(index - 1, index) && tags[index - 1].isInheritance {
            sharesHead[index] = sharesHead[index] || sharesHead[index - 1]
        }
        for index in (0..<tags.count - 1).reversed() where areNeighbours(index, index + 1) && tags[index + 1].isInheritance {
            sharesTail[index] = sharesTail[index] || sharesTail[index + 1]
        }
    }

    private func areNeighbours(_ left: Int, _ right: Int) -> Bool {
        source.bytes[tags[left].range.upperBound..<tags[right].range.lowerBound].allSatisfy(TagByte.isBlank)
    }

    private mutating func layOutStandalone(_ index: Int) {
        guard let head = heads[index], let tail = tails[index] else { return }
        markStandalone(index, head: head)
        tags[index].after = tail
    }

    private mutating func layOutParent(_ index: Int) {
        guard let close = tags[index].partner, let head = heads[index], let tail = tails[close] else { return }
        markStandalone(index, head: head)
        tags[close].after = tail
    }

    private mutating func layOutBlock(_ index: Int, isArgument: Bool) {
        guard let close = tags[index].partner else { return }
        let opensLines = tails[index] != nil && (isArgument ? sharesHead[index] : heads[index] != nil)
        let isOneLine =
            !isArgument && tails[close] != nil
            && source.line(at: tags[index].range.lowerBound) == source.line(at: tags[close].range.lowerBound)
        if let tail = tails[index], opensLines {
            tags[index].hasOwnLines = true
            tags[index].after = tail
        }
        if let head = heads[index], opensLines || isOneLine { markStandalone(index, head: head) }
        if let head = heads[close], sharesTail[close] { markStandalone(close, head: head) }
        if !isArgument, let tail = tails[close], tags[index].isStandalone || heads[close] != nil {
            tags[index].tail = tags[close].range.upperBound..<tail
            tags[close].after = tail
        }
    }

    private mutating func markStandalone(_ index: Int, head: Int) {
        tags[index].isStandalone = true
        tags[index].before = head
        tags[index].indent = head..<tags[index].range.lowerBound
    }

    private static func head(of tag: Tag, in bytes: [UInt8]) -> Int? {
        var start = tag.range.lowerBound
        while start > 0 && TagByte.isBlank(bytes[start - 1]) { start -= 1 }
        return start == 0 || bytes[start - 1] == TagByte.newline ? start : nil
    }

    private static func tail(of tag: Tag, in bytes: [UInt8]) -> Int? {
        var end = tag.range.upperBound
        while end < bytes.count && TagByte.isBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return end }
        if bytes[end] == TagByte.newline { return end + 1 }
        let isPair = bytes[end] == TagByte.carriageReturn && end + 1 < bytes.count && bytes[end + 1] == TagByte.newline
        return isPair ? end + 2 : nil
    }
}
