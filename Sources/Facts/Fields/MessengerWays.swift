import Findings
import Values
import YAML

/// A messenger in which people are found by a phone number.
package struct Messenger {
    /// Its key in a file.
    package let key: String
    /// What people call it.
    package let name: String
    /// What its addresses have before the number.
    package let addresses: [String]
    package let rule: Rule

    package static let whatsApp = Messenger(
        key: "whatsapp", name: "WhatsApp", addresses: ["wa.me/", "api.whatsapp.com/send?phone="], rule: .whatsAppNumber)
    package static let signal = Messenger(key: "signal", name: "Signal", addresses: ["signal.me/#p/"], rule: .signalNumber)

    /// The number that its key gives in a group of ways to reach somebody, which may have a `phone` for it to stand beside.
    package func number(in group: YAMLNode, report: inout Report) -> PhoneNumber? {
        guard let node = group[key], let text = Rule.text(node, key: key, report: &report) else { return nil }
        switch YesNo.read(text) {
        case false: return nil
        case true:
            guard let phone = group["phone"] else {
                // What a misspelt key holds is not missing.
                if KeyCheck.isMisspelt("phone", in: group, allowed: ["phone"]) { return nil }
                return report.reject(
                    rule, node.span, "\(key.quoted) says yes, but there is no \"phone\" beside it",
                    reason: "It means that the phone number has \(name).", fix: "\(key): …")
            }
            // A number that is wrong is told of where it stands.
            guard let text = phone.text, case .success(let number) = PhoneNumber.parse(text) else { return nil }
            return checked(number, node, report: &report)
        case nil where !text.contains(where: { $0.isASCIIDigit }):
            return report.reject(
                rule, node.span, "\(key.quoted) is yes or a number, not \(text.quoted)",
                reason: "Write yes if the phone number next to it has \(name). If another number does, write that number.",
                fix: YesNo.meant(text).map { $0 ? "\(key): yes" : "\(key): no" } ?? "\(key): …")
        case nil:
            if let number = copied(text) {
                return report.reject(
                    rule, node.span, "\(key.quoted) is yes or a number, not \(text.quoted)",
                    reason: "The number is enough: the site makes the link.", fix: report.fix(node, key: key, value: number.display))
            }
            return Rule.phone(node, key: key, report: &report).flatMap { checked($0, node, report: &report) }
        }
    }

    /// The number of an address that was copied from the messenger.
    private func copied(_ text: String) -> PhoneNumber? {
        for address in addresses {
            guard let place = text.range(ofFirst: address) else { continue }
            let digits = text[place.upperBound...].drop { $0 == "+" }.prefix { $0.isASCIIDigit }
            if case .success(let number) = PhoneNumber.parse("+" + digits), number.kind != .service { return number }
        }
        return nil
    }

    private func checked(_ number: PhoneNumber, _ node: YAMLNode, report: inout Report) -> PhoneNumber? {
        guard number.kind == .service else { return number }
        return report.reject(
            rule, node.span, "\(number.display.quoted) cannot have \(name)",
            reason: "Service numbers (13, 1300, 1800) are known within Australia only. Give a mobile, or leave \(key.quoted) out.",
            fix: "\(key): …")
    }
}

extension Rule {
    static let whatsAppNumber = Rule(
        "whatsapp-number", .error, "A WhatsApp number is one that can have WhatsApp",
        "Write yes if the phone number next to it has WhatsApp. If another number does, write that number. Service numbers (13, 1300, 1800) can't have WhatsApp.",
        example: "whatsapp: yes")

    static let signalNumber = Rule(
        "signal-number", .error, "A Signal number is one that can have Signal",
        "Write yes if the phone number next to it has Signal. If another number does, write that number: Signal's own user names don't work here. Service numbers (13, 1300, 1800) can't have Signal.",
        example: "signal: yes")
}
