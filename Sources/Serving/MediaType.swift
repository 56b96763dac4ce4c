/// The media types of files that a site has, by the endings of their names (https://www.iana.org/assignments/media-types).
enum MediaType {
    private static let known = [
        "atom": "application/atom+xml", "avif": "image/avif", "css": "text/css; charset=utf-8", "gif": "image/gif",
        "html": "text/html; charset=utf-8", "ico": "image/vnd.microsoft.icon", "ics": "text/calendar; charset=utf-8",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json",
        "opml": "text/x-opml; charset=utf-8", "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8", "wasm": "application/wasm", "webmanifest": "application/manifest+json",
        "webp": "image/webp", "woff": "font/woff", "woff2": "font/woff2", "xml": "application/xml", "zip": "application/zip",
    ]
    /// Feeds end like any XML and JSON; programs that read them ask for their types.
    private static let feeds = [
        "atom.xml": "application/atom+xml", "changes.xml": "application/atom+xml", "rss.xml": "application/rss+xml",
        "feed.json": "application/feed+json",
    ]

    /// The type of a file of that name.
    static func of(_ name: String) -> String {
        if let feed = feeds[name] { return feed }
        guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
        return known[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    }
}
