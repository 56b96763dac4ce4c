import Bytes

/// What readers can find in HTML that ``Markdown`` rendered: the text without its marks, and what its attributes hold.
struct ShownText {
    /// The text, with a line for each block.
    private(set) var text: [UInt8] = []
    /// Addresses and descriptions, one a line.
    private(set) var attributes: [UInt8] = []

    private static let inline = ["a", "/a", "em", "/em", "strong", "/strong", "code", "/code"].map { Array($0.utf8) }

    init(_ html: [UInt8]) {
        text.reserveCapacity(html.count)
        attributes.reserveCapacity(html.count / 4)
        var index = 0
        while let start = html[...].firstIndex(of: UInt8(ascii: "<"), from: index) {
            ShownText.append(html[index..<start], to: &text)
            let end = html[...].firstIndex(of: UInt8(ascii: ">"), from: start) ?? html.count
            let name = html[(start + 1)..<end].prefix { $0 > 0x20 }
            if !ShownText.inline.contains(where: { $0.elementsEqual(name) }) { text.append(0x0A) }
            if name.endIndex < end { appendAttributes(html[name.endIndex..<end]) }
            index = min(end + 1, html.count)
        }
        ShownText.append(html[index...], to: &text)
    }

    private mutating func appendAttributes(_ tag: ArraySlice<UInt8>) {
        let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        // Every other one is between quotes.
        for place in stride(from: 1, to: parts.count, by: 2) {
            ShownText.append(parts[place], to: &attributes)
            attributes.append(0x0A)
        }
    }

    /// Appends a text with the characters that its entities stand for.
    private static func append(_ html: ArraySlice<UInt8>, to out: inout [UInt8]) {
        var index = html.startIndex
        while let mark = html.firstIndex(of: UInt8(ascii: "&"), from: index) {
            out.append(contentsOf: html[index..<mark])
            let entity = entities.first { html[mark...].starts(with: $0.0) }
            out.append(entity?.1 ?? UInt8(ascii: "&"))
            index = mark + (entity?.0.count ?? 1)
        }
        out.append(contentsOf: html[index...])
    }

    private static let entities: [([UInt8], UInt8)] = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")].map {
        (Array($0.0.utf8), Array($0.1.utf8)[0])
    }
}
