/// Optional text and the operation after it, combined.
struct ProgramStep: Sendable {
    enum Kind: UInt8 {
        case escaped, verbatim, section, endSection, inverted, call, block, end
        /// Continues at the target.
        case jump
    }

    let kind: Kind
    /// The index of the operation. Without a target, execution continues after it.
    let operation: UInt32
    /// The path that is looked up.
    let path: TemplatePath
    /// The operation to continue at, or the index of the call or block.
    let target: UInt32
    /// The text in the pool, and its line marks.
    let textStart: UInt32
    let textCount: UInt32
    let marksStart: UInt32
    let marksCount: UInt32

    /// Creates the step that starts with the operation at `index`.
    init(_ program: Program, at index: Int) {
        var operation = index
        var text = Literal(bytes: 0..<0, marks: 0..<0)
        switch program.operations[index] {
        case .text(let literal): (text, operation) = (program.literals[Int(literal)], index + 1)
        case .folded(let literal, let next): (text, operation) = (program.literals[Int(literal)], Int(next))
        default: break
        }
        var path = TemplatePath(first: 0, restCount: 0, restStart: 0)
        var target: UInt32 = 0
        switch program.operations[operation] {
        case .text, .folded: (kind, target) = (.jump, UInt32(operation))
        case .variable(let name, let escaped): (kind, path) = (escaped ? .escaped : .verbatim, name)
        case .section(let name, let next): (kind, path, target) = (.section, name, next)
        case .endSection(let body): (kind, target) = (.endSection, body)
        case .inverted(let name, let next): (kind, path, target) = (.inverted, name, next)
        case .call(let call): (kind, target) = (.call, call)
        case .block(let block): (kind, target) = (.block, block)
        case .end: kind = .end
        }
        self.operation = UInt32(operation)
        self.path = path
        self.target = target
        textStart = UInt32(text.bytes.lowerBound)
        textCount = UInt32(text.bytes.count)
        marksStart = UInt32(text.marks.lowerBound)
        marksCount = UInt32(text.marks.count)
    }

    /// The operation after it.
    var after: Int { Int(operation) + 1 }
}
