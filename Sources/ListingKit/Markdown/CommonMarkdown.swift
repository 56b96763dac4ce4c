/// Renders the Markdown that nearly all descriptions are made of, several times as fast as libcmark: paragraphs, headings and lists of
/// hyphens, with emphasis and links in them.
///
/// It is no second opinion on CommonMark. Whatever is not of the plainest form, be it right or wrong, it leaves to libcmark; what it does
/// render, it renders to the same bytes, and nothing of it is worth a problem.
struct CommonMarkdown {
    /// Met something that is left to libcmark.
    struct Uncommon: Error {}

    /// What the lines so far have left open.
    private enum Block {
        case none, paragraph, list
    }

    let text: UnsafeBufferPointer<UInt8>
    let options: MarkdownOptions
    var html: HTMLBuffer
    var excerpt = Excerpt()
    /// Made for the first link.
    var links: LinkCheck?
    private let headingShift: Int
    private var block = Block.none
    /// Whether the last block was a list with a blank line below it; another item would set all of its items apart.
    private var isBelowList = false

    /// A text with all that its paragraphs, headings and lists hold; nil if it is left to libcmark.
    static func render(_ text: UnsafeBufferPointer<UInt8>, options: MarkdownOptions) -> Markdown.Rendered? {
        // A byte order mark at the start is no part of a text.
        guard let first = text.first, first != 0xEF else { return nil }
        var renderer = CommonMarkdown(text, options)
        do {
            try renderer.lines()
        } catch {
            return nil
        }
        guard renderer.html.count > 0, renderer.html.count <= options.bounds.html else { return nil }
        return Markdown.Rendered(
            markup: renderer.html.exactBytes, prefixes: [], excerpt: renderer.excerpt.text(), problems: [], usedImages: [])
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, _ options: MarkdownOptions) {
        self.text = text
        self.options = options
        html = HTMLBuffer(capacity: text.count + text.count / 4 + 64)
        headingShift = options.topHeading.map { $0 - CommonMarkdown.highestHeading(in: text) } ?? max(0, min(5, options.headingShift))
    }

    // MARK: Blocks

    private mutating func lines() throws(Uncommon) {
        var start = 0
        while start < text.count {
            let end = SourceLines.offset(of: 0x0A, in: text, from: start) ?? text.count
            if start == end {
                isBelowList = block == .list || block == .none && isBelowList
                close()
            } else {
                guard text[end - 1] != 0x20 else { throw Uncommon() }
                switch text[start] {
                case UInt8(ascii: "#"): try heading(start..<end)
                case UInt8(ascii: "-"): try item(start..<end)
                default: try paragraph(start..<end)
                }
            }
            start = end + 1
        }
        close()
    }

    private mutating func close() {
        switch block {
        case .none: return
        case .paragraph: html.append("</p>\n")
        case .list: html.append("</ul>\n")
        }
        block = .none
    }

    private mutating func paragraph(_ line: Range<Int>) throws(Uncommon) {
        try checkStart(line)
        switch block {
        case .list: throw Uncommon()
        case .paragraph:
            html.append("\n")
            excerpt.appendSpace()
        case .none:
            html.startLine()
            html.append("<p>")
            excerpt.beginParagraph(inItem: false)
        }
        block = .paragraph
        isBelowList = false
        try inlines(line, isExcerpt: true)
    }

    private mutating func item(_ line: Range<Int>) throws(Uncommon) {
        guard line.count > 2, text[line.lowerBound + 1] == 0x20, !isBelowList else { throw Uncommon() }
        let content = line.lowerBound + 2..<line.upperBound
        try checkStart(content)
        if block != .list {
            close()
            html.startLine()
            html.append("<ul>\n")
            block = .list
        }
        html.startLine()
        html.append("<li>")
        excerpt.beginParagraph(inItem: true)
        try inlines(content, isExcerpt: true)
        html.append("</li>\n")
    }

    private mutating func heading(_ line: Range<Int>) throws(Uncommon) {
        let marks = CommonMarkdown.marks(text, line)
        let start = line.lowerBound + marks + 1
        guard marks <= MarkdownRenderer.lastHeadingLevel, start < line.upperBound, text[start - 1] == 0x20, text[start] != 0x20,
            text[start] != UInt8(ascii: "#"), text[line.upperBound - 1] != UInt8(ascii: "#")
        else { throw Uncommon() }
        close()
        isBelowList = false
        let level = max(options.topHeading ?? 1, min(MarkdownRenderer.lastHeadingLevel, marks + headingShift))
        html.startLine()
        html.append("<h")
        html.append(level)
        html.append(">")
        try inlines(start..<line.upperBound, isExcerpt: false)
        html.append("</h")
        html.append(level)
        html.append(">\n")
    }

    /// The smallest level among the headings; 1 if there is none.
    private static func highestHeading(in text: UnsafeBufferPointer<UInt8>) -> Int {
        var highest: Int?
        var index = 0
        while let mark = SourceLines.offset(of: UInt8(ascii: "#"), in: text, from: index) {
            let count = marks(text, mark..<text.count)
            if mark == 0 || text[mark - 1] == 0x0A { highest = min(highest ?? count, count) }
            index = mark + count
        }
        return highest ?? 1
    }

    /// How many `#` a line begins with.
    private static func marks(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int {
        text[line].prefix { $0 == UInt8(ascii: "#") }.count
    }

    /// Leaves lines to libcmark that begin with a sign which may begin another block, or with white space.
    private func checkStart(_ line: Range<Int>) throws(Uncommon) {
        switch text[line.lowerBound] {
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "$"), UInt8(ascii: "["),
            0x80...:
            return
        case UInt8(ascii: "*"):
            // Before a space it begins an item, and three of them are a rule.
            let marks = text[line].prefix { $0 == UInt8(ascii: "*") }.count
            guard marks < 3, marks < line.count, text[line.lowerBound + marks] != 0x20 else { throw Uncommon() }
        case 0x30...0x39:
            let digits = text[line].prefix { (0x30...0x39).contains($0) }.count
            let rest = text[line].dropFirst(digits)
            // A number with a full stop or bracket, and white space behind that, begins an item.
            guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return }
            guard rest.count > 1, rest[rest.startIndex + 1] != 0x20 else { throw Uncommon() }
        default: throw Uncommon()
        }
    }
}
