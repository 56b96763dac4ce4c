/// Finds templates that are empty or truncated, with which pages would silently lack a part.
///
/// A cut inside a section or block is found without this, since its closing tag is missing. Anywhere else it leaves an
/// HTML element open. An element that one template opens for another to close, as a header and a footer do, is fine.
struct TruncationCheck {
    private let sources: [TemplateSource]
    private let outlines: [MarkupOutline]

    /// Creates a check of templates with their tags.
    init(_ sources: [TemplateSource], _ tags: [[Tag]]) {
        self.sources = sources
        outlines = zip(sources, tags).map { MarkupOutline($0, $1) }
    }

    /// Returns the problems of each template; those of `pages` must not consist of comments alone.
    func problems(pages: Set<String>) -> [[TemplateProblem]] {
        zip(sources, outlines).map { source, outline in
            if outline.isBlank, !outline.hasComment || pages.contains(source.name) {
                let hint = pages.contains(source.name) ? nil : "if nothing is meant to be there, say so: {{! nothing }}"
                return [TemplateProblem(offset: 0, message: "the template is empty", hint: hint)]
            }
            if let offset = outline.unterminated {
                let message = "nothing closes what begins here; was the end of the file cut off?"
                return [TemplateProblem(offset: offset, message: message)]
            }
            let open = outline.open.filter { name, _ in !outlines.contains { $0.unmatchedEndTags.contains(name) } }
            guard let last = open.max(by: { $0.value < $1.value }) else { return [] }
            let message = "this element is never closed by '</\(last.key)>'; was the end of the file cut off?"
            return [TemplateProblem(offset: last.value, message: message)]
        }
    }
}

/// The HTML elements that a template itself opens and closes.
struct MarkupOutline {
    /// Whether it has nothing but white space and comments.
    private(set) var isBlank = true
    /// Whether it has a comment.
    private(set) var hasComment = false
    /// The start of an HTML tag or comment that never ends; nil if there is none.
    private(set) var unterminated: Int?
    /// The elements that are open at the end, with the start of the last of each name.
    var open: [String: Int] { counts.compactMapValues(\.certain.last) }
    /// The elements that it closes without having opened them.
    private(set) var unmatchedEndTags: Set<String> = []

    /// Elements without an end tag, or with an optional one (HTML, section 13.1.2).
    private static let withoutEndTag: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "caption", "colgroup", "dd",
        "dt",
        "li", "optgroup", "option", "p", "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]
    /// Elements in which `<` is text.
    private static let rawText: Set<String> = ["script", "style", "textarea", "title"]

    private let bytes: [UInt8]
    /// For each name, the starts of open elements outside sections, and the number of those inside sections, which may
    /// be open too.
    private var counts: [String: (certain: [Int], possible: Int)] = [:]

    init(_ source: TemplateSource, _ tags: [Tag]) {
        var bytes = source.bytes
        for tag in tags {
            if tag.kind == .comment { hasComment = true } else { isBlank = false }
            for index in tag.range { bytes[index] = TagByte.space }
        }
        self.bytes = bytes
        isBlank = isBlank && bytes.allSatisfy(TagByte.isWhitespace)
        scan(tags)
    }

    private mutating func scan(_ tags: [Tag]) {
        var rest = tags[...]
        var depth = 0
        var index = 0
        while let start = find([UInt8(ascii: "<")], from: index) {
            while let tag = rest.first, tag.range.lowerBound <= start {
                switch tag.kind {
                case .section, .inverted, .parent, .block: depth += 1
                case .close: depth -= 1
                default: break
                }
                rest.removeFirst()
            }
            guard let end = element(at: start, isCertain: depth <= 0) else {
                unterminated = start
                return
            }
            index = end
        }
    }

    /// Records what begins with a `<`; returns its end, or nil if there is none.
    private mutating func element(at start: Int, isCertain: Bool) -> Int? {
        let isClosing = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
        let first = start + (isClosing ? 2 : 1)
        guard first < bytes.count else { return nil }
        if holds("!--", at: first) { return find(Array("-->".utf8), from: first + 3).map { $0 + 3 } }
        let name = String(decoding: bytes[first...].prefix { MarkupOutline.isName($0) }, as: UTF8.self).lowercased()
        let isDeclaration = bytes[first] == UInt8(ascii: "!")
        // A `<` before anything else is text.
        guard isDeclaration || (name.utf8.first.map { (0x61...0x7A).contains($0) } ?? false) else { return start + 1 }
        guard let close = find([UInt8(ascii: ">")], from: first) else { return nil }
        guard !isDeclaration, !MarkupOutline.withoutEndTag.contains(name), bytes[close - 1] != UInt8(ascii: "/") else { return close + 1 }
        if isClosing { closed(name, isCertain) } else { opened(name, at: start, isCertain) }
        if !isClosing, MarkupOutline.rawText.contains(name) { return find(Array("</".utf8) + Array(name.utf8), from: close) ?? bytes.count }
        return close + 1
    }

    private mutating func opened(_ name: String, at offset: Int, _ isCertain: Bool) {
        if isCertain {
            counts[name, default: ([], 0)].certain.append(offset)
        } else {
            counts[name, default: ([], 0)].possible += 1
        }
    }

    private mutating func closed(_ name: String, _ isCertain: Bool) {
        var count = counts[name] ?? ([], 0)
        if !count.certain.isEmpty, isCertain || count.possible == 0 {
            count.certain.removeLast()
        } else if count.possible > 0 {
            count.possible -= 1
        } else {
            unmatchedEndTags.insert(name)
        }
        counts[name] = count
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
        default: false
        }
    }

    private func holds(_ word: StaticString, at offset: Int) -> Bool {
        bytes[offset...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private func find(_ word: [UInt8], from offset: Int) -> Int? {
        var index = offset
        while index + word.count <= bytes.count {
            if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) { return index }
            index += 1
        }
        return nil
    }
}
