import FeedRules
import Foundation
import Testing

/// A good document in which something is replaced, and what is said of it.
struct FeedMistake: Sendable, CustomTestStringConvertible {
    let syntax: FeedSyntax
    let old: String
    let new: String
    /// The line and the message of each fault.
    let found: [String]

    init(_ syntax: FeedSyntax, _ old: String, _ new: String, _ found: String...) {
        self.syntax = syntax
        self.old = old
        self.new = new
        self.found = found
    }

    var testDescription: String { found.joined(separator: "; ") }

    /// The document with the mistake; nil if it has nothing in it to replace.
    var document: [UInt8]? {
        let good = syntax == .atom ? GoodFeeds.atom : GoodFeeds.rss
        guard let place = good.firstRange(of: old) else { return nil }
        return Array(good.replacingCharacters(in: place, with: new).utf8)
    }
}
