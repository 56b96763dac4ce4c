import Facts
import Findings
import Values
import YAML

/// How people post on a board, as `post` in `board.yaml` says.
public struct Posting: Sendable, Hashable {
    /// Where the posting page sends listings; nil for nowhere.
    public var relay: String?
    /// What happens with a listing once it was sent, and how long that takes.
    public var next: String?

    /// The server that listings are sent to as a Content-Security-Policy names it: scheme and authority.
    public var origin: String? {
        guard let relay, let start = relay.firstRange(of: "://")?.upperBound else { return nil }
        let end = relay[start...].firstIndex { "/?#;,".contains($0) } ?? relay.endIndex
        return String(relay[..<end])
    }

    static let schema = RecordSchema("\"post\"", .boardFile, relayField, nextField)
    private static let relayField = RecordField(
        "relay", .link, help: "It is the address to which the posting page sends listings, such as https://post.board.example/.")
    private static let nextField = RecordField("next", .paragraphs())

    /// In none of the ways that a board has to say.
    public init() {}

    init(_ record: RecordReader, report: inout Report) {
        relay = record.read(Self.relayField, &report)
        next = record.read(Self.nextField, &report)
    }
}
