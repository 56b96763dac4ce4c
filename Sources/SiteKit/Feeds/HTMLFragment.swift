import ListingKit

/// A piece of HTML that is also well-formed XML, as feeds carry it.
struct HTMLFragment: ~Copyable {
    private var buffer: ByteBuffer

    /// An empty piece with room for that many bytes.
    init(reservingCapacity capacity: Int = 4_096) {
        buffer = ByteBuffer(capacity: capacity)
    }

    private init(_ buffer: consuming ByteBuffer) {
        self.buffer = buffer
    }

    /// Makes an array of what `body` writes; what takes no more than `capacity` is written right into it.
    static func bytes(reservingCapacity capacity: Int, _ body: (inout HTMLFragment) -> Void) -> [UInt8] {
        ByteBuffer.array(reservingCapacity: capacity) { buffer in
            var html = HTMLFragment(buffer)
            body(&html)
            return html.end()
        }
    }

    private consuming func end() -> ByteBuffer { buffer }

    /// What was written.
    var bytes: [UInt8] { buffer.bytes }

    mutating func raw(_ markup: StaticString) { buffer.append(markup) }
    mutating func raw(_ markup: [UInt8]) { buffer.append(markup) }
    mutating func text(_ text: String) { buffer.append(text, escaping: HTMLText.Escaped.self) }
    mutating func number(_ number: Int) { buffer.append(decimal: number) }

    mutating func element(_ opening: StaticString, _ text: String, _ closing: StaticString) {
        raw(opening)
        self.text(text)
        raw(closing)
    }

    mutating func link(_ scheme: StaticString, _ address: String, _ text: String) {
        raw("<a href=\"")
        raw(scheme)
        self.text(address)
        raw("\">")
        self.text(text)
        raw("</a>")
    }
}
