extension Rule {
    static let emailAddress = Rule(
        "email-address", .error, "An e-mail address has the usual form",
        "One @ with a name before it and a domain with a dot after it, in letters, digits and . _ % + - (a plain subset of RFC 5321 section 4.1.2).",
        example: "email: maria@example.org")

    static func email(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if isEmail(text) { return text }
        report.add(
            .emailAddress, node.span, "\(text.quoted) is not an e-mail address",
            reason: "It needs a name, one @, and a domain with a dot, such as maria@example.org.")
        return nil
    }

    /// Whether it is an address of the usual form.
    static func isEmail(_ text: String) -> Bool {
        guard text.utf8.count <= 254 else { return false }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].utf8.count) else { return false }
        func isAlphanumeric(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        guard parts[0].utf8.allSatisfy({ isAlphanumeric($0) || "._%+-".utf8.contains($0) }), !parts[0].hasPrefix("."),
            !parts[0].hasSuffix("."), !parts[0].contains("..")
        else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
                    && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
            }
    }
}
