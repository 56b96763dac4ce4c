import Findings
import Values
import YAML

extension ListingRule {
    /// Of people who look for a home nobody should learn where they live, or their whole name.
    package static let suburbAlone = ListingRule(.suburbAlone) { parsed, report in
        guard parsed.kind.place == .area, let address = parsed.root["address"] else { return }
        for key in ["street", "point"] {
            guard let node = address[key], !node.isEmpty else { continue }
            let rest = (address.entries ?? []).filter { $0.key != "street" && $0.key != "point" && $0.key != "show" }
            let parts = rest.map { "\($0.key): \(YAMLText.flow($0.value))" }.joined(separator: ", ")
            report.add(
                .suburbAlone, node.span, "a \(parsed.kind.label.lowercasedFirst) has no \(key.quoted)",
                reason: "It says in which suburb somebody would like to live. Where they live now is nobody's business.",
                fix: address.isOverLines ? "Delete this line." : "address: {\(parts)}")
        }
    }
}

extension Rule {
    package static let suburbAlone = Rule(
        "suburb-alone", .error, "Someone who looks for a home gives a suburb, and no street",
        "Anyone can read a board. Requests tell where people would like to live and how to reach them by their handle, never their street or surname.",
        example: "address: {suburb: Carlton, state: VIC, postcode: 3053}")
}
