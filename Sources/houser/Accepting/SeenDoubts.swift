import Findings
import ListingKit
import Rules
import Values

/// What should make whoever decides on a listing look at it again, in short: the details stand among what was found.
struct SeenDoubts {
    /// A sentence each, without a final full stop.
    let lines: [String]

    init(_ listing: Listing, _ findings: [Diagnostic]) {
        let pictures = listing.file.split(separator: "/").dropLast().joined(separator: "/") + "/"
        let own = findings.filter { finding in
            finding.file == listing.file || listing.allImages.contains { finding.file == pictures + $0.file }
        }
        let words = own.compactMap { Rule.fraudWords(of: $0) }
        let rules = Set(Rule.doubts.map(\.id))
        let messages = (words.isEmpty ? [] : ["the text says \(words.listed())"]) + own.filter { rules.contains($0.rule) }.map(\.message)
        lines = messages.map { SeenText.shown($0) }
    }
}
