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

    private static let linkKeys = ["label", "url", "price", "until"]
    /// The most links of a field.
    private static let mostLinks = 20

    /// The links of a list; those that are wrong have findings.
    package static func links(_ node: YAMLNode, key: String, today: Day, report: inout Report) -> [LabelledLink] {
        guard let items = list(node, key: key, sample: LinksField().shape, report: &report) else { return [] }
        guard items.count <= mostLinks else { return tooMany(items.count, of: mostLinks, node, key: key, report: &report) }
        return items.compactMap { report.isFull ? nil : link($0, of: node, key: key, today: today, report: &report) }
    }

    private static func link(
        _ node: YAMLNode, of list: YAMLNode, key: String, today: Day, report: inout Report
    ) -> LabelledLink? {
        let address = node.text.map { $0.trimmed }.flatMap { isWebAddress($0) ? $0 : nil }
        let shape = address.map { "{label: …, url: \(YAMLText.flowScalar($0))}" }.map { list.items == nil ? "[\($0)]" : $0 }
        guard let group = group(node, keys: linkKeys, key: key, sample: LinksField().shape, item: shape, report: &report) else {
            return nil
        }
        for needed in ["label", "url"]
        where (group[needed]?.isEmpty ?? true) && !KeyCheck.isMisspelt(needed, in: group, allowed: linkKeys) {
            report.add(
                .linkList, node.span, "this link needs \(needed.quoted)",
                reason: needed == "label" ? "It's what people read, and press." : "It's where the link leads.",
                fix: report.fix(item: node, of: list, key: key, value: LinksField.itemShape))
        }
        let label = group["label"].flatMap { $0.isEmpty ? nil : line($0, key: "label", max: 80, report: &report) }
        let url = group["url"].flatMap { $0.isEmpty ? nil : self.link($0, key: "url", report: &report) }
        let price = group["price"].flatMap {
            $0.isEmpty ? nil : money($0, key: "price", WantedAmount(range: 0...10_000_000_000), report: &report)
        }
        let until = group["until"].flatMap { $0.isEmpty ? nil : date($0, key: "until", today: today, report: &report) }
        guard let label, let url else { return nil }
        return LabelledLink(label: label, url: url, price: price, until: until)
    }
}
