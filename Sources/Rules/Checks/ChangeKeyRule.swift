import Findings
import Values
import YAML

extension ListingRule {
    /// Reports a key that is none, and secrets that stand where everybody can read them.
    static let changeKey = ListingRule(.changeKey) { parsed, report in
        guard let entry = parsed.root.entries?.first(where: { $0.key == "change-key" }), !entry.value.isEmpty else { return }
        let value = entry.value.text?.trimmed ?? ""
        guard let key = ChangeKey(value) else {
            if ChangeKey.isSecret(value) { return Rule.reportSecret(in: entry, ChangeKey(ofSecret: value), into: &report) }
            return report.add(
                .changeKey, entry.keySpan, "\"change-key\" is not the hash of a secret",
                reason: "It has 43 letters, digits, hyphens and underscores, as the posting page writes it.",
                fix: "Copy it once more from the listing that was sent, or delete the line.")
        }
        for secret in ChangeKey.secrets(in: report.source.bytes) where key.fits(secret) {
            report.add(
                .changeKey, entry.keySpan, "the secret of this \"change-key\" stands in this file",
                reason: "Whoever reads it can change the listing in its owner's name.",
                fix: "Take the private link or secret out of the text, delete this line, and post the listing once more for a new one.")
            return
        }
    }
}

extension Rule {
    package static let changeKey = Rule(
        "change-key", .error, "A change key is the hash of a secret, never the secret",
        "With a private link, whoever posted a listing changes it later without an account. The link holds a secret that was made on their device; the listing holds only its hash: the SHA-256 in base64url, 43 characters. The hash is of no use to anybody else and isn't published. The secret itself must not be in any file of the board, since everybody who sees the file could change the listing in its owner's name.",
        example: "change-key: c7cKI0wXCj1zjPOgSIrBT0yYrLLzkD3wW5pOAOB3AMo")

    /// Says why a secret may not be kept, with the line that may.
    fileprivate static func reportSecret(in entry: YAMLNode.Entry, _ key: ChangeKey, into report: inout Report) {
        report.add(
            .changeKey, entry.keySpan, "\"change-key\" is the secret itself, which must not be in a file",
            reason:
                "Everybody who can read the file, or its former states, could change the listing in its owner's name. Commit its hash instead. If the secret was committed before, a new one is needed: post the listing once more.",
            fix: "change-key: \(key.written)")
    }
}
