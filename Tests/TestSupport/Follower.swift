import Foundation

/// Somebody who follows every feed of a board the way feed readers do: polls one document of each, knows entries by their ids, and is
/// notified of an id that is new and of one whose `updated` moved on.
package struct Follower {
    /// What somebody is notified of.
    package struct News: Hashable, CustomStringConvertible {
        /// The folder of the scope: `suburbs/vic/collingwood-3066/`.
        package let scope: String
        /// The id of the entry without the board's authority: `listing/flat-2026`.
        package let id: String

        package var description: String { "\(scope): \(id)" }

        /// News of an entry in a scope.
        package init(scope: String, id: String) {
            self.scope = scope
            self.id = id
        }
    }

    /// What a reader remembers of one document.
    private struct Memory {
        var updated: String
        var entries: [String: String]
    }

    private let document: String
    private var memory: [String: Memory] = [:]

    /// Somebody who polls the documents of that name.
    package init(polling document: String) { self.document = document }

    /// Polls all documents; gives what is notified of, and what no feed may do. What is found in a document that was never polled before
    /// is taken as read.
    package mutating func poll(_ workspace: Workspace) throws -> (news: Set<News>, faults: [String]) {
        var news: Set<News> = []
        var faults: [String] = []
        for (scope, feed) in try workspace.feeds(document) {
            var known = memory[scope] ?? Memory(updated: feed.updated, entries: [:])
            let isNew = memory[scope] == nil
            if Follower.isEarlier(feed.updated, known.updated) { faults.append("\(scope): \(feed.updated) after \(known.updated)") }
            if Set(feed.entries.map(\.id)).count != feed.entries.count { faults.append("\(scope): an id stands twice") }
            for entry in feed.entries {
                let before = known.entries[entry.id]
                if let before, Follower.isEarlier(entry.updated, before) {
                    faults.append("\(scope): \(entry.id) is of \(entry.updated) after \(before)")
                }
                if Follower.isEarlier(feed.updated, entry.updated) { faults.append("\(scope): \(entry.id) is newer than its feed") }
                if !isNew, before.map({ Follower.isEarlier($0, entry.updated) }) ?? true {
                    news.insert(News(scope: scope, id: String(entry.id.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }.dropFirst())))
                }
                known.entries[entry.id] = entry.updated
            }
            known.updated = feed.updated
            memory[scope] = known
        }
        return (news, faults)
    }

    /// Whether one time is before another; all of them have offsets of whole hours and may have a fraction.
    private static func isEarlier(_ left: String, _ right: String) -> Bool {
        func instant(_ text: String) -> Double {
            let fraction = text.firstIndex(of: ".").map { text[$0...].prefix { $0 == "." || $0.isNumber } } ?? ""
            let whole = text.replacing(String(fraction), with: "")
            return (try? Date(whole, strategy: .iso8601).timeIntervalSince1970 + (Double("0" + fraction) ?? 0)) ?? .nan
        }
        return instant(left) < instant(right) - 0.000_000_5
    }
}
