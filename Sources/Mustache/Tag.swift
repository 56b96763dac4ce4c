/// A tag in a template. It removes `before..<after` from the text around it: the tag itself and, if it is standalone,
/// the rest of its line.
struct Tag {
    enum Kind {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
    }

    let kind: Kind
    /// The range of the name or other content, without padding.
    let name: Range<Int>
    /// The range of the tag with its delimiters.
    let range: Range<Int>
    var before: Int
    var after: Int
    /// The index of the tag that closes this one, or that this one closes.
    var partner: Int?
    /// The kind of the opening tag, for an opening or closing tag.
    var opener: Kind?
    /// Whether the tag, or the element that it begins, is alone on its line.
    var isStandalone = false
    /// The blanks before a standalone tag, or the indentation of a block's content where it is defined.
    var indent: Range<Int>
    /// Whether a block's content begins on a line of its own, and so is indented as a whole.
    var hasOwnLines = false
    /// The line end that a standalone block removed, to be restored after content that does not end its line.
    var tail: Range<Int>

    init(kind: Kind, name: Range<Int>, range: Range<Int>) {
        self.kind = kind
        self.name = name
        self.range = range
        before = range.lowerBound
        after = range.upperBound
        indent = range.lowerBound..<range.lowerBound
        tail = range.upperBound..<range.upperBound
    }

    /// Whether the tag belongs to the inheritance module, whose tags may share a line and still be standalone.
    var isInheritance: Bool {
        opener == .parent || opener == .block
    }
}
