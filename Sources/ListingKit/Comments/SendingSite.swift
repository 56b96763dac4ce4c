import Values

/// The website that something said elsewhere comes from, by which its amount is limited.
enum SendingSite {
    /// The most comments and likes of a listing that a website hands on.
    static let most = 50
    /// The websites that hand on what many people say elsewhere.
    private static let bridges: Set<String> = ["brid.gy", "fed.brid.gy", "web.brid.gy", "bsky.brid.gy"]

    /// The domain under which whoever owns it makes as many names as they like: `example.org`, `example.com.au`. Nil for what is no address,
    /// and for a website that hands on what many people say.
    static func name(of address: String) -> String? {
        guard let scheme = address.range(ofFirst: "://") else { return nil }
        let host = address[scheme.upperBound...].prefix { !"/:?#".contains($0) }.lowercased()
        guard !host.isEmpty, !bridges.contains(host) else { return nil }
        let labels = host.split(separator: ".")
        let isShort = labels.count > 2 && labels[labels.count - 1].utf8.count == 2 && labels[labels.count - 2].utf8.count < 4
        return labels.suffix(isShort ? 3 : 2).joined(separator: ".")
    }

    /// An address without what names a part of its page: one page says a thing once.
    static func page(_ address: String) -> String { String(address.prefix { $0 != "#" }) }
}
