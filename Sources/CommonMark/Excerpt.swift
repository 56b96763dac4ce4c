import Values

/// Collects the first words of a text as one line of plain text.
struct Excerpt {
    /// The most Unicode scalars of an excerpt, not counting the ellipsis.
    static let limit = 200

    private var bytes: [UInt8] = []
    private var scalars = 0
    private var isSpacePending = false
    /// Whether the last paragraph was in a list item.
    private var isAfterItem = false
    /// The offset after the last whole word, in bytes.
    private var wordEnd = 0
    private(set) var isFull = false

    init() {
        bytes.reserveCapacity(Self.limit + 40)
    }

    /// Appends a run of a paragraph's text.
    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count, !isFull {
            let byte = text[index]
            if byte <= 0x20 || byte == 0x7F {
                appendSpace()
                index += 1
                continue
            }
            if isSpacePending, scalars > 0 {
                wordEnd = bytes.count
                bytes.append(0x20)
                scalars += 1
            }
            isSpacePending = false
            guard scalars < Self.limit else {
                isFull = true
                return
            }
            index += byte < 0x80 ? appendPlain(text, from: index) : appendScalar(text, at: index)
        }
    }

    /// Appends as many printable ASCII characters as there are and fit; returns their number.
    private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        let limit = min(text.count, start + Self.limit - scalars)
        while end < limit, (0x21...0x7E).contains(text[end]) { end += 1 }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
        scalars += end - start
        return end - start
    }

    /// Appends a character outside ASCII; returns its length in bytes.
    private mutating func appendScalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let (length, isAllowed) = PublishableText.sequence(text, at: index)
        if isAllowed {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<index + length]))
        } else {
            bytes.append(contentsOf: PublishableText.replacement)
        }
        scalars += 1
        return length
    }

    /// Separates what follows with a space.
    mutating func appendSpace() {
        isSpacePending = true
    }

    /// Begins a paragraph, inside or outside a list item.
    ///
    /// List items seldom end with a full stop, so punctuation is added between them and before text after the list.
    mutating func beginParagraph(inItem: Bool) {
        if inItem {
            closePhrase(with: 0x3B)
        } else if isAfterItem {
            closePhrase(with: 0x2E)
        }
        isAfterItem = inItem
        isSpacePending = true
    }

    private mutating func closePhrase(with mark: UInt8) {
        guard scalars < Self.limit, let last = bytes.last, !Self.closesPhrase(last) else { return }
        bytes.append(mark)
        scalars += 1
    }

    /// Returns the excerpt, cut after a word if there was more.
    func text() -> String {
        guard isFull else { return String(decoding: bytes, as: UTF8.self) }
        guard wordEnd > 0 else { return String(decoding: bytes, as: UTF8.self).dropLast() + "…" }
        var end = wordEnd
        while end > 0, Self.isLoosePunctuation(bytes[end - 1]) { end -= 1 }
        // A string made at once takes half the memory of one that is appended to.
        return String(decoding: bytes[..<end] + Array("…".utf8), as: UTF8.self)
    }

    private static func closesPhrase(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
        default: false
        }
    }

    private static func isLoosePunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x2C, 0x2D, 0x2E, 0x3A, 0x3B: true
        default: false
        }
    }
}
