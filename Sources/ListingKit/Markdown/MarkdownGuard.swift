/// Bounds on a source text that keep libcmark's work and the result's depth in proportion to the text's length.
///
/// libcmark 0.30 visits every open list and quote once a line, descends into them by recursion in one place, and looks at every open image
/// mark for each link (CVE-2023-22486). Bounding the three on the source makes all of it linear. A text within the bounds is not copied.
enum MarkdownGuard {
    /// The longest text in bytes.
    static let maximumLength = 1 << 20
    /// The most `![` in a text; further ones are escaped.
    static let maximumImageMarks = 500
    /// How much may stand before a list's or quote's mark on its line: two for each other mark, one for each column of white space. A level
    /// of nesting needs a mark or two columns on the line of its marks, so this bounds the depth to half of it.
    static let maximumPrefix = 100

    struct Bounded {
        /// The text to parse instead, or nil if the given one is within bounds.
        var replacement: [UInt8]?
        var problems: [MarkdownProblem] = []
    }

    static func bound(_ source: UnsafeBufferPointer<UInt8>) -> Bounded {
        var result = Bounded()
        var source = source
        if source.count > maximumLength {
            var end = maximumLength
            while end > maximumLength - 4, source[end] & 0xC0 == 0x80 { end -= 1 }
            source = UnsafeBufferPointer(rebasing: source[..<end])
            result.replacement = Array(source)
            let line = SourceLines(source).reduce(0) { count, _ in count + 1 }
            result.problems.append(MarkdownProblem(line: line, column: 1, kind: .tooLong, detail: ""))
        }
        let escapes = escapes(in: source)
        guard !escapes.isEmpty else { return result }
        var copy: [UInt8] = []
        copy.reserveCapacity(source.count + escapes.count)
        var start = 0
        for escape in escapes {
            copy.append(contentsOf: source[start..<escape.offset])
            copy.append(0x5C)
            start = escape.offset
        }
        copy.append(contentsOf: source[start...])
        result.replacement = copy
        for kind in [MarkdownProblem.Kind.nestedTooDeeply, .tooManyImages] {
            guard let first = escapes.first(where: { $0.kind == kind }) else { continue }
            let line = SourceLines(source).prefix { $0 <= first.offset }.reduce(0) { count, _ in count + 1 }
            result.problems.append(MarkdownProblem(line: line, column: 1, kind: kind, detail: ""))
        }
        return result
    }

    /// A place where a backslash takes a mark's meaning away.
    private struct Escape {
        var offset: Int
        var kind: MarkdownProblem.Kind
    }

    private static func escapes(in source: UnsafeBufferPointer<UInt8>) -> [Escape] {
        var found: [Escape] = []
        for start in SourceLines(source) {
            if let offset = deepMark(in: source, from: start) { found.append(Escape(offset: offset, kind: .nestedTooDeeply)) }
        }
        var offset = 0
        var count = 0
        while let mark = SourceLines.offset(of: 0x21, in: source, from: offset) {
            offset = mark + 1
            guard offset < source.count, source[offset] == 0x5B else { continue }
            count += 1
            if count > maximumImageMarks { found.append(Escape(offset: offset, kind: .tooManyImages)) }
        }
        if count > maximumImageMarks { found.sort { $0.offset < $1.offset } }
        return found
    }

    /// The offset of a line's first mark of a list or quote that stands too deep.
    @inline(__always)
    private static func deepMark(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        var prefix = 0
        var lastMark: UInt8 = 0
        while index < source.count {
            let byte = source[index]
            switch byte {
            case 0x20: prefix += 1
            case 0x09: prefix += 4
            case 0x3E:
                if prefix >= maximumPrefix { return index }
                prefix += 2
                lastMark = byte
            case 0x2A, 0x2B, 0x2D:
                guard isBlank(source, index + 1) else { return nil }
                if prefix >= maximumPrefix { return byte == lastMark && isThematicBreak(source, from: index) ? nil : index }
                prefix += 2
                lastMark = byte
            case 0x30...0x39:
                let first = index
                while index < source.count, index - first < 9, (0x30...0x39).contains(source[index]) { index += 1 }
                guard index < source.count, source[index] == 0x29 || source[index] == 0x2E, isBlank(source, index + 1) else { return nil }
                if prefix >= maximumPrefix { return index }
                prefix += 2
                lastMark = 0
            default: return nil
            }
            index += 1
        }
        return nil
    }

    private static func isBlank(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index < source.count else { return true }
        return source[index] == 0x20 || (0x09...0x0D).contains(source[index])
    }

    /// Whether the rest of a line goes on with one mark alone, as in a rule of spaced hyphens across the page.
    private static func isThematicBreak(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        guard source[start] != 0x2B else { return false }
        var index = start
        while index < source.count, source[index] != 0x0A, source[index] != 0x0D {
            guard source[index] == source[start] || source[index] == 0x20 || source[index] == 0x09 else { return false }
            index += 1
        }
        return true
    }
}
