/// Decides which tags stand alone on their lines, and what of the text around them they take away.
///
/// A parent with its end, and a block that begins and ends in one line, count as one tag each. Tags of blocks and parents may share a line.
struct TagLayout {
    private let source: TemplateSource
    private var tags: [Tag]
    /// Where the blanks before a tag begin, if nothing else is before it on its line.
    private var heads: [Int?]
    /// Past the line end after a tag, if only blanks are between them; the end of the file is a line end too.
    private var tails: [Int?]
    /// Whether nothing but blanks and tags of blocks and parents is before, or after, a tag on its line.
    private var sharesHead: [Bool]
    private var sharesTail: [Bool]

    /// Takes tags that ``TagMatcher`` found nothing wrong with.
    init(_ source: TemplateSource, _ tags: [Tag]) {
        self.source = source
        self.tags = tags
        heads = tags.map { Self.head(of: $0, in: source.bytes) }
        tails = tags.map { Self.tail(of: $0, in: source.bytes) }
        sharesHead = heads.map { $0 != nil }
        sharesTail = tails.map { $0 != nil }
    }

    /// The tags, laid out.
    mutating func lay() -> [Tag] {
        shareLines()
        var containers: [Tag.Sort] = []
        for index in tags.indices {
            switch tags[index].sort {
            case .variable, .unescaped:
                break
            case .section, .inverted, .partial, .comment, .delimiters:
                layAlone(index)
                if tags[index].opener != nil { containers.append(tags[index].sort) }
            case .parent:
                layParent(index)
                containers.append(.parent)
            case .block:
                layBlock(index, isArgument: containers.last == .parent)
                containers.append(.block)
            case .close:
                if tags[index].opener == .section || tags[index].opener == .inverted { layAlone(index) }
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

    private mutating func layAlone(_ index: Int) {
        guard let head = heads[index], let tail = tails[index] else { return }
        stand(index, head: head)
        tags[index].after = tail
    }

    private mutating func layParent(_ index: Int) {
        guard let close = tags[index].partner, let head = heads[index], let tail = tails[close] else { return }
        stand(index, head: head)
        tags[close].after = tail
    }

    private mutating func layBlock(_ index: Int, isArgument: Bool) {
        guard let close = tags[index].partner else { return }
        let opensLines = tails[index] != nil && (isArgument ? sharesHead[index] : heads[index] != nil)
        let isOneLine =
            !isArgument && tails[close] != nil
            && source.line(at: tags[index].range.lowerBound) == source.line(at: tags[close].range.lowerBound)
        if let tail = tails[index], opensLines {
            tags[index].hasOwnLines = true
            tags[index].after = tail
        }
        if let head = heads[index], opensLines || isOneLine { stand(index, head: head) }
        if let head = heads[close], sharesTail[close] { stand(close, head: head) }
        if !isArgument, let tail = tails[close], tags[index].isStandalone || heads[close] != nil {
            tags[index].tail = tags[close].range.upperBound..<tail
            tags[close].after = tail
        }
    }

    private mutating func stand(_ index: Int, head: Int) {
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
