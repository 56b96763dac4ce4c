import Facts
import Findings
import ListingKit
import Rules
import Values
import YAML

/// Compares what must stay of a listing with what it was.
struct KeptFacts {
    private let before: ParsedListing
    private let now: ParsedListing
    private let isMoved: Bool
    private let revision: String
    private var report: Report

    /// The findings on a listing that was there and is; none of what cannot be read, which has findings of its own.
    static func findings(_ move: ListingMove, since revision: String) -> [Diagnostic] {
        guard let (before, now) = move.before.flatMap({ before in move.now.map { (before, $0) } }), let was = before.parsed,
            let parsed = now.parsed, let source = now.source
        else { return [] }
        var facts = KeptFacts(
            before: was, now: parsed, isMoved: before.file.path != now.file.path, revision: VisibleText.line(revision),
            report: Report(source))
        facts.checkId(from: before)
        facts.checkListed()
        facts.checkHistory()
        facts.checkPrice()
        return facts.report.diagnostics
    }

    private mutating func checkId(from file: KnownListing) {
        let (old, new) = (before.listing.id, now.listing.id)
        guard old != new else { return }
        let line = "id: \(YAMLText.flowScalar(old))"
        let node = now.root["id"]
        if isMoved, node == nil {
            return report.add(
                .renamedFile, now.idSpan, "this was \(file.file.path), and is another listing to those who follow it",
                reason: "A listing without \"id\" is known by the name of its file. To keep what it was known by, write:", fix: line,
                severity: .error)
        }
        report.add(
            .idKept, now.idSpan, "the id was \(old.quoted) at \(revision), and is \(new.quoted) now",
            reason: "Those who follow the listing, or saved it, would see it go and another come.",
            fix: node.flatMap { report.line(replacing: $0, with: YAMLText.flowScalar(old)) } ?? line)
    }

    private mutating func checkListed() {
        guard let old = before.days.listed, let new = now.days.listed, old != new else { return }
        let node = now.root["listed"]
        report.add(
            .listedKept, now.span(of: "listed"), "it was listed on \(old) at \(revision), and on \(new) now",
            reason: "The day of listing never changes. To say that it still stands, write today under \"confirmed\".",
            fix: node.flatMap { report.line(replacing: $0, with: old.description) } ?? "listed: \(old)")
    }

    /// The rows of the history that were there and are not, each as often as it is missing, and those that came.
    private var rows: (lost: [PastState], new: [PastState]) {
        var new = now.listing.history
        let lost = before.listing.history.filter { row in
            guard let place = new.firstIndex(of: row) else { return true }
            new.remove(at: place)
            return false
        }
        return (lost, new)
    }

    private mutating func checkHistory() {
        let (lost, new) = rows
        let node = now.root["history"]
        // What cannot be read may hold them.
        if lost.isEmpty || now.listing.history.isEmpty && node.map({ !$0.isEmpty && !($0.items?.isEmpty ?? false) }) ?? false { return }
        let key = now.kind.price?.field ?? "price"
        var missing: [PastState] = []
        for row in lost {
            // One row of that day that was not there is most likely this one.
            let other = new.filter { $0.day == row.day }
            guard let node, other.count == 1, lost.count(where: { $0.day == row.day }) == 1,
                let item = (node.items ?? [node]).first(where: { $0["on"]?.text.flatMap { Day($0.trimmed) } == row.day && !isKept($0) })
            else {
                missing.append(row)
                continue
            }
            // What cannot be read has findings of its own.
            if words(other[0]).isEmpty { continue }
            report.add(
                .historyKept, item.span, "the row of \(row.day) said \(words(row)) at \(revision), and says \(words(other[0])) now",
                reason: "What people were told of the past stays. If something changed again, add a row.",
                fix: report.fix(item: item, of: node, key: "history", value: row.written(key)))
        }
        guard let first = missing.first else { return }
        let count = missing.count == 1 ? "the row of \(first.day) is" : "\(missing.count) rows are"
        let all = (before.listing.history + new.filter { row in !lost.contains { $0.day == row.day } })
            .enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map { $0.element.written(key) }
        let onOneLine = "history: [\(all.joined(separator: ", "))]"
        report.add(
            .historyKept, now.span(of: "history", or: "status"), "\(count) not in the history any more",
            reason: "It was there at \(revision), and what people were told of the past stays."
                + (all.count <= 12 && node != nil ? " The whole of it, in place of what is there:" : ""),
            fix: all.count <= 12 ? onOneLine : missing.prefix(12).map { "- " + $0.written(key) }.joined(separator: "\n"))
    }

    /// Whether a row of the file is one that was there.
    private func isKept(_ item: YAMLNode) -> Bool {
        let price = item[now.kind.price?.field ?? ""]?.text?.trimmed
        return before.listing.history.contains { row in
            row.day == item["on"]?.text.flatMap { Day($0.trimmed) } && row.price?.plain == price
                && row.status == item["status"]?.text?.trimmed
        }
    }

    private func words(_ row: PastState) -> String {
        [row.price?.display, row.status?.asLabel.lowercasedFirst, row.confirmed.map { "confirmed on \($0)" }].compactMap { $0 }.listed()
    }

    private mutating func checkPrice() {
        guard let key = now.kind.price?.field, before.kind.id == now.kind.id, let old = before.listing.price, old != now.listing.price,
            !rows.new.contains(where: { $0.price == old })
        else { return }
        // A price that cannot be read has a finding of its own.
        if now.listing.price == nil, let node = now.root[key], !node.isEmpty { return }
        report.add(
            .priceRow, now.span(of: key), "\(key.quoted) was \(old.display) at \(revision), and no new row of the history says so",
            reason:
                "People who follow the listing hear of a new \(key) from such a row, and others see what it was. If it changed today, write:",
            fix: Rule.addition("{on: \(now.today), \(key): \(old.plain)}", to: now.root["history"], report))
    }
}
