/// All templates of a set, compiled into one list of operations and the tables that they point into.
public struct Program: Sendable {
    var operations: [Operation] = []
    /// For each operation, the byte of its template that it comes from.
    var offsets: [UInt32] = []
    /// The bytes of all literal text, indentation and line ends.
    var pool: [UInt8] = []
    var literals: [Literal] = []
    /// Where, in bytes from a literal's start, its lines begin that indentation is put before.
    var lineMarks: [UInt32] = []
    var calls: [TemplateCall] = []
    var blocks: [BlockSite] = []
    var arguments: [BlockArgument] = []
    /// The names of all dotted paths after their first.
    var pathRests: [UInt16] = []
    /// Where each template's operations begin; they are in the order of the set's sources.
    var entries: [Int] = []
}

/// One step of rendering. Payloads point into the tables of ``Program``.
enum Operation: Sendable {
    case text(literal: UInt32)
    /// Text that stands for all operations up to `next`.
    case folded(literal: UInt32, next: UInt32)
    case variable(TemplatePath, escaped: Bool)
    /// Visits the values of a path; if there is none, goes on at `next`.
    case section(TemplatePath, next: UInt32)
    /// Visits the next value of the innermost section, whose first operation is `body`.
    case endSection(body: UInt32)
    /// Goes on at `next` unless the value is falsy.
    case inverted(TemplatePath, next: UInt32)
    /// Renders a partial or a parent.
    case call(UInt32)
    case block(UInt32)
    /// Ends a template, a block's default content or an argument.
    case end
}

/// A dotted name, or the implicit iterator.
struct TemplatePath: Sendable {
    /// The id that stands for the implicit iterator; no vocabulary hands it out.
    static let current = UInt16.max

    let first: UInt16
    let restCount: UInt16
    let restStart: UInt32
}

/// Text that is written as it is, but for indentation at its line marks.
struct Literal: Sendable {
    let bytes: Range<Int>
    let marks: Range<Int>
}

/// A partial or parent tag.
struct TemplateCall: Sendable {
    let template: Int
    /// What is put before each line, if the tag stands alone; its bytes in the pool.
    let indent: Range<Int>
    /// Only what stands alone is indented; what stands in a line is written as it is.
    let isStandalone: Bool
    /// What a parent is given, and where to go on after that.
    var arguments: Range<Int>
    var next: Int
}

/// The operations of a block's default content, or of an argument.
struct BlockBody: Sendable {
    let start: Int
    /// Whether its first line has content that is indented by whoever shows it.
    let startsInLine: Bool
    var isEmpty = true
    /// Whether it ends after a line end.
    var endsLine = false
}

/// A parameter of a template: a block outside of parents.
struct BlockSite: Sendable {
    let block: Int
    let indent: Range<Int>
    let isStandalone: Bool
    /// The line end to write after content that does not end its line.
    let tail: Range<Int>
    var content: BlockBody
    var next: Int
}

/// What a parent tag gives for one block of the parent.
struct BlockArgument: Sendable {
    let block: Int
    var content: BlockBody
}
