import Bytes

/// Evaluates what templates show of values that are the same in every rendering, once and for all.
///
/// Operations keep their indices, and each still has its whole effect, so the result is the same wherever execution
/// continues.
struct ConstantFolding {
    /// The output of a run of operations, and the operation after them.
    private struct Output {
        var bytes: [UInt8] = []
        var marks: [UInt32] = []
        var next: Int
    }

    /// The most bytes of output, so that nested sections of constants cannot grow without bound.
    private static let maximumBytes = 4 << 20
    /// How deep sections of constants are evaluated.
    private static let maximumDepth = 16

    private var folded: Program
    private let constants: Value
    private var remainingBytes = maximumBytes

    /// Creates a folding of a program with a table of constants, which must outlive it.
    init(_ program: Program, constants: Value) {
        folded = program
        self.constants = constants
    }

    /// Returns the program with each run of operations that shows only constants as one operation.
    mutating func program() -> Program {
        var isCovered = [Bool](repeating: false, count: folded.operations.count)
        let original = folded
        for index in original.operations.indices where !isCovered[index] {
            guard var run = output(at: index, of: original, in: []) else { continue }
            var length = 1
            while isCovered.indices.contains(run.next), let output = output(at: run.next, of: original, in: []) {
                isCovered[run.next] = true
                run.marks += output.marks.map { $0 + UInt32(run.bytes.count) }
                run.bytes += output.bytes
                run.next = output.next
                length += 1
            }
            if case .text = original.operations[index], length == 1 { continue }
            replace(index, by: run)
        }
        return folded
    }

    private mutating func replace(_ index: Int, by run: Output) {
        let bytes = folded.pool.count..<folded.pool.count + run.bytes.count
        let marks = folded.lineMarks.count..<folded.lineMarks.count + run.marks.count
        folded.pool += run.bytes
        folded.lineMarks += run.marks
        folded.operations[index] = .folded(literal: UInt32(folded.literals.count), next: UInt32(run.next))
        folded.literals.append(Literal(bytes: bytes, marks: marks))
    }

    /// Returns the output of the operation at `index` inside constant scopes; nil if it is not constant.
    private mutating func output(at index: Int, of program: Program, in scopes: [Value]) -> Output? {
        var output = Output(next: index + 1)
        switch program.operations[index] {
        case .text(let literal):
            let literal = program.literals[Int(literal)]
            output.bytes = Array(program.pool[literal.bytes])
            output.marks = Array(program.lineMarks[literal.marks])
        case .variable(let path, let escaped):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            var text = ByteBuffer(capacity: 256)
            guard value.write(escaped: escaped, to: &text) else { return nil }
            output.bytes = text.bytes
        case .section(let path, let end):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            output.next = Int(end)
            guard value.isTruthy else { break }
            guard scopes.count < ConstantFolding.maximumDepth else { return nil }
            for item in value.visited {
                // The last operation continues with the next value.
                guard let shown = content(index + 1..<Int(end) - 1, of: program, in: scopes + [item]) else { return nil }
                output.marks += shown.marks.map { $0 + UInt32(output.bytes.count) }
                output.bytes += shown.bytes
            }
        case .inverted(let path, let end):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            if value.isTruthy { output.next = Int(end) }
        default:
            return nil
        }
        remainingBytes -= output.bytes.count + 16
        return remainingBytes >= 0 ? output : nil
    }

    private mutating func content(_ range: Range<Int>, of program: Program, in scopes: [Value]) -> Output? {
        var whole = Output(next: range.lowerBound)
        while whole.next < range.upperBound {
            guard let output = output(at: whole.next, of: program, in: scopes) else { return nil }
            whole.marks += output.marks.map { $0 + UInt32(whole.bytes.count) }
            whole.bytes += output.bytes
            whole.next = output.next
        }
        return whole
    }

    /// Returns the value of a dotted name if it is constant. Errors are left for the rendering to report.
    private func value(of path: TemplatePath, _ program: Program, in scopes: [Value]) -> Value? {
        if path.first == TemplatePath.current { return scopes.last }
        guard var value = scopes.last(where: { $0.find(path.first) != nil })?.find(path.first) ?? constants.find(path.first) else {
            return nil
        }
        for id in program.pathRests[Int(path.restStart)..<Int(path.restStart) + Int(path.restCount)] {
            if value.kind == .absent || (value.kind == .bool && !value.bool) { return Value.none }
            guard let found = value.find(id) else { return nil }
            value = found
        }
        return value
    }
}

extension Value {
    /// The values that a section visits if this is truthy.
    fileprivate var visited: [Value] { kind == .list ? items : [self] }
}
