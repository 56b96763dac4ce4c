import CCMark
import Glibc

/// Walks libcmark's tree once, without recursion, and collects HTML, excerpt and problems.
struct MarkdownRenderer {
    private static let maximumProblems = 100
    /// The deepest emphasis that is marked up. With the limit on blocks it keeps the whole within the 256 levels that
    /// XML readers accept.
    private static let maximumEmphasis = 16
    static let lastHeadingLevel = 6

    let images: [String: ImageSize]
    private var headingShift: Int
    private let topHeading: Int?
    private let longest: Int

    var html: HTMLBuffer
    var prefixes: [Markdown.AddressPrefix] = []
    var excerpt = Excerpt()
    var links: LinkCheck
    /// The open paragraph or heading, and the offsets of its tag and of its content.
    var block: OpaquePointer?
    private var blockStart = 0
    private var contentStart = 0
    private var emphasis = 0
    /// The number of links that are open in the tree, and which of them is open in the HTML, where links never nest.
    var linkDepth = 0
    var openLink = 0
    var linkContentStart = 0
    var linkAddress: UnsafeBufferPointer<UInt8>?
    /// The number of images that are open in the tree, and the description of the outermost.
    var imageDepth = 0
    var description = HTMLBuffer()
    var usedImages: [String] = []
    var seenImages: Set<String> = []
    /// The block whose raw HTML has been reported.
    var htmlBlock: OpaquePointer?
    private var locator: SourceLocator
    private var problems: [MarkdownProblem]
    private var moreProblems = 0

    init(source: UnsafeBufferPointer<UInt8>, options: MarkdownOptions, problems: [MarkdownProblem]) {
        locator = SourceLocator(source)
        self.problems = problems
        images = options.images
        headingShift = max(0, min(5, options.headingShift))
        topHeading = options.topHeading
        longest = options.bounds.html
        html = HTMLBuffer(capacity: source.count + source.count / 4 + 64)
        links = LinkCheck(siteHost: options.siteHost, allowsSiteLinks: options.allowsSiteLinks, siteLinks: options.siteLinks)
    }

    /// Renders a document; returns false if its HTML is too long.
    mutating func walk(_ document: OpaquePointer) -> Bool {
        guard let iterator = cmark_iter_new(document) else { return true }
        defer { cmark_iter_free(iterator) }
        if let topHeading { headingShift = topHeading - highestHeading(in: document) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return html.count <= longest }
            // One node adds no more than the length of the text, so checking between nodes is enough.
            guard html.count <= longest else { return false }
            visit(node, isEntering: event == CMARK_EVENT_ENTER)
        }
    }

    /// Returns the smallest level among the headings outside lists and quotes; 1 if there is none.
    private func highestHeading(in document: OpaquePointer) -> Int {
        var highest = Self.lastHeadingLevel + 1
        var block = cmark_node_first_child(document)
        while let node = block {
            if cmark_node_get_type(node) == CMARK_NODE_HEADING { highest = min(highest, Int(cmark_node_get_heading_level(node))) }
            block = cmark_node_next(node)
        }
        return highest > Self.lastHeadingLevel ? 1 : highest
    }

    func finish() -> Markdown.Rendered {
        var problems = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        if moreProblems > 0, let last = problems.last {
            problems.append(MarkdownProblem(line: last.line, column: last.column, kind: .more, detail: String(moreProblems)))
        }
        return Markdown.Rendered(
            markup: html.exactBytes, prefixes: prefixes, excerpt: excerpt.text(), problems: problems, usedImages: usedImages)
    }

    private mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: text(literal(node))
        case CMARK_NODE_SOFTBREAK: lineBreak("\n")
        case CMARK_NODE_PARAGRAPH: paragraph(node, isEntering)
        case CMARK_NODE_EMPH: mark(isEntering, "<em>", "</em>")
        case CMARK_NODE_STRONG: mark(isEntering, "<strong>", "</strong>")
        case CMARK_NODE_ITEM:
            if isEntering { html.startLine() }
            html.append(isEntering ? "<li>" : "</li>\n")
        case CMARK_NODE_LIST: list(node, isEntering)
        case CMARK_NODE_LINK: link(node, isEntering)
        case CMARK_NODE_IMAGE: image(node, isEntering)
        case CMARK_NODE_HEADING: heading(node, isEntering)
        case CMARK_NODE_CODE: code(literal(node))
        case CMARK_NODE_LINEBREAK: lineBreak("<br />\n")
        case CMARK_NODE_BLOCK_QUOTE:
            html.startLine()
            html.append(isEntering ? "<blockquote>\n" : "</blockquote>\n")
        case CMARK_NODE_CODE_BLOCK: codeBlock(node)
        case CMARK_NODE_THEMATIC_BREAK:
            html.startLine()
            html.append("<hr />\n")
        case CMARK_NODE_HTML_INLINE: inlineHTML(node)
        case CMARK_NODE_HTML_BLOCK: blockHTML(node)
        default: break
        }
    }

    // MARK: Blocks

    private mutating func paragraph(_ node: OpaquePointer, _ isEntering: Bool) {
        let isInTightItem = cmark_node_get_list_tight(cmark_node_parent(cmark_node_parent(node))) != 0
        if isEntering {
            if !isInTightItem { html.startLine() }
            open(node)
            if !isInTightItem { html.append("<p>") }
            contentStart = html.count
            excerpt.beginParagraph(inItem: cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_ITEM)
        } else if !isInTightItem {
            close("</p>\n")
        } else {
            block = nil
        }
    }

    private mutating func heading(_ node: OpaquePointer, _ isEntering: Bool) {
        let level = max(topHeading ?? 1, min(Self.lastHeadingLevel, Int(cmark_node_get_heading_level(node)) + headingShift))
        if isEntering {
            html.startLine()
            open(node)
            html.append("<h")
            html.append(level)
            html.append(">")
            contentStart = html.count
        } else {
            close("</h", level)
        }
    }

    private mutating func open(_ node: OpaquePointer) {
        block = node
        blockStart = html.count
    }

    /// Ends a paragraph or, given its level, a heading; one without content is removed, since it would only be a gap or
    /// an empty entry in a list of headings.
    private mutating func close(_ tag: StaticString, _ level: Int? = nil) {
        block = nil
        if html.count == contentStart {
            html.truncate(to: blockStart)
            return
        }
        html.append(tag)
        guard let level else { return }
        html.append(level)
        html.append(">\n")
    }

    private mutating func list(_ node: OpaquePointer, _ isEntering: Bool) {
        let isBulleted = cmark_node_get_list_type(node) == CMARK_BULLET_LIST
        guard isEntering else {
            html.append(isBulleted ? "</ul>\n" : "</ol>\n")
            return
        }
        html.startLine()
        let start = Int(cmark_node_get_list_start(node))
        if isBulleted {
            html.append("<ul>\n")
        } else if start == 1 {
            html.append("<ol>\n")
        } else {
            html.append("<ol start=\"")
            html.append(start)
            html.append("\">\n")
        }
    }

    private mutating func codeBlock(_ node: OpaquePointer) {
        html.startLine()
        html.append("<pre><code")
        let language = Self.language(info: Self.bytes(cmark_node_get_fence_info(node)))
        if !language.isEmpty {
            html.append(" class=\"language-")
            html.append(language)
            html.append("\"")
        }
        html.append(">")
        html.append(escaping: literal(node))
        html.append("</code></pre>\n")
    }

    /// Returns the first word of a fence's info string; empty if it is not a plain name.
    private static func language(info: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let word = info.prefix { $0 > 0x20 }
        guard word.count <= 32 else { return [] }
        var name: [UInt8] = []
        for byte in word {
            switch byte {
            case 0x30...0x39, 0x61...0x7A, 0x23, 0x2B, 0x2D, 0x2E, 0x5F: name.append(byte)
            case 0x41...0x5A: name.append(byte | 0x20)
            default: return []
            }
        }
        return name
    }

    private mutating func mark(_ isEntering: Bool, _ start: StaticString, _ end: StaticString) {
        guard imageDepth == 0 else { return }
        if isEntering { emphasis += 1 }
        if emphasis <= Self.maximumEmphasis { html.append(isEntering ? start : end) }
        if !isEntering { emphasis -= 1 }
    }

    // MARK: Problems

    /// Reports an inline node, whose source starts with one of two bytes, or a block.
    mutating func report(
        _ kind: MarkdownProblem.Kind, _ detail: some Sequence<UInt8>, at node: OpaquePointer, marks: (UInt8, UInt8)? = nil
    ) {
        guard problems.count < Self.maximumProblems else {
            moreProblems += 1
            return
        }
        let location =
            if let marks {
                locator.location(ofInline: node, marks: marks, in: block)
            } else {
                locator.location(ofBlock: node)
            }
        let text = MarkdownProblem.shortened(detail)
        problems.append(MarkdownProblem(line: location.line, column: location.column, kind: kind, detail: text))
    }

    // MARK: Strings of libcmark

    func literal(_ node: OpaquePointer) -> UnsafeBufferPointer<UInt8> {
        Self.bytes(cmark_node_get_literal(node))
    }

    static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
        let count = strlen(string)
        return UnsafeRawBufferPointer(start: string, count: count).assumingMemoryBound(to: UInt8.self)
    }
}
