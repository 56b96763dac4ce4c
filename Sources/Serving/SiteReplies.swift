import NIOHTTP1

/// How requests for a site in a folder are answered.
struct SiteReplies {
    let files: SiteFiles
    /// The names by which the server may be called; nil for any.
    let hosts: Set<String>?

    /// The answer to a request for a site at a base path; nil if it asks for the events of ``LiveEvents``.
    func reply(to head: HTTPRequestHead, base: String) -> Reply? {
        // A page elsewhere whose name leads to this machine could read the site otherwise (DNS rebinding).
        guard hosts.map({ $0.contains(SiteReplies.host(head)) }) ?? true else {
            return .plain(.misdirectedRequest, "This server answers to localhost alone.")
        }
        guard head.method == .GET || head.method == .HEAD else {
            return .plain(.methodNotAllowed, "Pages are read with GET.", fields: [("allow", "GET, HEAD")])
        }
        switch SitePath(head.uri, base: base) {
        case .elsewhere(let path): return .elsewhere(path)
        case .own("live.js"):
            return Reply(fields: [("content-type", MediaType.of("live.js")), ("cache-control", "no-store")], body: LivePage.script)
        case .own("events"): return nil
        case .own, .nothing: return missing(head, base)
        case .file(let names):
            if let file = files.file(names) { return reply(file, names, head, base) }
            guard names.last != "index.html", files.hasPage(names) else { return missing(head, base) }
            return .elsewhere(base + names.map(SiteReplies.encoded).joined(separator: "/") + "/")
        }
    }

    private func reply(
        _ file: SiteFiles.Found, _ names: [String], _ head: HTTPRequestHead, _ base: String, status: HTTPResponseStatus = .ok
    ) -> Reply {
        let isPage = file.type.hasPrefix("text/html")
        let tag = isPage ? file.tag + LivePage.mark : file.tag
        let rules = files.file(["_headers"]).map { HostRules(String(decoding: $0.bytes, as: UTF8.self)) }
        var fields = rules?.fields(for: String(head.uri.prefix { $0 != "?" })) ?? []
        func usual(_ name: String, _ value: String) { if !fields.contains(where: { $0.0 == name }) { fields.append((name, value)) } }
        usual("content-type", file.type)
        usual("cache-control", "no-cache")
        usual("etag", "\"\(tag)\"")
        if status == .ok, SiteReplies.has(tag, head.headers[canonicalForm: "if-none-match"]) {
            return Reply(status: .notModified, fields: fields.filter { $0.0 != "content-type" })
        }
        return Reply(status: status, fields: fields, body: isPage ? LivePage.with(file.bytes, base: base, tag: tag) : file.bytes)
    }

    /// The site's own page for what is not there.
    private func missing(_ head: HTTPRequestHead, _ base: String) -> Reply {
        if let page = files.file(["404.html"]) { return reply(page, ["404.html"], head, base, status: .notFound) }
        return Reply(
            status: .notFound, fields: [("content-type", MediaType.of("index.html")), ("cache-control", "no-store"), ("etag", "\"\"")],
            body: LivePage.standIn(base: base))
    }

    /// Whether one of the tags that a browser has is that one (RFC 9110, section 13.1.2).
    private static func has(_ tag: String, _ known: [Substring]) -> Bool {
        known.contains { one in
            let one = one.hasPrefix("W/") ? one.dropFirst(2) : one
            return one == "*" || one == "\"\(tag)\""
        }
    }

    /// The name by which a request calls the server, without the port.
    private static func host(_ head: HTTPRequestHead) -> String {
        let hosts = head.headers["host"]
        guard hosts.count == 1 else { return "" }
        let name = hosts[0].lowercased()
        if name.hasPrefix("[") { return String(name.prefix { $0 != "]" } + "]") }
        return String(name.prefix { $0 != ":" })
    }

    /// A name as it stands in an address.
    private static func encoded(_ name: String) -> String {
        name.utf8.reduce(into: "") { text, byte in
            let isPlain =
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || "-._~".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            text += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }
    }
}
