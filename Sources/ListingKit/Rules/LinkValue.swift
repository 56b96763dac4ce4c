extension Rule {
    static let linkAddress = Rule(
        "link-address", .error, "A link is a web address",
        "It starts with https:// or http://, names a host, and has no spaces. Other schemes are refused, because they can run programs.",
        example: "website: https://example.org/")

    static func link(_ node: YAMLNode, key: String, report: inout Report) -> String? {
        guard let text = text(node, key: key, report: &report) else { return nil }
        if isWebAddress(text) { return text }
        let isBare = isWebAddress("https://" + text) && text.contains(".") && !text.contains(":")
        report.add(
            .linkAddress, node.span, "\(text.quoted) is not a web address",
            reason: "It must start with https:// or http:// and have no spaces.", fix: isBare ? "\(key): https://\(text)" : nil)
        return nil
    }

    /// Whether it is an absolute http(s) address of RFC 3986 characters; anything else is data that might act.
    static func isWebAddress(_ text: String) -> Bool {
        let lower = text.prefix(8).lowercased()
        let start = lower.hasPrefix("https://") ? 8 : lower.hasPrefix("http://") ? 7 : 0
        guard start > 0, text.utf8.count <= 2000 else { return false }
        let rest = text.utf8.dropFirst(start)
        guard let first = rest.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ".") else { return false }
        let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        // A user part (user@host) makes a link look like another site's.
        guard !host.contains(UInt8(ascii: "@")), !host.contains(UInt8(ascii: "\\")) else { return false }
        return rest.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    }
}
