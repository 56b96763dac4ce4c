import Bytes
import CCMark

/// Renders the content of paragraphs and headings: text, code, links, pictures and raw HTML.
extension MarkdownRenderer {
    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        if imageDepth > 0 {
            description.append(escaping: text, lineEnd: 0x20)
            return
        }
        html.append(escaping: text)
        appendToExcerpt(text)
    }

    mutating func code(_ text: UnsafeBufferPointer<UInt8>) {
        if imageDepth > 0 {
            description.append(escaping: text, lineEnd: 0x20)
            return
        }
        html.append("<code>")
        html.append(escaping: text)
        html.append("</code>")
        appendToExcerpt(text)
    }

    mutating func lineBreak(_ markup: StaticString) {
        if imageDepth > 0 {
            description.append(" ")
        } else {
            html.append(markup)
            excerpt.appendSpace()
        }
    }

    private mutating func appendToExcerpt(_ text: UnsafeBufferPointer<UInt8>) {
        if !excerpt.isFull, cmark_node_get_type(block) == CMARK_NODE_PARAGRAPH { excerpt.append(text) }
    }

    // MARK: Links

    mutating func link(_ node: OpaquePointer, _ isEntering: Bool) {
        guard imageDepth == 0 else { return }
        guard isEntering else {
            closeLink()
            linkDepth -= 1
            return
        }
        linkDepth += 1
        guard openLink == 0 else { return }
        let raw = Self.bytes(cmark_node_get_url(node))
        let verdict = links.judge(raw)
        if case .refused(let kind) = verdict {
            report(kind, raw, at: node, marks: (0x5B, 0x3C))
            return
        }
        if verdict == .site, let known = links.siteLinks, known.isNowhere(String(decoding: links.address, as: UTF8.self)) {
            report(.linkNowhere, [0x2F] + links.address, at: node, marks: (0x5B, 0x3C))
        }
        html.append("<a href=\"")
        if verdict == .site { prefixes.append(Markdown.AddressPrefix(offset: html.count, isImage: false)) }
        links.address.withUnsafeBufferPointer { html.append(escaping: $0) }
        appendTitle(of: node)
        html.append(verdict == .outside ? "\" rel=\"nofollow ugc noopener\">" : "\">")
        openLink = linkDepth
        linkContentStart = html.count
        linkAddress = raw
    }

    /// Ends the open link; without text it shows its address.
    private mutating func closeLink() {
        guard openLink == linkDepth else { return }
        if html.count == linkContentStart, let linkAddress { html.append(escaping: linkAddress, lineEnd: 0x20) }
        html.append("</a>")
        openLink = 0
        linkAddress = nil
    }

    /// Writes a title as the next attribute, without its closing quote.
    private mutating func appendTitle(of node: OpaquePointer) {
        let title = Self.bytes(cmark_node_get_title(node))
        guard !title.isEmpty else { return }
        html.append("\" title=\"")
        html.append(escaping: title, lineEnd: 0x20)
    }

    // MARK: Pictures

    mutating func image(_ node: OpaquePointer, _ isEntering: Bool) {
        guard isEntering else {
            imageDepth -= 1
            if imageDepth == 0 { finishImage(node) }
            return
        }
        if imageDepth == 0 { description = HTMLBuffer() }
        imageDepth += 1
    }

    private mutating func finishImage(_ node: OpaquePointer) {
        let raw = Self.bytes(cmark_node_get_url(node))
        guard let (name, size) = ownImage(raw) else {
            let isElsewhere = raw.starts(with: [0x2F, 0x2F]) || raw.prefix { $0 != 0x2F }.contains(0x3A)
            report(isElsewhere ? .imageElsewhere : .imageMissing, raw, at: node, marks: (0x21, 0x21))
            html.append(description.bytes)
            return
        }
        if description.bytes.allSatisfy({ $0 == 0x20 }) { report(.imageWithoutAlt, name.utf8, at: node, marks: (0x21, 0x21)) }
        if seenImages.insert(name).inserted { usedImages.append(name) }
        html.append("<img src=\"")
        prefixes.append(Markdown.AddressPrefix(offset: html.count, isImage: true))
        html.append(String(writing: { $0.append(percentEncoding: name, keeping: UInt8(ascii: "/")) }))
        html.append("\" alt=\"")
        html.append(description.bytes)
        appendTitle(of: node)
        html.append("\" width=\"")
        html.append(size.width)
        html.append("\" height=\"")
        html.append(size.height)
        html.append("\" loading=\"lazy\" />")
    }

    /// Finds the picture beside the text that an address refers to, as written or percent-decoded.
    private func ownImage(_ raw: UnsafeBufferPointer<UInt8>) -> (String, ImageSize)? {
        guard !images.isEmpty else { return nil }
        var bytes = raw[...]
        while bytes.starts(with: [0x2E, 0x2F]) { bytes = bytes.dropFirst(2) }
        for name in [String(decoding: bytes, as: UTF8.self), Self.percentDecoded(bytes)] {
            let parts = name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
            let leavesFolder = parts.contains { $0.isEmpty || $0.elementsEqual([0x2E]) || $0.elementsEqual([0x2E, 0x2E]) }
            if !leavesFolder, let size = images[name] { return (name, size) }
        }
        return nil
    }

    private static func percentDecoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        var decoded: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let digits = bytes[index...].dropFirst().prefix(2)
            if bytes[index] == 0x25, digits.count == 2, !digits.contains(0x2B), !digits.contains(0x2D),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                decoded.append(value)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    // MARK: Raw HTML

    mutating func inlineHTML(_ node: OpaquePointer) {
        let literal = literal(node)
        if htmlBlock != block {
            htmlBlock = block
            report(.rawHTML, literal, at: node, marks: (0x3C, 0x3C))
        }
        if imageDepth > 0 {
            description.append(escaping: literal, lineEnd: 0x20)
        } else {
            html.append(escaping: literal)
        }
    }

    /// Shows a block of HTML as a paragraph with the source's lines, since it is mostly prose within a few tags.
    mutating func blockHTML(_ node: OpaquePointer) {
        let literal = literal(node)
        report(.rawHTML, literal.prefix { $0 != 0x0A && $0 != 0x0D }, at: node)
        html.startLine()
        html.append("<p>")
        var isFirst = true
        for line in literal.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = line.drop(while: { $0 == 0x20 || $0 == 0x09 })
            guard !text.isEmpty else { continue }
            if !isFirst { html.append("<br />\n") }
            isFirst = false
            html.append(escaping: UnsafeBufferPointer(rebasing: text))
        }
        html.append("</p>\n")
    }
}

extension MarkdownProblem {
    /// Shortens a detail to one line that fits a message and can be published.
    static func shortened(_ bytes: some Sequence<UInt8>) -> String {
        let limit = 60
        let text = String(decoding: Array(bytes.prefix(limit * 4 + 4)), as: UTF8.self)
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if result.count == limit { return String(result) + "…" }
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: result.append(" ")
            case 0..<0x20, 0x7F..<0xA0, 0xFDD0..<0xFDF0, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
            default: result.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }
}
