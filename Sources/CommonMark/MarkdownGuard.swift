import Bytes

/// Escapes what would make libcmark's work or the result's depth grow out of proportion to a text's length.
///
/// libcmark 0.30 visits every open list and quote on each line, descends into them by recursion in one place, looks at
/// every open image mark for each link (CVE-2023-22486), reads to the end of the paragraph for each unclosed HTML
/// declaration or processing instruction, and copies the address of a reference into each link that uses it. Limits on
/// these five make it all linear. A text within the limits is not copied.
enum MarkdownGuard {
    /// The most `![` in a text; further ones are escaped.
    static let maximumImageMarks = 100
    /// The longest prefix of a list or quote marker on its line, counting two for each other marker and one for each
    /// column of white space. Each level of nesting needs a marker or two columns, so the depth is at most half of
    /// this.
    static let maximumPrefix = 100
    /// The limit on the prefix in a text of many lines, each of which costs a step for every open list and quote.
    private static let leastPrefix = 10
    /// About the most of those steps.
    private static let maximumSteps = 200_000

    /// The most references, `[name]: address`, in a text; further ones are escaped.
    static let maximumReferences = 500
    /// The longest address and title of a reference, together in bytes.
    static let maximumReference = 2048
    /// The most bytes that all links of a text together may copy from references.
    static let maximumCopies = 256 << 10

    /// The most `<!` and `<?` in a text. Further ones are escaped, which looks the same, since HTML is shown as text.
    static let maximumDeclarations = 100

    struct Bounded {
        /// The text to parse instead; nil if the given one is within the limits.
        var replacement: [UInt8]?
        var problems: [MarkdownProblem] = []
    }

    static func bound(_ source: UnsafeBufferPointer<UInt8>) -> Bounded {
        var result = Bounded()
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
        for kind in [MarkdownProblem.Kind.nestedTooDeeply, .tooManyImages, .longReference] {
            guard let first = escapes.first(where: { $0.kind == kind }) else { continue }
            let line = SourceLines(source).prefix { $0 <= first.offset }.reduce(0) { count, _ in count + 1 }
            result.problems.append(MarkdownProblem(line: line, column: 1, kind: kind, detail: ""))
        }
        return result
    }

    /// Where a backslash is inserted.
    private struct Escape {
        var offset: Int
        var kind: MarkdownProblem.Kind
    }

    private static func escapes(in source: UnsafeBufferPointer<UInt8>) -> [Escape] {
        var found: [Escape] = []
        let lines = SourceLines(source).reduce(0) { count, _ in count + 1 }
        let prefix = min(maximumPrefix, max(leastPrefix, maximumSteps / max(1, lines)))
        for start in SourceLines(source) {
            if let offset = deepMark(in: source, from: start, beyond: prefix) {
                found.append(Escape(offset: offset, kind: .nestedTooDeeply))
            }
        }
        var offset = 0
        var count = 0
        while let mark = source.firstIndex(of: 0x21, from: offset) {
            offset = mark + 1
            guard offset < source.count, source[offset] == 0x5B else { continue }
            count += 1
            if count > maximumImageMarks { found.append(Escape(offset: offset, kind: .tooManyImages)) }
        }
        let others =
            longReferences(in: source).map { Escape(offset: $0, kind: .longReference) }
            + excessDeclarations(in: source).map { Escape(offset: $0, kind: .rawHTML) }
        found += others
        if count > maximumImageMarks || !others.isEmpty { found.sort { $0.offset < $1.offset } }
        return found
    }

    private static func excessDeclarations(in source: UnsafeBufferPointer<UInt8>) -> [Int] {
        var found: [Int] = []
        var count = 0
        var offset = 0
        while let mark = source.firstIndex(of: 0x3C, from: offset) {
            offset = mark + 1
            guard offset < source.count, source[offset] == 0x21 || source[offset] == 0x3F else { continue }
            count += 1
            if count > maximumDeclarations { found.append(mark) }
        }
        return found
    }

    /// Finds the colons of possible references that are too many, or too long for how often they may be used.
    private static func longReferences(in source: UnsafeBufferPointer<UInt8>) -> [Int] {
        var uses = 0
        var colons: [Int] = []
        var offset = 0
        while let bracket = source.firstIndex(of: 0x5D, from: offset) {
            offset = bracket + 1
            uses += 1
            if offset < source.count, source[offset] == 0x3A { colons.append(offset) }
        }
        guard !colons.isEmpty else { return [] }
        let longest = min(maximumReference, maximumCopies / uses)
        return colons.enumerated().filter { place, colon in
            place >= maximumReferences || isReference(in: source, from: colon + 1, longerThan: longest)
        }.map { $0.element }
    }

    /// Whether the address and title after a reference's colon (CommonMark 0.30 section 4.7) have more than `longest`
    /// bytes; it overestimates rather than underestimates.
    private static func isReference(in source: UnsafeBufferPointer<UInt8>, from start: Int, longerThan longest: Int) -> Bool {
        var index = afterBlanks(in: source, from: start)
        let address = index
        let isBracketed = index < source.count && source[index] == 0x3C
        while index < source.count, isBracketed ? source[index] != 0x3E && source[index] != 0x0A : source[index] > 0x20 {
            index += isBracketed && source[index] == 0x5C ? 2 : 1
            if index - address > longest { return true }
        }
        let length = index - address
        index = afterBlanks(in: source, from: isBracketed ? index + 1 : index)
        guard index < source.count else { return false }
        let close: UInt8
        switch source[index] {
        case 0x22, 0x27: close = source[index]
        case 0x28: close = 0x29
        default: return false
        }
        let title = index
        index += 1
        while index < source.count, source[index] != close {
            index += source[index] == 0x5C ? 2 : 1
            if length + index - title > longest { return true }
        }
        return false
    }

    private static func afterBlanks(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < source.count, source[index] <= 0x20 { index += 1 }
        return index
    }

    /// Finds the first list or quote marker on a line that is too deep.
    @inline(__always)
    private static func deepMark(in source: UnsafeBufferPointer<UInt8>, from start: Int, beyond maximumPrefix: Int) -> Int? {
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

    /// Whether the rest of a line repeats one character, as a thematic break does.
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
