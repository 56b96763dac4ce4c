import Foundation
import ListingKit
import SiteKit
import Testing
import Values

/// What a plan says of a change is what comes of it: the same files change, and the same feeds tell the same news.
package enum RandomNews {
    /// Edits a board by chance in a few commits, and compares each time what was planned with what was built. How much was told in all.
    @discardableResult
    package static func check(seed: UInt64, rounds: Int = 3) throws -> Int {
        var count = 0
        let workspace = try Workspace(board: "small")
        var editor = try RandomEditor(folder: workspace.folder, seed: seed)
        try workspace.commit()
        guard try workspace.build().publication != nil else { return count }
        for round in 1...rounds {
            let before = try (files: workspace.contents(), feeds: workspace.feeds("changes.xml"))
            for _ in 0...(round % 3) { try editor.edit(only: .listings) }
            let scratch = try Scratch.memory.make("houser-news")
            defer { try? FileManager.default.removeItem(atPath: scratch) }
            let planned = try Build.news(of: workspace.project(), since: "HEAD", in: scratch, observer: Unobserved())
            let built = try workspace.build()
            let story = Comment(rawValue: "seed \(seed), round \(round): \(editor.story.joined(separator: "; "))")
            guard built.publication != nil else {
                #expect(planned.result.publication == nil && planned.news == nil, story)
                return count
            }
            let plan = try #require(planned.result.publication?.plan, story)
            let after = try workspace.contents()
            #expect(plan.added.map(\.string).sorted() == after.keys.filter { before.files[$0] == nil }.sorted(), story)
            #expect(plan.removed.map(\.string).sorted() == before.files.keys.filter { after[$0] == nil }.sorted(), story)
            let changed = after.keys.filter { path in before.files[path].map { $0 != after[path] } ?? false }
            #expect(plan.changed.map(\.string).sorted() == changed.sorted(), story)
            let news = try #require(planned.news, story)
            let told = try told(before.feeds, workspace.feeds("changes.xml"))
            #expect(told == expected(news), story)
            count += told.count
            try workspace.commit()
        }
        return count
    }

    /// In how many feeds each event stands that was in none before, by its identity behind the board's own. Of what happened more than a week
    /// ago nobody is told.
    private static func told(_ before: [String: PublishedFeed], _ after: [String: PublishedFeed]) throws -> [String: Int] {
        let known = Set(before.values.flatMap { $0.entries.map(\.id) })
        let start = try Date("2026-11-14T13:00:00Z", strategy: .iso8601)
        var counts: [String: Int] = [:]
        for entry in after.values.flatMap(\.entries) where !known.contains(entry.id) && !entry.id.contains(":round-up/") {
            guard let listing = entry.id.range(of: ":listing/"), try Date(entry.updated, strategy: .iso8601) >= start else { continue }
            counts[String(entry.id[listing.upperBound...]), default: 0] += 1
        }
        return counts
    }

    private static func expected(_ news: BoardNews) -> [String: Int] {
        var counts: [String: Int] = [:]
        for listing in news.listings { for event in listing.told { counts["\(listing.id)/\(event.identity)"] = listing.feeds } }
        return counts
    }
}
