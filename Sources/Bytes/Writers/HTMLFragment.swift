/// Writes a fragment of HTML that is also well-formed XML, as feeds carry it.
public struct HTMLFragment: ~Copyable {
    @usableFromInline var buffer: ByteBuffer

    /// Creates an empty fragment with room for that many bytes.
    public init(reservingCapacity capacity: Int = 4_096) {
        buffer = ByteBuffer(capacity: capacity)
    }

    /// The bytes written.
    public var bytes: [UInt8] { buffer.bytes }
    /// The number of bytes written.
    @inlinable public var count: Int { buffer.count }

    /// Appends markup as it is.
    @inlinable
    public mutating func raw(_ markup: StaticString) { buffer.append(markup) }
    /// Appends HTML as it is.
    public mutating func raw(_ markup: [UInt8]) { buffer.append(markup) }
    /// Appends HTML as it is.
    public mutating func raw(_ markup: ArraySlice<UInt8>) { buffer.append(markup) }
    /// Appends text, escaped.
    public mutating func text(_ text: String) { buffer.append(text, escaping: HTMLText.Escaped.self) }
    /// Appends a whole number.
    @inlinable
    public mutating func number(_ number: Int) { buffer.append(decimal: number) }

    /// Appends text, escaped, between two tags.
    public mutating func element(_ opening: StaticString, _ text: String, _ closing: StaticString) {
        raw(opening)
        self.text(text)
        raw(closing)
    }
}
