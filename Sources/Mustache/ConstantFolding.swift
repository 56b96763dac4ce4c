import Bytes

/// Works out what templates show of values that are the same in every rendering, so that each rendering has less to do.
///
/// Operations keep their places, and each still does the whole of what it did, so that wherever one goes on the result is the same.
struct ConstantFolding {
    /// What a run of operations shows, and the operation after them.
    private struct Piece {
        var bytes: [UInt8] = []
        var marks: [UInt32] = []
        var next: Int
    }

    /// The most bytes that are made, so that nested sections of constants cannot grow without bound.
    private static let most = 4 << 20
    /// How deep sections of constants are worked out.
    private static let depth = 16

    private var folded: Program
    private let constants: Value
    private var left = most

    /// Takes a program and a table of constants, which stays where it is as long as this is used.
    init(_ program: Program, constants: Value) {
        folded = program
        self.constants = constants
    }

    /// The program with each run of operations that shows nothing but constants as one operation.
    mutating func program() -> Program {
        var isCovered = [Bool](repeating: false, count: folded.operations.count)
        let original = folded
        for index in original.operations.indices where !isCovered[index] {
            guard var run = piece(at: index, of: original, in: []) else { continue }
            var length = 1
            while isCovered.indices.contains(run.next), let piece = piece(at: run.next, of: original, in: []) {
                isCovered[run.next] = true
                run.marks += piece.marks.map { $0 + UInt32(run.bytes.count) }
                run.bytes += piece.bytes
                run.next = piece.next
                length += 1
            }
            if case .text = original.operations[index], length == 1 { continue }
            replace(index, by: run)
        }
        return folded
    }

    private mutating func replace(_ index: Int, by run: Piece) {
        let bytes = folded.pool.count..<folded.pool.count + run.bytes.count
        let marks = folded.lineMarks.count..<folded.lineMarks.count + run.marks.count
        folded.pool += run.bytes
        folded.lineMarks += run.marks
        folded.operations[index] = .folded(literal: UInt32(folded.literals.count), next: UInt32(run.next))
        folded.literals.append(Literal(bytes: bytes, marks: marks))
    }

    /// What the operation at `index` shows inside of constant scopes; nil if that is not known yet.
    private mutating func piece(at index: Int, of program: Program, in scopes: [Value]) -> Piece? {
        var piece = Piece(next: index + 1)
        switch program.operations[index] {
        case .text(let literal):
            let literal = program.literals[Int(literal)]
            piece.bytes = Array(program.pool[literal.bytes])
            piece.marks = Array(program.lineMarks[literal.marks])
        case .variable(let path, let escaped):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            var text = ByteBuffer(capacity: 256)
            guard value.write(escaped: escaped, to: &text) else { return nil }
            piece.bytes = text.bytes
        case .section(let path, let end):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            piece.next = Int(end)
            guard value.isTruthy else { break }
            guard scopes.count < ConstantFolding.depth else { return nil }
            for item in value.visited {
                // The last operation goes on to the next value.
                guard let shown = content(index + 1..<Int(end) - 1, of: program, in: scopes + [item]) else { return nil }
                piece.marks += shown.marks.map { $0 + UInt32(piece.bytes.count) }
                piece.bytes += shown.bytes
            }
        case .inverted(let path, let end):
            guard let value = value(of: path, program, in: scopes) else { return nil }
            if value.isTruthy { piece.next = Int(end) }
        default:
            return nil
        }
        left -= piece.bytes.count + 16
        return left >= 0 ? piece : nil
    }

    private mutating func content(_ range: Range<Int>, of program: Program, in scopes: [Value]) -> Piece? {
        var whole = Piece(next: range.lowerBound)
        while whole.next < range.upperBound {
            guard let piece = piece(at: whole.next, of: program, in: scopes) else { return nil }
            whole.marks += piece.marks.map { $0 + UInt32(whole.bytes.count) }
            whole.bytes += piece.bytes
            whole.next = piece.next
        }
        return whole
    }

    /// The value of a dotted name if it is constant. What would be an error is left for the rendering to tell.
    private func value(of path: TemplatePath, _ program: Program, in scopes: [Value]) -> Value? {
        if path.first == TemplatePath.current { return scopes.last }
        guard var value = scopes.last(where: { $0.find(path.first) != nil })?.find(path.first) ?? constants.find(path.first) else {
            return nil
        }
        for id in program.pathRests[Int(path.restStart)..<Int(path.restStart) + Int(path.restCount)] {
            if value.sort == .absent || (value.sort == .bool && !value.bool) { return Value.none }
            guard let found = value.find(id) else { return nil }
            value = found
        }
        return value
    }
}

extension Value {
    /// What a section visits of something truthy.
    fileprivate var visited: [Value] { sort == .list ? items : [self] }
}
