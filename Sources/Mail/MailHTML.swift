/// The words of a message in HTML as lines of plain text. Nothing of it is trusted: what comes out is text.
public enum MailHTML {
    /// Elements that stand in a line of their own.
    private static let blocks: Set<String> = [
        "address", "article", "blockquote", "body", "center", "div", "dd", "dl", "dt", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hr", "html", "li", "main", "ol", "p", "pre", "section", "table", "tbody", "td", "tr", "ul",
    ]
    private static let hidden: Set<String> = ["script", "style", "head", "title", "template", "noscript", "svg"]

    /// The text, with a line for each block and an empty one behind each paragraph. Spaces that must not break stay so.
    public static func text(of html: String) -> String {
        var output = Output()
        let bytes = Array(html.utf8)
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "<"):
                guard let tag = HTMLTag(bytes, at: place) else {
                    output.append(bytes[place])
                    place += 1
                    continue
                }
                place = tag.end
                if hidden.contains(tag.name), !tag.isEnd { place = HTMLTag.end(of: tag.name, in: bytes, from: place) }
                output.read(tag, isBlock: blocks.contains(tag.name))
            case UInt8(ascii: "&"):
                let (sign, end) = HTMLTag.sign(bytes, at: place)
                for byte in sign.utf8 { output.append(byte) }
                place = end
            default:
                output.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: output.bytes, as: UTF8.self)
    }

    private struct Output {
        private(set) var bytes: [UInt8] = []
        private var isPlain = false
        private var isAtStart: Bool { bytes.isEmpty || bytes.last == 0x0A }

        mutating func append(_ byte: UInt8) {
            guard !isPlain, [0x20, 0x09, 0x0A, 0x0D].contains(byte) else { return bytes.append(byte) }
            if !isAtStart, bytes.last != 0x20 { bytes.append(0x20) }
        }

        mutating func read(_ tag: HTMLTag, isBlock: Bool) {
            if tag.name == "br" { return bytes.append(0x0A) }
            guard isBlock else { return }
            if !isAtStart { bytes.append(0x0A) }
            if tag.name == "pre" { isPlain = !tag.isEnd }
            if tag.name == "li", !tag.isEnd { bytes += "- ".utf8 }
            if tag.name == "hr" { bytes += "---\n".utf8 }
            // Word's paragraphs are lines.
            if tag.name == "p", !tag.isEnd, !tag.isLine, bytes.last == 0x0A, !bytes.hasSuffix([0x0A, 0x0A]) { bytes.append(0x0A) }
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
