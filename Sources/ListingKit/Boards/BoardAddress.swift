import Facts
import Findings
import Values

extension Board {
    /// The address of a folder, percent-encoded and ending with a slash; nil if the text is not such an http(s) address.
    public static func normalised(_ text: String) -> String? {
        guard let address = Rule.webAddress(text), !address.contains("?"), !address.contains("#")
        else { return nil }
        let url = address.hasSuffix("/") ? address : address + "/"
        guard let path = path(of: url), !path.contains("//"), !path.contains("/../"), !path.contains("/./"), let host = host(url),
            !host.hasPrefix("[")
        else { return nil }
        return url
    }

    /// The host of an address, in lower case, without a port.
    public static func host(_ url: String) -> String? {
        guard let scheme = url.range(ofFirst: "://") else { return nil }
        let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != ":" }
        return host.isEmpty ? nil : host.lowercased()
    }

    /// The path of an address, from its first slash on: `/` or `/board/`.
    public static func path(of url: String) -> String? {
        guard let scheme = url.range(ofFirst: "://"), let slash = url[scheme.upperBound...].firstIndex(of: "/") else { return nil }
        return String(url[slash...])
    }
}
