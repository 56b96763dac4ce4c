/// A piece of HTML that is also well-formed XML, as feeds carry it.
struct HTMLFragment: ~Copyable {
    private var buffer = OutputBuffer(capacity: 4_096)

    /// What was written.
    var bytes: [UInt8] { buffer.withBytes { Array($0) } }

    mutating func raw(_ markup: StaticString) {
        buffer.append(markup.utf8Start, count: markup.utf8CodeUnitCount)
    }

    mutating func raw(_ markup: [UInt8]) { buffer.append(markup, markup.indices) }
    mutating func text(_ text: String) { HTMLText.append(text, escaped: true, to: &buffer) }

    mutating func element(_ opening: StaticString, _ text: String, _ closing: StaticString) {
        raw(opening)
        self.text(text)
        raw(closing)
    }

    mutating func link(_ address: String, _ text: String) {
        raw("<a href=\"")
        self.text(address)
        raw("\">")
        self.text(text)
        raw("</a>")
    }
}
