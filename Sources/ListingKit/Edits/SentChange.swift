import Facts
import Findings
import Rules
import Values
import YAML

/// A change of a listing that somebody sent, with the secret that proves whose it is.
package struct SentChange {
    /// The listing's id.
    package let listing: String
    /// What is to be changed.
    package private(set) var change = ListingChange()
    /// The day on which it was said.
    package let day: Day
    private let secret: String
    let source: SourceFile
    let root: YAMLNode

    /// The keys of a change.
    private static let keys = ["listing", "change-key", "day", "set", "pictures", "confirm", "add-inspections"]

    /// The change of a file; nil with findings. `id` is what the file is called by.
    package init?(_ source: SourceFile, id: String, today: Day, report: inout Report) {
        guard
            let root = YAMLFile.mapping(of: source, what: "a change", keys: SentChange.keys, rule: .changeFile, report: &report),
            !report.hasErrors
        else { return nil }
        let reader = NodeReader(node: root, rule: .changeFile)
        for key in ["listing", "change-key", "day"] where reader[key] == nil {
            report.add(
                .changeFile, SourceSpan(line: root.span.line, column: 1), "\(key.quoted) is missing",
                reason: "A change says of which listing it is, brings its secret, and has the day on which it was said.",
                fix: "Ask for it once more from the private link.", missing: key)
        }
        let listing = reader.text("listing", report: &report)
        let secret = reader.text("change-key", report: &report)
        let day = reader["day"].flatMap { Rule.date($0, key: "day", today: today, report: &report) }
        if let listing, listing != id, let node = reader["listing"] {
            report.add(
                .changeFile, node.span, "the file is called by \(id.quoted), and is about \(listing.quoted)",
                reason: "Nobody can tell which of the two is meant.", fix: "Ask for it once more from the private link.")
        }
        if let secret, !ChangeKey.isSecret(secret), let entry = root.entries?.first(where: { $0.key == "change-key" }) {
            let isHash = ChangeKey(secret) != nil
            report.add(
                .changeProof, entry.keySpan,
                isHash ? "this is no secret of a listing" : "this isn't the whole private link: \(SentChange.openAgain)",
                reason: !isHash
                    ? "The secret in it has 22 letters, digits, hyphens and underscores. Some programs break long lines, or cut them."
                    : "It is the hash that stands in the listing, which everybody may know.",
                fix: "Ask for it once more from the private link.")
        }
        change.settings = SentChange.settings(reader["set"], report: &report)
        change.pictures = SentChange.pictures(root["pictures"], report: &report)
        if reader.yesNo("confirm", default: false, report: &report) { change.confirmed = day }
        if let node = reader["add-inspections"] {
            change.inspections = Rule.slots(node, key: "add-inspections", today: today, report: &report)
        }
        guard !report.hasErrors, let listing, let secret, let day else { return nil }
        guard !change.settings.isEmpty || change.pictures != nil || !change.inspections.isEmpty || change.confirmed != nil else {
            report.add(
                .changeFile, SourceSpan(line: root.span.line, column: 1), "it changes nothing",
                reason: "It has nothing to set, no inspection to add, and confirms nothing.", fix: "set:\n  status: withdrawn")
            return nil
        }
        (self.listing, self.secret, self.day, self.source, self.root) = (listing, secret, day, source, root)
        // Whoever changes something says with it that the rest still stands; and no older change can come after it. Where the day has begun
        // already, it counts as today, so that another change can come until it is over here.
        change.confirmed = min(day, today)
    }

    private static func settings(_ node: YAMLNode?, report: inout Report) -> [ListingChange.Setting] {
        guard let node else { return [] }
        guard let entries = node.entries else {
            report.add(
                .changeFile, node.span, "\"set\" has names with values, not \(node.noun)", fix: "set:\n  status: withdrawn")
            return []
        }
        for (key, value) in entries.map({ ($0.key, $0.value) }) where key == "description" && !value.isEmpty && value.text == nil {
            report.add(.changeFile, value.span, "\"description\" is text, not \(value.noun)", fix: "description: \"Light and quiet.\"")
        }
        return entries.map { ListingChange.Setting(key: $0.key, value: $0.value) }
    }

    /// The pictures that a listing is to have; nil where nothing is said of them.
    private static func pictures(_ node: YAMLNode?, report: inout Report) -> [ListingChange.Picture]? {
        guard let node, !node.isEmpty else { return nil }
        guard let items = node.items else {
            report.add(.changeFile, node.span, "\"pictures\" is a list, not \(node.noun)", fix: "pictures: [front.jpg]")
            return nil
        }
        return items.compactMap { item in
            let others = (item.entries ?? []).map(\.key).filter { !["file", "alt"].contains($0) }
            guard others.isEmpty, let name = (item["file"] ?? item).text, !name.isEmpty else {
                report.add(
                    .changeFile, item.span, "\(SecretMask.masked(YAMLText.flow(item)).quoted) is no picture of a listing",
                    reason: "A picture has the name of its file, and what it shows.",
                    fix: "{file: front.jpg, alt: The front}")
                return nil
            }
            return ListingChange.Picture(file: name, alt: item["alt"].flatMap { $0.isEmpty ? nil : $0.text })
        }
    }

    /// Why it may not be made in a listing; empty if it may.
    package func refusals(in before: ParsedListing, today: Day) -> [Diagnostic] {
        guard let key = before.root["change-key"]?.text.flatMap({ ChangeKey($0.trimmed) }) else {
            return [
                proof(
                    "listing", "the listing \(listing.quoted) has no \"change-key\"",
                    "It was posted without a private link, so no change can prove whose it is.",
                    "Ask \(before.listing.owner.quoted) in a way that you know to be theirs, and make the change with \"houser edit \(listing)\"."
                )
            ]
        }
        guard key.fits(secret) else {
            return [
                proof(
                    "change-key", "this isn't the whole private link to \(listing.quoted): \(SentChange.openAgain)",
                    "The secret in it doesn't fit the hash in the listing's file, so nobody can tell whether this comes from its owner.",
                    "Ask for the change once more from the whole private link; take nothing of it.")
            ]
        }
        if day > today + 1 {
            return [
                proof("day", "it is of \(day), which is in the future", "Today is \(today).", "Ask for it once more: a clock was wrong.")
            ]
        }
        if let confirmed = before.days.confirmed ?? before.days.listed, day < confirmed {
            return [
                proof(
                    "day", "it is of \(day), and the listing was confirmed on \(confirmed)",
                    "It may be an old change that comes once more, and would undo a newer one.",
                    "Ask for it once more from the private link.")
            ]
        }
        let allowed = ListingChange.keys(of: before.kind)
        let pictures = (root.entries ?? []).filter { $0.key == "pictures" }
        return ((root["set"]?.entries ?? []) + pictures).compactMap { entry in
            if entry.key != "pictures" || !pictures.contains(where: { $0.keySpan == entry.keySpan }), !allowed.contains(entry.key) {
                let finding = Rule.unsettable(entry.key, of: before.kind, in: source.path, at: entry.keySpan)
                return finding.with(source.shownLine(at: entry.keySpan).map(SecretMask.masked))
            }
            guard YAMLText.flow(entry.value).contains(secret) else { return nil }
            return Rule.changeFile.finding(
                in: source.path, at: entry.keySpan, "\(entry.key.quoted) holds the secret, which would be published",
                reason: "Whoever reads it could change the listing in its owner's name.", fix: "Ask for the change without it.")
        }
    }

    /// What whoever has only a part of a private link can do.
    private static let openAgain = "open it again from where it was kept"

    private func proof(_ key: String, _ message: String, _ reason: String, _ fix: String) -> Diagnostic {
        let span = root.entries?.first { $0.key == key }?.keySpan ?? .wholeFile
        return Rule.changeProof.finding(
            in: source.path, at: span, message, reason: reason, fix: fix, sourceLine: source.shownLine(at: span).map(SecretMask.masked))
    }
}

extension Diagnostic {
    fileprivate func with(_ line: String?) -> Diagnostic {
        var copy = self
        copy.sourceLine = line
        return copy
    }
}
