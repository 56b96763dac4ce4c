import Findings
import Values
import YAML

/// A link with what people read for it, such as to a shop or an offer.
public struct LabelledLink: Sendable, Hashable {
    /// What people read.
    public let label: String
    /// Where it leads.
    public let url: String
    /// What is asked for there.
    public let price: Money?
    /// The last day on which it holds; nil if it has no end.
    public let until: Day?

    /// Whether it still holds on a day.
    public func holds(on day: Day) -> Bool { until.map { day <= $0 } ?? true }
}

extension Rule {
    static let linkList = Rule(
        "link-list", .error, "A link in a list says where it leads",
        "Each link has a \"label\", which is what people read, and a \"url\". \"price\" is what is asked for there, and \"until\" the last day of an offer: after that the link is no longer shown.",
        example: "shops: [{label: Spare keys, url: https://shop.example/keys, price: 89, until: 2026-12-31}]")

    /// The links of a list; those that are wrong have findings.
    package static func links(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [LabelledLink] {
        records(node, LabelledLink.schema, most: 20, key: key, today: today, report: &report).compactMap {
            LabelledLink($0, report: &report)
        }
    }
}

extension LabelledLink {
    static let schema = RecordSchema(
        "a link", .linkList, bare: Keys.url.key, slots: [Keys.label.slot, Keys.url.slot, Keys.price.slot, Keys.until.slot])

    private enum Keys {
        static let label = RecordField(required: "label", .line(80), help: "It's what people read, and press.")
        static let url = RecordField(required: "url", .link, help: "It's where the link leads.")
        static let price = RecordField("price", .money)
        static let until = RecordField("until", .day)
    }

    fileprivate init?(_ record: RecordReader, report: inout Report) {
        let (label, url) = (record.read(Keys.label, &report), record.read(Keys.url, &report))
        let (price, until) = (record.read(Keys.price, &report), record.read(Keys.until, &report))
        guard let label, let url else { return nil }
        self.init(label: label, url: url, price: price, until: until)
    }
}
