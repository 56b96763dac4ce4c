/// Checks the names of elements and attributes (Namespaces in XML 1.0 section 4, `QName`).
enum XMLName {
    /// Whether a name consists of ASCII characters, with at most one prefix.
    static func isValid(_ name: StaticString) -> Bool {
        guard name.hasPointerRepresentation else { return false }
        let parts = bytes(of: name).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count <= 2 && parts.allSatisfy { isPart($0) }
    }

    /// Whether a name has no prefix, that of one of the namespaces, or the built-in `xml`.
    static func isDeclared(_ name: StaticString, in namespaces: [XMLNamespace]) -> Bool {
        guard let prefix = prefix(of: name) else { return true }
        if prefix.elementsEqual("xml".utf8) { return true }
        return namespaces.contains { $0.prefix.map { prefix.elementsEqual(bytes(of: $0)) } ?? false }
    }

    private static func isPart(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = part.first, isStart(first) else { return false }
        return part.allSatisfy { isStart($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    }

    private static func isStart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func prefix(of name: StaticString) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let bytes = bytes(of: name)
        return bytes.firstIndex(of: UInt8(ascii: ":")).map { bytes[..<$0] }
    }

    private static func bytes(of name: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }
}
