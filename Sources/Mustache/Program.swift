/// All templates of a set, compiled to one list of operations and the tables that they refer to.
public struct Program: Sendable {
    var operations: [Operation] = []
    /// For each operation, its offset in the source of its template.
    var offsets: [UInt32] = []
    /// The bytes of all literal text, indentation and line ends.
    var pool: [UInt8] = []
    var literals: [Literal] = []
    /// The offsets within literals before which indentation is inserted.
    var lineMarks: [UInt32] = []
    var calls: [TemplateCall] = []
    var blocks: [BlockParameter] = []
    var arguments: [BlockArgument] = []
    /// The parts of all dotted names after their first.
    var pathRests: [UInt16] = []
    /// The first operation of each template, in the order of the set's sources.
    var entries: [Int] = []
}

/// One step of rendering. Payloads are indices into the tables of ``Program``.
enum Operation: Sendable {
    case text(literal: UInt32)
    /// Text that replaces all operations up to `next`.
    case folded(literal: UInt32, next: UInt32)
    case variable(TemplatePath, escaped: Bool)
    /// Visits the values of a path; if there is none, continues at `next`.
    case section(TemplatePath, next: UInt32)
    /// Visits the next value of the innermost section, whose first operation is `body`.
    case endSection(body: UInt32)
    /// Continues at `next` unless the value is falsy.
    case inverted(TemplatePath, next: UInt32)
    /// Renders a partial or a parent.
    case call(UInt32)
    case block(UInt32)
    /// Ends a template, a block's default content or an argument.
    case end
}

/// A dotted name, or the implicit iterator.
struct TemplatePath: Sendable {
    /// The id of the implicit iterator, which no vocabulary uses.
    static let current = UInt16.max

    let first: UInt16
    let restCount: UInt16
    let restStart: UInt32
}

/// Text that is written as it is, apart from indentation at its line marks.
struct Literal: Sendable {
    let bytes: Range<Int>
    let marks: Range<Int>
}

/// A partial or parent tag.
struct TemplateCall: Sendable {
    let template: Int
    /// The indentation of each line if the tag is standalone, as a range of the pool.
    let indent: Range<Int>
    /// Whether the tag is standalone; only then is its content indented.
    let isStandalone: Bool
    /// The arguments of a parent, and the operation after them.
    var arguments: Range<Int>
    var next: Int
}

/// The operations of a block's default content, or of an argument.
struct BlockBody: Sendable {
    let start: Int
    /// Whether its first line has content, which is indented where the block is shown.
    let startsInLine: Bool
    var isEmpty = true
    /// Whether it ends after a line end.
    var endsLine = false
}

/// A parameter of a template: a block outside parents.
struct BlockParameter: Sendable {
    let block: Int
    let indent: Range<Int>
    let isStandalone: Bool
    /// The line end to write after content that does not end its line.
    let tail: Range<Int>
    var content: BlockBody
    var next: Int
}

/// The content that a parent tag passes for one block of the parent.
struct BlockArgument: Sendable {
    let block: Int
    var content: BlockBody
}
