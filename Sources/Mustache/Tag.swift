/// One tag of a template, as found in its bytes. `before..<after` is what it takes away from the text around it:
/// the tag itself and, if it stands alone, the rest of its line.
struct Tag {
    enum Sort {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment, delimiters
    }

    let sort: Sort
    /// Where the name or other content is, without padding.
    let name: Range<Int>
    /// Where the tag is, from the first byte of its opening delimiter to past the last of its closing one.
    let range: Range<Int>
    var before: Int
    var after: Int
    /// The index of the tag that closes this one, or that this one closes.
    var partner: Int?
    /// For an opening tag or a close: what sort the opening tag is.
    var opener: Sort?
    /// Whether the tag's line, up to it, is no line of output: it is alone there, or an element that it begins is.
    var isStandalone = false
    /// The blanks at the start of a standalone tag's line, or those that a block's content is indented by where it is defined.
    var indent: Range<Int>
    /// Whether a block's content begins on a line of its own, and so loses and gains indentation as a whole.
    var hasOwnLines = false
    /// The line end that a standalone block took away, to be put back after content that does not end its line.
    var tail: Range<Int>

    init(sort: Sort, name: Range<Int>, range: Range<Int>) {
        self.sort = sort
        self.name = name
        self.range = range
        before = range.lowerBound
        after = range.upperBound
        indent = range.lowerBound..<range.lowerBound
        tail = range.upperBound..<range.upperBound
    }

    /// Whether the tag belongs to the inheritance module, whose tags may share a line and still stand alone.
    var isInheritance: Bool {
        opener == .parent || opener == .block
    }
}
