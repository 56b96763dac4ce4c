import Findings
import ListingKit
import Rules
import SiteKit
import Values

/// What should make whoever decides on a listing look at it again, in short: the details stand among what was found.
struct SeenDoubts {
    /// A sentence each, without a final full stop.
    let sentences: [String]

    /// The doubts about a listing. Of two that are alike the finding lies on the later file, and whoever sends one chooses its name: what is about
    /// both counts wherever it lies.
    init(_ listing: Listing, _ findings: [Diagnostic]) {
        let folder = listing.file.split(separator: "/").dropLast().joined(separator: "/") + "/"
        let paths = Set([listing.file] + listing.allImages.map { folder + $0.file })
        let words = findings.filter { paths.contains($0.file) }.compactMap { Rule.fraudWords(of: $0) }
        let rules = Set(Rule.doubts.map(\.id))
        let told = findings.filter { rules.contains($0.rule) }.compactMap { finding -> String? in
            if paths.contains(finding.file) { return finding.message }
            return paths.isDisjoint(with: finding.beside) ? nil : "\(finding.file): \(finding.message)"
        }
        sentences = ((words.isEmpty ? [] : ["the text says \(words.listed())"]) + told).map { SeenText.plain($0) }
    }

    /// The doubts about a listing as a change makes it, which is part of what came.
    init(_ change: EditedListing, in verdict: ParcelVerdict) {
        let listing = verdict.sight.changed.first { $0.file == change.path }
        self = listing.map { SeenDoubts($0, verdict.findings) } ?? SeenDoubts()
    }

    /// None: what cannot be read as a listing has only errors.
    private init() { sentences = [] }

    /// A line of each for people.
    var lines: [String] { sentences.map { "look again: " + VisibleText.line($0) } }

    /// The sentences for programs; nil if there are none.
    var json: JSONDocument? { sentences.isEmpty ? nil : .array(sentences.map { .string($0) }) }
}
