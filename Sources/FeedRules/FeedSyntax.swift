import BundledData

/// A format of feeds that is XML.
public enum FeedSyntax: Hashable, Sendable, CaseIterable {
    /// Atom (RFC 4287).
    case atom
    /// RSS 2.0 (https://www.rssboard.org/rss-specification).
    case rss

    /// Its grammar, in RELAX NG.
    var grammar: [UInt8] {
        switch self {
        case .atom: Array(UnsafeBufferPointer(start: houser_atom_grammar_bytes(), count: houser_atom_grammar_count()))
        case .rss: Array(UnsafeBufferPointer(start: houser_rss_grammar_bytes(), count: houser_rss_grammar_count()))
        }
    }

    /// The parts of its documents that are looked at one by one, the outermost first.
    var parts: [FeedPart] {
        switch self {
        case .atom: FeedPart.atom
        case .rss: FeedPart.rss
        }
    }
}
