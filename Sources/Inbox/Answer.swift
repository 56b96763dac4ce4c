import Bytes
import NIOHTTP1

/// An answer of the inbox.
struct Answer: Sendable {
    let status: HTTPResponseStatus
    /// The body, JSON; nil for none.
    var body: [UInt8]?
    /// In how many seconds to try again.
    var retryAfter: Int?
    /// More fields of its head.
    var fields: [(String, String)] = []
    /// The package that it is about.
    var package: String?

    /// Problem details (RFC 9457).
    static func problem(_ status: HTTPResponseStatus, _ detail: String, retryAfter: Int? = nil) -> Answer {
        var json = JSONWriter()
        json.object { json in
            json.member("detail", detail)
            json.member("status", Int(status.code))
            json.member("title", status.reasonPhrase)
        }
        return Answer(status: status, body: json.bytes, retryAfter: retryAfter)
    }

    /// A package is kept.
    static func accepted(_ package: String, next: String?) -> Answer {
        var json = JSONWriter()
        json.object { json in
            json.member("accepted", package)
            json.member("next", next)
        }
        return Answer(status: .accepted, body: json.bytes, package: package)
    }

    /// A package is wrong.
    static func refused(_ findings: [UInt8]) -> Answer {
        Answer(status: .unprocessableEntity, body: Array("{\"findings\":".utf8) + findings + Array("}".utf8))
    }

    /// Something cannot be done just now.
    static func unavailable(_ detail: String, retryAfter: Int) -> Answer { problem(.serviceUnavailable, detail, retryAfter: retryAfter) }

    /// Nothing can be written.
    static let noRoom = problem(
        .insufficientStorage, "The board has no room for it just now. Nothing was kept; please keep yours, and send it again later.",
        retryAfter: 600)

    /// The type of its body (RFC 9110 section 8.3).
    var contentType: String { status.code >= 400 && status != .unprocessableEntity ? "application/problem+json" : "application/json" }
}
