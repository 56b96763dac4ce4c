import Foundation
import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Rules
@testable import SiteKit
@testable import Values
@testable import YAML

/// Every listing of all boards is changed, and nothing changes but what is meant.
@Suite struct EditPropertyTests {
    static let boards =
        [Boards.demonstration]
        + ["boat", "closed", "empty", "german", "only-car", "only-item", "only-rental", "own", "small"].map(Boards.content)

    /// What a change may touch.
    private static let touched: Set<String> = ["title", "status", "confirmed", "inspections", "history"]

    @Test(arguments: boards) func onlyWhatIsMeantChanges(content: String) throws {
        var project = try Workspace().project()
        project.content = content
        let reading = try Build(project).read()
        let folder = try ContentFolder(content)
        #expect(!reading.hasErrors)
        let editor = ListingEditor(reading)
        // Of many listings, some by day.
        let step = reading.listings.count > 20 && Endurance.depth == 0 ? 4 : 1
        for (number, listing) in reading.listings.enumerated() where number.isMultiple(of: step) {
            let bytes = try folder.bytes(of: listing.summary.file, limit: SourceFile.sizeLimit)
            let text = String(decoding: bytes, as: UTF8.self)
            // Files come with either line end, and with none at their ends.
            let forms = [text, text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"), text.trimmingCharacters(in: .newlines)]
            for (place, form) in forms.enumerated() {
                let source = SourceFile(path: listing.summary.file, bytes: Array(form.utf8))
                let kind = try #require(reading.listingFile(at: source.path)?.kind)
                let before = try #require(reading.parsed(source)?.listing)
                let changes = changes(of: before, kind, reading.today)
                // All at once for every listing, and one by one for some.
                for change in place == 0 && number.isMultiple(of: 4) ? changes : [changes[0]] {
                    try check(source, change, editor, reading, kind)
                }
            }
        }
    }

    /// Changes of all sorts that fit a listing.
    private func changes(of listing: Listing, _ kind: Kind, _ today: Day) -> [ListingChange] {
        var all = ListingChange()
        if let price = kind.price?.field {
            all.settings.append(.init(key: price, typed: "\(((listing.price?.cents ?? 50_000) / 100 + 10))"))
        }
        all.settings.append(.init(key: "title", typed: listing.title + ": as \"new\" # now"))
        all.settings.append(.init(key: "status", typed: listing.status == kind.done ? Kind.withdrawn : kind.done))
        all.inspections = [TimeSlot(day: today + 9, start: 601, end: 631)]
        all.confirmed = today
        let each = all.settings.map { setting in
            var change = ListingChange()
            change.settings = [setting]
            return change
        }
        var confirmed = ListingChange()
        confirmed.confirmed = today
        return [all, confirmed] + each
    }

    private func check(
        _ source: SourceFile, _ change: ListingChange, _ editor: ListingEditor, _ reading: LoadedContent, _ kind: Kind
    ) throws {
        let edited = try editor.edited(source, by: change)
        let after = SourceFile(path: source.path, bytes: edited.after)
        let keys = Self.touched.union([kind.price?.field ?? ""])
        #expect(try others(source, keys) == others(after, keys), "\(source.path)")
        let now = try #require(reading.parsed(after)?.listing)
        let before = try #require(reading.parsed(source)?.listing)
        for setting in change.settings {
            switch setting.key {
            case "title": #expect(now.title == setting.value?.text)
            case "status": #expect(now.status == setting.value?.text)
            default: #expect(now.price?.plain == setting.value?.text)
            }
        }
        if let day = change.confirmed { #expect(now.confirmed == day) }
        // Each of them is told once, with what it was before.
        let row = now.history.last
        if now.price != before.price, before.price != nil { #expect(row?.price == before.price && row?.day == reading.today) }
        if now.status != before.status { #expect(row?.status == before.status && row?.day == reading.today) }
        #expect(now.history.dropLast(now.history.count - before.history.count) == before.history[...])
        #expect(now.inspections.count == before.inspections.count + change.inspections.count)
        let again = try editor.edited(after, by: change)
        #expect(again.after == edited.after && again.words.isEmpty, "\(source.path)")
    }

    /// The lines of a file without those of some keys.
    private func others(_ source: SourceFile, _ keys: Set<String>) throws -> String {
        let file = try #require(FactsFile(source))
        var lines = String(decoding: source.bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for entry in (file.root.entries ?? []).reversed() where keys.contains(entry.key) {
            lines.removeSubrange((entry.keySpan.line - 1)...(file.lastLine(of: entry) - 1))
        }
        let ends = source.bytes.count { $0 == 0x0D }
        #expect(ends == 0 || ends == source.bytes.count { $0 == 0x0A }, "line ends stay of one sort")
        return lines.joined(separator: "\n")
    }
}
