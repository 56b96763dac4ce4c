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
    /// The name of the board's own page that says more of it.
    public var guide: String?

    /// The server that listings are sent to as a Content-Security-Policy names it: scheme and authority.
    public var origin: String? {
        guard let relay, let start = relay.firstRange(of: "://")?.upperBound else { return nil }
        let end = relay[start...].firstIndex { "/?#;,".contains($0) } ?? relay.endIndex
        return String(relay[..<end])
    }

    static let schema = RecordSchema("\"post\"", .boardFile, relayField, nextField, guideField)
    private static let relayField = RecordField(
        "relay", .link, help: "It is the address to which the posting page sends listings, such as https://post.board.example/.")
    private static let nextField = RecordField("next", .paragraphs())
    private static let guideField = RecordField(
        "guide", .value(form: .slug), help: "It is the name of a file in the pages folder without its ending, such as how-to-post.")

    /// In none of the ways that a board has to say.
    public init() {}

    /// As a record says, of a board whose pages lie in that folder.
    init(_ record: RecordReader, in folder: ContentFolder, report: inout Report) {
        relay = record.read(Self.relayField, &report)
        next = record.read(Self.nextField, &report)
        guide = record.read(Self.guideField, &report).flatMap { Posting.guide($0, in: folder, report: &report) }
    }

    /// The name of a page that there is.
    private static func guide(_ value: RecordValue, in folder: ContentFolder, report: inout Report) -> String? {
        guard let name = Rule.text(value.node, key: value.key, report: &report) else { return nil }
        if name.isSlug, folder.hasFile("\(PlainPage.home.folder)/\(name)\(PlainPage.home.ending)") { return name }
        return value.reject("there is no page \(name.quoted)", report: &report)
    }
}
