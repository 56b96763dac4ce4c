import Bytes

/// Runs a ``Program`` with stacks of its own, so that no template can exhaust the thread's.
struct Renderer: ~Copyable {
    /// The next value of a section, if there is one.
    typealias Loop = UnsafePointer<ValueNode>?

    /// The state to restore when a template or a block's content ends.
    struct CallFrame {
        let operation: Int
        let indentStart: Int
        let indentEnd: Int
        let argumentFrame: Int
        let argumentFrameCount: Int
        let tailStart: Int
        let tailEnd: Int
    }

    /// The arguments of a parent tag, and the index of the frame that applies where that tag is.
    struct ArgumentFrame {
        let first: Int
        let end: Int
        let outer: Int
    }

    let program: FrozenProgram
    private let limits: RenderLimits
    /// The context stack; the last one is the innermost.
    private(set) var contexts: Stack<Value>
    private var loops: Stack<Loop>
    private var callStack: Stack<CallFrame>
    private var argumentFrames: Stack<ArgumentFrame>
    /// The index of the frame that applies; -1 for none.
    private var argumentFrame = -1
    /// The indentation of all open tags; the part from `indentStart` on applies.
    private var indents: [UInt8] = []
    private var indentStart = 0
    private var steps = 0

    /// How many bytes its stacks begin with, aligned as a ``Value`` is.
    static var room: Int {
        16 * MemoryLayout<Value>.stride + 16 * MemoryLayout<Loop>.stride + 8 * MemoryLayout<CallFrame>.stride
            + 4 * MemoryLayout<ArgumentFrame>.stride
    }

    /// Creates a renderer with a context stack, whose last value is the innermost. Its stacks begin in ``room`` bytes that outlive it.
    init(_ program: FrozenProgram, stack: UnsafeBufferPointer<Value>, limits: RenderLimits, at room: UnsafeMutableRawPointer) {
        self.program = program
        self.limits = limits
        var free = room
        contexts = Stack(at: free, capacity: 16)
        free += 16 * MemoryLayout<Value>.stride
        loops = Stack(at: free, capacity: 16)
        free += 16 * MemoryLayout<Loop>.stride
        callStack = Stack(at: free, capacity: 8)
        free += 8 * MemoryLayout<CallFrame>.stride
        argumentFrames = Stack(at: free, capacity: 4)
        for value in stack { contexts.push(value) }
    }

    /// The names that the context stack carries, innermost first.
    var names: [UInt16] { (0..<contexts.count).reversed().flatMap { contexts[$0].names } }

    /// Renders a template, given its index among the program's entries.
    mutating func render(template: Int, into out: inout ByteBuffer) throws(RenderFailure) {
        var next = program.entries[template]
        while let step = program.steps.pointer(to: next) {
            // Even without text there may be indentation before a tag.
            if step.pointee.textCount | step.pointee.marksCount != 0 { write(textOf: step, to: &out) }
            switch step.pointee.kind {
            case .escaped:
                try show(value(step), escaped: true, step, to: &out)
                next = step.pointee.after
            case .verbatim:
                try show(value(step), escaped: false, step, to: &out)
                next = step.pointee.after
            case .section:
                next = try openSection(value(step), step, out.count)
            case .endSection:
                next = try nextItem(step, out.count)
            case .inverted:
                next = try value(step).isTruthy ? Int(step.pointee.target) : step.pointee.after
            case .call:
                next = try call(program.calls[Int(step.pointee.target)], at: Int(step.pointee.operation), out.count)
            case .block:
                next = try show(program.blocks[Int(step.pointee.target)], at: Int(step.pointee.operation), to: &out)
            case .end:
                guard let frame = callStack.pop() else { return }
                next = goBack(to: frame, writingTo: &out)
            case .jump:
                next = Int(step.pointee.target)
            }
        }
    }

    @inline(__always)
    private mutating func value(_ step: UnsafePointer<ProgramStep>) throws(RenderFailure) -> Value {
        let path = step.pointee.path
        let value = try ScopeLookup.first(of: path, in: contexts.elements, contexts.count, at: Int(step.pointee.operation))
        guard path.restCount > 0 else { return value }
        return try ScopeLookup.rest(of: path, in: value, program, at: Int(step.pointee.operation))
    }

    @inline(__always)
    private mutating func show(
        _ value: Value, escaped: Bool, _ step: UnsafePointer<ProgramStep>, to out: inout ByteBuffer
    ) throws(RenderFailure) {
        guard value.write(escaped: escaped, to: &out) else {
            throw RenderFailure(operation: Int(step.pointee.operation), cause: .notText(value.typeName))
        }
    }

    @inline(__always)
    private mutating func openSection(
        _ value: Value, _ step: UnsafePointer<ProgramStep>, _ written: Int
    ) throws(RenderFailure) -> Int {
        guard value.isTruthy else { return Int(step.pointee.target) }
        try self.step(at: Int(step.pointee.operation), written)
        if value.kind == .list, let first = value.first {
            loops.push(first.pointee.next)
            contexts.push(first.pointee.value)
        } else {
            loops.push(nil)
            contexts.push(value)
        }
        return step.pointee.after
    }

    @inline(__always)
    private mutating func nextItem(_ step: UnsafePointer<ProgramStep>, _ written: Int) throws(RenderFailure) -> Int {
        let top = loops.count - 1
        guard let item = loops[top] else {
            loops.truncate(to: top)
            contexts.truncate(to: contexts.count - 1)
            return step.pointee.after
        }
        try self.step(at: Int(step.pointee.operation), written)
        contexts[contexts.count - 1] = item.pointee.value
        loops[top] = item.pointee.next
        return Int(step.pointee.target)
    }

    private mutating func call(_ call: TemplateCall, at operation: Int, _ written: Int) throws(RenderFailure) -> Int {
        try step(at: operation, written)
        try enter(from: call.next, tail: 0..<0, indent: call.isStandalone ? call.indent : nil, at: operation)
        if !call.arguments.isEmpty {
            argumentFrames.push(ArgumentFrame(first: call.arguments.lowerBound, end: call.arguments.upperBound, outer: argumentFrame))
            argumentFrame = argumentFrames.count - 1
        }
        return program.entries[call.template]
    }

    private mutating func show(_ parameter: BlockParameter, at operation: Int, to out: inout ByteBuffer) throws(RenderFailure) -> Int {
        try step(at: operation, out.count)
        let found = argument(for: parameter.block)
        let content = found?.content ?? parameter.content
        // Default content within a line belongs to its template's lines; other content is written as it is.
        let inherited = found == nil ? 0..<0 : nil
        let endsLine = content.endsLine || (content.isEmpty && parameter.isStandalone)
        let tail = endsLine ? 0..<0 : parameter.tail
        try enter(from: parameter.next, tail: tail, indent: parameter.isStandalone ? parameter.indent : inherited, at: operation)
        if parameter.isStandalone && content.startsInLine { writeIndent(to: &out) }
        if let found { argumentFrame = found.outer }
        return content.start
    }

    /// Finds the outermost argument for `block`, and the frame that applies where it was given: a page overrides its
    /// parents.
    private func argument(for block: Int) -> (content: BlockBody, outer: Int)? {
        var found: (content: BlockBody, outer: Int)?
        var index = argumentFrame
        while index >= 0 {
            let frame = argumentFrames[index]
            for argument in frame.first..<frame.end where program.arguments[argument].block == block {
                found = (program.arguments[argument].content, frame.outer)
            }
            index = frame.outer
        }
        return found
    }

    /// Pushes a call frame, and adds `indent` to the current indentation; nil means that none applies.
    private mutating func enter(from next: Int, tail: Range<Int>, indent: Range<Int>?, at operation: Int) throws(RenderFailure) {
        guard callStack.count < limits.depth else { throw RenderFailure(operation: operation, cause: .tooDeep) }
        callStack.push(
            CallFrame(
                operation: next, indentStart: indentStart, indentEnd: indents.count, argumentFrame: argumentFrame,
                argumentFrameCount: argumentFrames.count,
                tailStart: tail.lowerBound, tailEnd: tail.upperBound))
        guard let indent else {
            indentStart = indents.count
            return
        }
        if !indent.isEmpty { indents.append(contentsOf: program.pool[indent]) }
    }

    private mutating func goBack(to frame: CallFrame, writingTo out: inout ByteBuffer) -> Int {
        if frame.tailStart < frame.tailEnd { out.append(program.pool[frame.tailStart..<frame.tailEnd]) }
        if indents.count > frame.indentEnd { indents.removeLast(indents.count - frame.indentEnd) }
        indentStart = frame.indentStart
        argumentFrame = frame.argumentFrame
        argumentFrames.truncate(to: frame.argumentFrameCount)
        return frame.operation
    }

    @inline(__always)
    private mutating func step(at operation: Int, _ written: Int) throws(RenderFailure) {
        steps += 1
        guard steps <= limits.steps, written <= limits.bytes else { throw RenderFailure(operation: operation, cause: .tooLong) }
    }

    private mutating func writeIndent(to out: inout ByteBuffer) {
        out.append(indents[indentStart...])
    }

    @inline(__always)
    private mutating func write(textOf step: UnsafePointer<ProgramStep>, to out: inout ByteBuffer) {
        let count = Int(step.pointee.textCount)
        if indents.count == indentStart || step.pointee.marksCount == 0 {
            // The pool is padded at its end.
            if let text = program.pool.pointer(to: Int(step.pointee.textStart)) { out.append(padded: text, count: count) }
        } else {
            writeIndented(step, to: &out)
        }
    }

    private mutating func writeIndented(_ step: UnsafePointer<ProgramStep>, to out: inout ByteBuffer) {
        let first = Int(step.pointee.textStart)
        let marks = Int(step.pointee.marksStart)
        var start = first
        for mark in program.lineMarks[marks..<marks + Int(step.pointee.marksCount)] {
            let line = first + Int(mark)
            out.append(program.pool[start..<line])
            writeIndent(to: &out)
            start = line
        }
        out.append(program.pool[start..<first + Int(step.pointee.textCount)])
    }
}
