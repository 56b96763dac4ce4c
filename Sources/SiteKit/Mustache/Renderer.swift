import ListingKit

/// Runs a ``Program``. Its stacks are its own, so that no template can exhaust the thread's.
struct Renderer {
    /// A section whose values are visited.
    private struct Loop {
        /// The value to visit next.
        var next: UnsafePointer<Value>
        /// How many are left.
        var left: Int
    }

    /// What to go back to when a template or a block's content ends.
    private struct Return {
        let operation: Int
        let indentStart: Int
        let indentEnd: Int
        let given: Int
        let givenCount: Int
        let tail: Range<Int>
    }

    /// The arguments of a parent tag, and the frame in force where that tag is.
    private struct ArgumentFrame {
        let arguments: Range<Int>
        let outer: Int
    }

    /// What every name inside something absent stands for; nothing writes to it, so threads can share it.
    nonisolated(unsafe) static let absent: UnsafePointer<Value> = {
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        value.initialize(to: .none)
        return UnsafePointer(value)
    }()

    let program: FrozenProgram
    private let limits: RenderLimits
    /// The context stack; the last one is the innermost.
    private(set) var frames: [Frame] = []
    private var loops: [Loop] = []
    private var returns: [Return] = []
    private var givens: [ArgumentFrame] = []
    /// The innermost of them in force; -1 is none.
    private var given = -1
    /// The indentation of every tag that is open; that from `indentStart` on is in force.
    private var indents: [UInt8] = []
    private var indentStart = 0
    private var steps = 0

    /// Renders with the values of `stack`, which stay as they are as long as the renderer is used.
    init(_ program: FrozenProgram, stack: UnsafeBufferPointer<Value>, limits: RenderLimits) {
        self.program = program
        self.limits = limits
        frames.reserveCapacity(stack.count + 8)
        loops.reserveCapacity(8)
        returns.reserveCapacity(8)
        for index in stack.indices {
            if let base = stack.baseAddress { frames.append(Frame(base + index)) }
        }
    }

    /// The values of the context stack.
    var scopes: [Value] { frames.map(\.value.pointee) }

    /// Renders a template, by its place among the program's entries.
    mutating func render(template: Int, into out: inout ByteBuffer) throws(RenderFailure) {
        var next = program.entries[template]
        while true {
            let current = next
            next += 1
            switch program.operations[current] {
            case .text(let literal):
                write(program.literals[Int(literal)], to: &out)
            case .variable(let path, let escaped):
                try write(try value(of: path, at: current), escaped: escaped, at: current, to: &out)
            case .section(let path, let end):
                if !(try openSection(path, at: current, out.count)) { next = Int(end) }
            case .endSection(let body):
                if try nextItem(at: current, out.count) { next = Int(body) }
            case .inverted(let path, let end):
                if try value(of: path, at: current).pointee.isTruthy { next = Int(end) }
            case .call(let index):
                next = try call(program.calls[Int(index)], at: current, out.count)
            case .block(let index):
                next = try show(program.blocks[Int(index)], at: current, to: &out)
            case .end:
                guard let place = returns.popLast() else { return }
                next = goBack(to: place, writingTo: &out)
            }
        }
    }

    @inline(__always)
    private mutating func openSection(_ path: TemplatePath, at operation: Int, _ written: Int) throws(RenderFailure) -> Bool {
        let value = try value(of: path, at: operation)
        var first = value
        var count = 1
        if case .list(let items) = value.pointee {
            let found = items.withUnsafeBufferPointer { $0 }
            guard let base = found.baseAddress, !found.isEmpty else { return false }
            first = base
            count = found.count
        } else if !value.pointee.isTruthy {
            return false
        }
        try step(at: operation, written)
        loops.append(Loop(next: first + 1, left: count - 1))
        frames.append(Frame(first))
        return true
    }

    @inline(__always)
    private mutating func nextItem(at operation: Int, _ written: Int) throws(RenderFailure) -> Bool {
        let top = loops.count - 1
        guard loops[top].left > 0 else {
            loops.removeLast()
            frames.removeLast()
            return false
        }
        try step(at: operation, written)
        frames[frames.count - 1] = Frame(loops[top].next)
        loops[top].next += 1
        loops[top].left -= 1
        return true
    }

    private mutating func call(_ call: TemplateCall, at operation: Int, _ written: Int) throws(RenderFailure) -> Int {
        try step(at: operation, written)
        try enter(from: call.next, tail: 0..<0, indent: call.isStandalone ? call.indent : nil, at: operation)
        if !call.arguments.isEmpty {
            givens.append(ArgumentFrame(arguments: call.arguments, outer: given))
            given = givens.count - 1
        }
        return program.entries[call.template]
    }

    private mutating func show(_ site: BlockSite, at operation: Int, to out: inout ByteBuffer) throws(RenderFailure) -> Int {
        try step(at: operation, out.count)
        let found = argument(for: site.block)
        let content = found?.content ?? site.content
        // Default content in a line belongs to its template's lines; content from elsewhere is written as it is.
        let inherited = found == nil ? 0..<0 : nil
        let endsLine = content.endsLine || (content.isEmpty && site.isStandalone)
        let tail = endsLine ? 0..<0 : site.tail
        try enter(from: site.next, tail: tail, indent: site.isStandalone ? site.indent : inherited, at: operation)
        if site.isStandalone && content.startsInLine { writeIndent(to: &out) }
        if let found { given = found.outer }
        return content.start
    }

    /// The outermost argument for `block`, and the frame in force where it was given: what a page says wins over what its parents say.
    private func argument(for block: Int) -> (content: BlockBody, outer: Int)? {
        var found: (content: BlockBody, outer: Int)?
        var index = given
        while index >= 0 {
            let given = givens[index]
            for argument in given.arguments where program.arguments[argument].block == block {
                found = (program.arguments[argument].content, given.outer)
            }
            index = given.outer
        }
        return found
    }

    /// Notes where to go back to, and adds `indent` to that in force; nil means that none is.
    private mutating func enter(from next: Int, tail: Range<Int>, indent: Range<Int>?, at operation: Int) throws(RenderFailure) {
        guard returns.count < limits.depth else { throw RenderFailure(operation: operation, cause: .tooDeep) }
        returns.append(
            Return(operation: next, indentStart: indentStart, indentEnd: indents.count, given: given, givenCount: givens.count, tail: tail))
        guard let indent else {
            indentStart = indents.count
            return
        }
        if !indent.isEmpty { indents.append(contentsOf: program.pool[indent]) }
    }

    private mutating func goBack(to place: Return, writingTo out: inout ByteBuffer) -> Int {
        if !place.tail.isEmpty { out.append(program.pool[place.tail]) }
        if indents.count > place.indentEnd { indents.removeLast(indents.count - place.indentEnd) }
        indentStart = place.indentStart
        given = place.given
        if givens.count > place.givenCount { givens.removeLast(givens.count - place.givenCount) }
        return place.operation
    }

    private mutating func step(at operation: Int, _ written: Int) throws(RenderFailure) {
        steps += 1
        guard steps <= limits.steps, written <= limits.bytes else { throw RenderFailure(operation: operation, cause: .tooLong) }
    }

    private func writeIndent(to out: inout ByteBuffer) {
        out.append(indents[indentStart...])
    }

    @inline(__always)
    private func write(_ literal: Literal, to out: inout ByteBuffer) {
        if indents.count == indentStart || literal.marks.isEmpty {
            out.append(program.pool[literal.bytes])
        } else {
            writeIndented(literal, to: &out)
        }
    }

    private func writeIndented(_ literal: Literal, to out: inout ByteBuffer) {
        var start = literal.bytes.lowerBound
        for mark in program.lineMarks[literal.marks] {
            let line = literal.bytes.lowerBound + Int(mark)
            out.append(program.pool[start..<line])
            writeIndent(to: &out)
            start = line
        }
        out.append(program.pool[start..<literal.bytes.upperBound])
    }
}
