import NIOHTTP1

/// An answer to a request, whole.
struct Reply {
    var status: HTTPResponseStatus = .ok
    var fields: [(String, String)] = []
    var body: [UInt8] = []

    /// A sentence for people.
    static func plain(_ status: HTTPResponseStatus, _ text: String, fields: [(String, String)] = []) -> Reply {
        Reply(status: status, fields: fields + [("content-type", "text/plain; charset=utf-8")], body: Array("\(text)\n".utf8))
    }

    /// The site, or a page of it, lies elsewhere. A browser asks again next time: it may be another site then.
    static func elsewhere(_ path: String) -> Reply { Reply(status: .temporaryRedirect, fields: [("location", path)]) }
}
