import XMLReading

/// A sort of element that a grammar can judge alone, and what people are told of it.
///
/// libxml2 says of a broken part that all around it is broken, too, and often nothing else that helps; so the smallest
/// part is looked for. A grammar alone decides what is broken; the lists here are for a better word on it.
struct FeedPart: Sendable {
    /// The element's name without a prefix.
    let name: String
    /// The namespace that it is in.
    let namespace: String?
    /// The attributes that it must have.
    var needs: [String] = []
    /// The elements of the same namespace of which it may have one.
    var once: [String] = []
    /// The elements that stand behind all others; nil if the order is free.
    var ending: [String]?
    /// What its format says of it, in a sentence.
    let rule: String

    /// Whether an element is of this sort.
    func covers(_ element: XMLTree.Element) -> Bool { element.isNamed(name, in: namespace) }
}

/// The names of vocabularies.
enum Vocabulary {
    static let atom = "http://www.w3.org/2005/Atom"
    static let content = "http://purl.org/rss/1.0/modules/content/"
    static let dublinCore = "http://purl.org/dc/elements/1.1/"
}
