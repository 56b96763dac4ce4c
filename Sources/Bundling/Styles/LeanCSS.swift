/// Takes out of a style sheet what only those read who edit it: comments, and white space that means nothing.
///
/// Strings, addresses and escapes stay as they are. So does a space before a colon, a parenthesis or an operator, where it can mean
/// something: `a :hover` is not `a:hover`, and `calc(1px + 2px)` needs both of its spaces.
struct LeanCSS {
    private let css: [UInt8]
    private var place = 0
    private var lean: [UInt8] = []

    /// Beside these no white space means anything.
    private static let separators = Array("{};,>".utf8)
    private static let quotes = Array("\"'".utf8)
    private static let backslash = UInt8(ascii: "\\")

    private init(_ css: [UInt8]) {
        self.css = css
        lean.reserveCapacity(css.count)
    }

    /// Returns the style sheet that means the same.
    static func of(_ css: [UInt8]) -> [UInt8] {
        var text = LeanCSS(css)
        text.read()
        return text.lean
    }

    private mutating func read() {
        while place < css.count {
            let byte = css[place]
            if let isSpace = skipBlanks() {
                if let last = lean.last, place < css.count,
                    isSpace ? !endsBlank(last) && !beginsBlank(css[place]) : isName(last) && isName(css[place])
                {
                    lean.append(UInt8(ascii: " "))
                }
            } else if Self.quotes.contains(byte) {
                copy(until: byte)
            } else if byte == UInt8(ascii: "("), isAddress {
                copy(until: UInt8(ascii: ")"))
            } else {
                if byte == UInt8(ascii: "}"), lean.last == UInt8(ascii: ";"), lean.dropLast().last != Self.backslash { lean.removeLast() }
                take()
                if byte == Self.backslash { take() }
            }
        }
    }

    /// Passes white space and comments, and tells whether there was white space; nil if there is neither.
    private mutating func skipBlanks() -> Bool? {
        let start = place
        var isSpace = false
        while place < css.count {
            if Self.isBlank(css[place]) {
                isSpace = true
                place += 1
            } else if holds("/", "*", at: place) {
                place += 2
                while place < css.count, !holds("*", "/", at: place) { place += 1 }
                place = min(place + 2, css.count)
            } else {
                break
            }
        }
        return place > start ? isSpace : nil
    }

    /// Whether two characters stand side by side somewhere.
    private func holds(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at place: Int) -> Bool {
        css[place] == UInt8(ascii: first) && place + 1 < css.count && css[place + 1] == UInt8(ascii: second)
    }

    /// Whether what was written ends with the name of an address without quotes, `url`.
    private var isAddress: Bool {
        guard lean.suffix(3).elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) else { return false }
        return css[(place + 1)...].first { !Self.isBlank($0) }.map { !Self.quotes.contains($0) } ?? false
    }

    /// Whether white space after a byte means nothing.
    private func endsBlank(_ byte: UInt8) -> Bool {
        Self.separators.contains(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(")
    }

    /// Whether white space before a byte means nothing.
    private func beginsBlank(_ byte: UInt8) -> Bool {
        Self.separators.contains(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "!")
    }

    /// Whether a byte may be part of a name or a number: two of them side by side would be one.
    private func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Copies from an opening byte to the one that ends what it opens.
    private mutating func copy(until end: UInt8) {
        take()
        while place < css.count, css[place] != end {
            if css[place] == Self.backslash { take() }
            take()
        }
        take()
    }

    private mutating func take() {
        guard place < css.count else { return }
        lean.append(css[place])
        place += 1
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) && byte != 0x0B }
}
