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
        while index < html.count {
            guard html[index] == UInt8(ascii: "<") else {
                index = ShownText.append(html, at: index, to: &text)
                continue
            }
            let end = html[...].firstIndex(of: UInt8(ascii: ">"), from: index) ?? html.count
            let name = html[(index + 1)..<end].prefix { $0 > 0x20 }
            if !ShownText.inline.contains(where: { $0.elementsEqual(name) }) { text.append(0x0A) }
            appendAttributes(html, name.endIndex..<end)
            index = min(end + 1, html.count)
        }
    }

    /// Appends what stands in the quotes of a tag.
    private mutating func appendAttributes(_ html: [UInt8], _ tag: Range<Int>) {
        var isValue = false
        var index = tag.lowerBound
        while index < tag.upperBound {
            if html[index] == UInt8(ascii: "\"") {
                if isValue { attributes.append(0x0A) }
                isValue.toggle()
                index += 1
            } else if isValue {
                index = ShownText.append(html, at: index, to: &attributes)
            } else {
                index += 1
            }
        }
        if isValue { attributes.append(0x0A) }
    }

    /// Appends the character or the entity at an index; returns what comes after it.
    private static func append(_ html: [UInt8], at index: Int, to out: inout [UInt8]) -> Int {
        if html[index] == UInt8(ascii: "&") {
            for (entity, sign) in entities where html[index...].starts(with: entity) {
                out.append(sign)
                return index + entity.count
            }
        }
        out.append(html[index])
        return index + 1
    }

    private static let entities: [([UInt8], UInt8)] = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")].map {
        (Array($0.0.utf8), Array($0.1.utf8)[0])
    }
}
