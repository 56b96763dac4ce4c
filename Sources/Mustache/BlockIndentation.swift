/// Measures the indentation of each block's content where it is defined: the blanks that all its lines begin with.
///
/// Blank lines, comments alone on a line and text that a parent ignores do not count.
struct BlockIndentation {
    private struct Level {
        let counts: Bool
        let foldsIntoOuter: Bool
        var prefix: Range<Int>?
    }

    private let source: TemplateSource
    private var tags: [Tag]
    private var levels: [Level] = [Level(counts: true, foldsIntoOuter: false, prefix: nil)]

    /// Creates a measurement of tags from ``TagLayout``.
    init(_ source: TemplateSource, _ tags: [Tag]) {
        self.source = source
        self.tags = tags
    }

    /// Returns the tags, with `indent` of each block that has its own lines set to their common indentation.
    mutating func measure() -> [Tag] {
        var textStart = 0
        for index in tags.indices {
            let tag = tags[index]
            countLines(in: textStart..<tag.before)
            if tag.kind == .close && tag.isInheritance { close(tag) }
            let isSilent = tag.kind == .comment || tag.kind == .delimiters
            if source.isLineStart(tag.before), !(isSilent && tag.isStandalone) {
                count(tag.before..<source.skipBlanks(from: tag.before, to: tag.range.lowerBound))
            }
            if tag.kind == tag.opener && tag.isInheritance { open(tag) }
            textStart = tag.after
        }
        return tags
    }

    private mutating func open(_ tag: Tag) {
        let isArgument = tag.kind == .block && !levels[levels.count - 1].counts
        levels.append(Level(counts: tag.kind == .block, foldsIntoOuter: tag.kind == .block && !isArgument, prefix: nil))
    }

    private mutating func close(_ tag: Tag) {
        guard levels.count > 1, let level = levels.popLast(), let opener = tag.partner else { return }
        guard let prefix = level.prefix else { return }
        if tags[opener].hasOwnLines { tags[opener].indent = prefix }
        if level.foldsIntoOuter { count(prefix) }
    }

    /// Counts the lines that begin in `text`, including one in which a tag follows the blanks, since such a tag stays
    /// in its line.
    private mutating func countLines(in text: Range<Int>) {
        var start = source.isLineStart(text.lowerBound) ? text.lowerBound : source.nextLine(in: text)
        while start < text.upperBound {
            let contentStart = source.skipBlanks(from: start, to: text.upperBound)
            if !source.isLineEnd(contentStart) { count(start..<contentStart) }
            start = source.nextLine(in: start..<text.upperBound)
        }
    }

    private mutating func count(_ blanks: Range<Int>) {
        let top = levels.count - 1
        guard levels[top].counts else { return }
        guard let prefix = levels[top].prefix else {
            levels[top].prefix = blanks
            return
        }
        levels[top].prefix = prefix.lowerBound..<prefix.lowerBound + source.commonPrefix(prefix, blanks)
    }
}
