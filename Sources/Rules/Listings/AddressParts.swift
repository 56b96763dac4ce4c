import Facts
import Findings
import Values
import YAML

/// The parts of an address that stand as facts of their own, with or without an address beside them.
struct AddressParts {
    /// The facts that are such parts, each with the part, in the order in which an address has them.
    private var parts: [(part: String, entry: YAMLNode.Entry)] = []
    private let address: YAMLNode?

    private static let order = ["street", "suburb", "state", "postcode"]

    /// Those of a listing.
    init(_ root: YAMLNode, kind: Kind) {
        address = root["address"]
        // A file can have any number of unknown keys.
        let entries = (root.entries ?? []).prefix(200).filter { !CommonFields.names.contains($0.key) && kind.index(of: $0.key) == nil }
        for part in AddressParts.order {
            let found = entries.first { entry in
                guard let text = entry.value.text, !text.trimmed.isEmpty, !text.contains("\n") else { return false }
                return KeyWords.meant(entry.key, kind: kind).map { $0.key == "address" && $0.inner == part } ?? false
            }
            if let found { parts.append((part: part, entry: found)) }
        }
    }

    /// Reports an entry that is such a part: the first of several with the whole address, the others as parts of that, and one that the address has
    /// already as too many. False if it is none, or if the address is not all there.
    func report(_ entry: YAMLNode.Entry, into report: inout Report) -> Bool {
        guard let place = parts.firstIndex(where: { $0.entry.keySpan == entry.keySpan }) else { return false }
        let part = parts[place].part
        if let address {
            guard let text = address[part]?.text, text.trimmed == entry.value.text?.trimmed else { return false }
            report.add(
                .unknownKey, entry.keySpan, "\(entry.key.quoted) stands in \("address".quoted) already", reason: "Once is enough.",
                fix: "Delete this line.")
            return true
        }
        guard parts.count > 1, parts.contains(where: { $0.part == "suburb" }) else { return false }
        let first = parts.map { $0.entry.keySpan }.min() ?? entry.keySpan
        guard entry.keySpan == first else {
            report.add(
                .unknownKey, entry.keySpan, "\(entry.key.quoted) belongs in \("address".quoted), too",
                reason: "Line \(first.line) shows all of it as one line.", fix: "Delete this line.")
            return true
        }
        var written = parts.map { "\($0.part): \(YAMLText.flow($0.entry.value))" }
        let missing = ["state", "postcode"].filter { name in !parts.contains { $0.part == name } }
        written += missing.map { "\($0): \(Rule.ellipsis)" }
        report.add(
            .unknownKey, entry.keySpan, "the address is one fact, in braces, not one for each of its parts",
            reason: "So the site knows that the parts belong together. Delete the lines of the others.",
            fix: "address: {\(written.joined(separator: ", "))}")
        return true
    }
}
