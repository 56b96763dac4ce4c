import CLibXML2

/// Checks of the names that a program gives to elements and attributes (Namespaces in XML 1.0 section 4, `QName`).
enum XMLName {
    /// Whether it is a name, with at most one prefix.
    static func isValid(_ name: StaticString) -> Bool {
        name.hasPointerRepresentation && xmlValidateQName(name.utf8Start, 0) == 0
    }

    /// Whether it bears a prefix.
    static func hasPrefix(_ name: StaticString) -> Bool {
        prefix(of: name) != nil
    }

    /// Whether it bears no prefix, that of one of the namespaces, or the built-in `xml`.
    static func isDeclared(_ name: StaticString, in namespaces: [XMLNamespace]) -> Bool {
        guard let prefix = prefix(of: name) else { return true }
        if prefix.elementsEqual("xml".utf8) { return true }
        return namespaces.contains { $0.prefix.map { prefix.elementsEqual(bytes(of: $0)) } ?? false }
    }

    /// Whether both are the same characters.
    static func areEqual(_ left: StaticString, _ right: StaticString) -> Bool {
        bytes(of: left).elementsEqual(bytes(of: right))
    }

    private static func prefix(of name: StaticString) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let bytes = bytes(of: name)
        return bytes.firstIndex(of: UInt8(ascii: ":")).map { bytes[..<$0] }
    }

    private static func bytes(of name: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    }
}
