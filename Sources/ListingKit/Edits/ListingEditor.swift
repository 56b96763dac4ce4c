import Facts
import Findings
import Rules
import Values
import YAML

/// Makes changes in listings' files.
public struct ListingEditor: Sendable {
    let reading: LoadedContent

    /// An editor of the listings of a board.
    public init(_ reading: LoadedContent) { self.reading = reading }

    private var today: Day { reading.today }

    /// The file as a change makes it, with a row of the history for a price or status that is new. Throws if it cannot be made.
    package func edited(_ source: SourceFile, by change: ListingChange) throws(EditedListing.Refusal) -> EditedListing {
        guard let kind = reading.listingFile(at: source.path)?.kind, var file = FactsFile(source) else {
            throw refusal(Rule.unreadable(source.path))
        }
        let allowed = ListingChange.keys(of: kind)
        let wrong = change.settings.filter { !allowed.contains($0.key) }
        guard wrong.isEmpty else { throw EditedListing.Refusal(findings: wrong.map { Rule.unsettable($0.key, of: kind, in: source.path) }) }
        let before = reading.parsed(source)
        let order = CommonFields.order(of: kind)
        do throws(UnchangeableFact) {
            for setting in change.settings { file = try set(setting, in: file, before, order: order) }
            if let pictures = change.pictures { file = try setPictures(pictures, in: file, order: order) }
            file = try addInspections(change.distinctInspections, to: file, before, order: order)
            if let day = change.confirmed, before?.days.confirmed ?? before?.days.listed != day {
                file = try file.setting("confirmed", to: YAMLNode(day.description), order: order)
            }
            if let row = row(before, reading.parsed(file.source), isConfirmed: change.confirmed != nil) {
                let key = kind.price?.field ?? "price"
                file = try file.adding(row.row(key), to: "history", order: order)
            }
        } catch {
            throw refusal(
                Rule.changeFile.finding(
                    in: source.path, at: SourceSpan(line: error.line, column: 1),
                    "\(error.key.quoted) is written in a way that only a person can change",
                    reason: "Nothing was changed, so that nothing gets lost.", fix: "Edit the file by hand.",
                    sourceLine: source.shownLine(at: SourceSpan(line: error.line, column: 1)).map(SecretMask.masked)))
        }
        var words = ChangeWords(kind: kind, before: before, now: reading.parsed(file.source), files: (FactsFile(source), file))
        let isSame = file.source.bytes == source.bytes
        let written = isSame ? [] : words.words(of: change)
        words.isSpoken = true
        return EditedListing(
            path: source.path, before: source.bytes, after: file.source.bytes, title: before?.listing.title ?? source.path,
            words: written, spoken: isSame ? [] : words.words(of: change))
    }

    private func refusal(_ finding: Diagnostic) -> EditedListing.Refusal { EditedListing.Refusal(findings: [finding]) }

    /// The file with a value; one that means the same as before stays as it is written.
    private func set(
        _ setting: ListingChange.Setting, in file: FactsFile, _ before: ParsedListing?, order: [String]
    ) throws(UnchangeableFact) -> FactsFile {
        if setting.key == "description" { return try setWords(setting.value?.text ?? "", in: file, order: order) }
        let changed = try file.setting(setting.key, to: setting.value, order: order)
        guard let before, setting.value != nil else { return changed }
        if setting.key == before.kind.price?.field, let price = before.listing.price {
            return reading.parsed(changed.source)?.listing.price == price ? file : changed
        }
        // Without the key a listing is available.
        return setting.key == "status" && file.root["status"] == nil && setting.value?.text == Kind.available ? file : changed
    }

    /// The file with another description; one that reads the same stays as it is written.
    private func setWords(_ text: String, in file: FactsFile, order: [String]) throws(UnchangeableFact) -> FactsFile {
        let changed = try file.settingWords(text, order: order)
        guard let old = reading.seen(file.source)?.listing.description, let new = reading.seen(changed.source)?.listing.description else {
            return changed
        }
        return !new.isEmpty && new.markup == old.markup && new.usedImages == old.usedImages ? file : changed
    }

    private func addInspections(
        _ slots: [TimeSlot], to file: FactsFile, _ before: ParsedListing?, order: [String]
    ) throws(UnchangeableFact) -> FactsFile {
        var file = file
        for slot in slots {
            let known = before?.listing.inspections ?? []
            if known.contains(where: { $0.day == slot.day && $0.start == slot.start && $0.end == slot.end && $0.cancelled == nil }) {
                continue
            }
            var parts = [("start", Rule.timeText(slot.day, slot.start)), ("end", Rule.timeText(slot.day, slot.end))]
            // Whoever follows the listing hears of it on that day.
            if let listed = before?.days.listed, listed < today { parts.append(("added", today.description)) }
            file = try file.adding(YAMLNode(group: parts), to: "inspections", order: order)
        }
        return file
    }

    /// The row of the history that says what ended today; nil if nothing did that people were told.
    private func row(_ before: ParsedListing?, _ now: ParsedListing?, isConfirmed: Bool) -> PastState? {
        guard let before, let now, before.listing.listed <= today else { return nil }
        let price = before.listing.price != now.listing.price ? before.listing.price : nil
        let status = before.listing.status != now.listing.status ? before.listing.status : nil
        // What had left the lists comes back.
        let isBack =
            isConfirmed && before.listing.isOpen && now.listing.isOpen && !before.listing.endsByLastDay && before.listing.expires <= today
            && now.listing.stands(on: today)
        guard price != nil || status != nil || isBack else { return nil }
        return PastState(day: today, price: price, status: status, confirmed: isBack ? before.listing.confirmed : nil)
    }
}
