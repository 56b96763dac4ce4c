import XMLReading

/// Compares feeds with the grammars of their formats and with what no grammar can say.
///
/// It is for one thread; making one reads the grammars.
public final class FeedChecker {
    private let atom: RelaxNG
    private let rss: RelaxNG

    /// Throws if a grammar that travels inside the program cannot be used.
    public init() throws(XMLProblem) {
        atom = try RelaxNG(FeedSyntax.atom.grammar)
        rss = try RelaxNG(FeedSyntax.rss.grammar)
    }

    /// Everything that is wrong with a feed, line by line. Of what is no XML, the first thing alone.
    public func faults(in bytes: [UInt8], as syntax: FeedSyntax) -> [FeedFault] {
        let tree: XMLTree
        do throws(XMLProblem) {
            tree = try XMLTree(bytes)
        } catch {
            return [FeedFault(line: error.line, error.description, because: FeedChecker.xmlRule)]
        }
        guard let outermost = syntax.parts.first, outermost.covers(tree.root) else {
            let wanted = syntax == .atom ? "the <feed> of an Atom document" : "the <rss> of an RSS document"
            return [FeedFault(line: tree.root.line, "<\(tree.root.tag)> is not \(wanted)", because: syntax.parts.first?.rule ?? "")]
        }
        let (grammar, rules) =
            switch syntax {
            case .atom: (atom, AtomRules.faults(in: tree.root))
            case .rss: (rss, RSSRules.faults(in: tree.root))
            }
        let found = GrammarSearch(grammar: grammar, parts: syntax.parts).faults(in: tree) + rules
        return found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    }

    private static let xmlRule =
        "Feed readers show nothing of a document that is not well-formed (XML 1.0, section 1.2). A feed is UTF-8 and has no document type."
}
