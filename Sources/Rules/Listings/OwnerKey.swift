import Facts
import Findings
import Values
import YAML

/// A key of a listing that belongs in the file of its owner.
struct OwnerKey {
    /// The key in the owner's file.
    let key: String
    /// The same inside the listing's own `contact`, where it may stand too; nil if it may not.
    let way: String?

    private static let ways = ["phone", "email", "whatsapp", "signal", "matrix"]
    private static let others = ["role", "licence", "website"]
    private static let synonyms = [
        "license": "licence", "licence-number": "licence", "license-number": "licence", "web": "website", "homepage": "website",
        "url": "website", "site": "website", "whats-app": "whatsapp",
    ]

    /// Nil for a key that means something in listings of the kind, or nothing in the file of an owner.
    init?(_ word: String, kind: Kind) {
        let folded = word.foldedWord
        if kind.fields.contains(where: { $0.also.contains(folded) }) { return nil }
        let meant = KeyWords.meant(word, kind: kind)
        let key = meant?.key == "contact" ? meant?.inner ?? "" : OwnerKey.synonyms[folded] ?? folded
        guard OwnerKey.ways.contains(key) || OwnerKey.others.contains(key) else { return nil }
        self.key = key
        way = OwnerKey.ways.contains(key) ? key : nil
    }

    /// Reports an entry with where to move it, and for a way to reach somebody how to give another for this listing alone.
    func report(_ entry: YAMLNode.Entry, in root: YAMLNode, into report: inout Report) {
        let owner = root["owner"]?.text?.trimmed ?? ""
        let file = owner.isSlug ? ContentPath.named("people/\(owner).yaml") : "the owner's file in the people folder"
        let moved = "Move this line to \(file)" + (entry.key == key ? "." : ", as \"\(key)\".")
        var fixes = [moved]
        // A "yes" means the phone number beside it, and there is none in a listing.
        if let way, let text = entry.value.text, YesNo.read(text.trimmed) == nil, !text.trimmed.isEmpty {
            let meant = KeyWords.Meant(key: "contact", inner: way)
            let line = root["contact"] == nil ? KeyCheck.fix(meant, entry, report) : KeyCheck.inserted(meant, entry, into: root, report)
            if let line { fixes.append(line) }
        }
        report.add(
            .unknownKey, entry.keySpan, "\(entry.key.quoted) belongs in the owner's file, not in a listing",
            reason: "It's the same for all of an owner's listings, so it's written once, in \(file)."
                + (fixes.count > 1 ? " If it's for this listing alone, put it under \"contact\"." : ""),
            fix: Rule.alternatives(fixes))
    }
}
