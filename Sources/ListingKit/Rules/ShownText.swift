/// What readers can find in HTML that ``Markdown`` rendered: the text without its marks, and what its attributes hold.
struct ShownText {
    /// The text, with a line for each block.
    private(set) var text: [UInt8] = []
    /// Addresses and descriptions, one a line.
    private(set) var attributes: [UInt8] = []

    private static let inline: Set<String> = ["a", "/a", "em", "/em", "strong", "/strong", "code", "/code"]

    init(_ html: [UInt8]) {
        text.reserveCapacity(html.count)
        var index = 0
        while index < html.count {
            guard html[index] == UInt8(ascii: "<") else {
                index = ShownText.append(html, at: index, to: &text)
                continue
            }
            let end = html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count
            let tag = html[(index + 1)..<end]
            let name = tag.prefix { $0 > 0x20 }
            if !ShownText.inline.contains(String(decoding: name, as: UTF8.self)) { text.append(0x0A) }
            for value in tag[name.endIndex...].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
            where value.offset % 2 == 1 {
                var place = value.element.startIndex
                while place < value.element.endIndex { place = ShownText.append(html, at: place, to: &attributes) }
                attributes.append(0x0A)
            }
            index = end + 1
        }
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
