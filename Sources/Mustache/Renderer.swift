import Bytes

/// Runs a ``Program``. Its stacks are its own, so that no template can exhaust the thread's.
struct Renderer: ~Copyable {
    /// The next value of a section, if there is one.
    typealias Loop = UnsafePointer<ValueNode>?

    /// What to go back to when a template or a block's content ends.
    struct Return {
        let operation: Int
        let indentStart: Int
        let indentEnd: Int
        let given: Int
        let givenCount: Int
        let tailStart: Int
        let tailEnd: Int
    }

    /// The arguments of a parent tag, and the frame in force where that tag is.
    struct ArgumentFrame {
        let first: Int
        let end: Int
        let outer: Int
    }

    let program: FrozenProgram
    private let limits: RenderLimits
    /// The context stack; the last one is the innermost.
    private(set) var frames: Stack<Value>
    private var loops = Stack<Loop>(capacity: 8)
    private var returns = Stack<Return>(capacity: 8)
    private var givens = Stack<ArgumentFrame>(capacity: 2)
    /// The innermost of them in force; -1 is none.
    private var given = -1
    /// The indentation of every tag that is open; that from `indentStart` on is in force.
    private var indents: [UInt8] = []
    private var indentStart = 0
    private var steps = 0

    /// Renders with the values of `stack`, of which the last is asked first.
    init(_ program: FrozenProgram, stack: UnsafeBufferPointer<Value>, limits: RenderLimits) {
        self.program = program
        self.limits = limits
        frames = Stack(capacity: stack.count + 8)
        for value in stack { frames.push(value) }
    }

    /// The names that the context stack carries, the innermost first.
    var names: [UInt16] { (0..<frames.count).reversed().flatMap { frames[$0].names } }

    /// Renders a template, by its place among the program's entries.
    mutating func render(template: Int, into out: inout ByteBuffer) throws(RenderFailure) {
        var next = program.entries[template]
        while let step = program.steps.place(of: next) {
            // Before a tag that begins a line there may be no text, but indentation.
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
                guard let place = returns.pop() else { return }
                next = goBack(to: place, writingTo: &out)
            case .jump:
                next = Int(step.pointee.target)
            }
        }
    }

    @inline(__always)
    private mutating func value(_ step: UnsafePointer<ProgramStep>) throws(RenderFailure) -> Value {
        let path = step.pointee.path
        let value = try ScopeLookup.first(of: path, in: frames.elements, frames.count, at: Int(step.pointee.operation))
        guard path.restCount > 0 else { return value }
        return try ScopeLookup.rest(of: path, in: value, program, at: Int(step.pointee.operation))
    }

    @inline(__always)
    private mutating func show(
        _ value: Value, escaped: Bool, _ step: UnsafePointer<ProgramStep>, to out: inout ByteBuffer
    ) throws(RenderFailure) {
        guard value.write(escaped: escaped, to: &out) else {
            throw RenderFailure(operation: Int(step.pointee.operation), cause: .notText(value.noun))
        }
    }

    @inline(__always)
    private mutating func openSection(
        _ value: Value, _ step: UnsafePointer<ProgramStep>, _ written: Int
    ) throws(RenderFailure) -> Int {
        guard value.isTruthy else { return Int(step.pointee.target) }
        try self.step(at: Int(step.pointee.operation), written)
        if value.sort == .list, let first = value.first {
            loops.push(first.pointee.next)
            frames.push(first.pointee.value)
        } else {
            loops.push(nil)
            frames.push(value)
        }
        return step.pointee.after
    }

    @inline(__always)
    private mutating func nextItem(_ step: UnsafePointer<ProgramStep>, _ written: Int) throws(RenderFailure) -> Int {
        let top = loops.count - 1
        guard let item = loops[top] else {
            loops.keep(top)
            frames.keep(frames.count - 1)
            return step.pointee.after
        }
        try self.step(at: Int(step.pointee.operation), written)
        frames[frames.count - 1] = item.pointee.value
        loops[top] = item.pointee.next
        return Int(step.pointee.target)
    }

    private mutating func call(_ call: TemplateCall, at operation: Int, _ written: Int) throws(RenderFailure) -> Int {
        try step(at: operation, written)
        try enter(from: call.next, tail: 0..<0, indent: call.isStandalone ? call.indent : nil, at: operation)
        if !call.arguments.isEmpty {
            givens.push(ArgumentFrame(first: call.arguments.lowerBound, end: call.arguments.upperBound, outer: given))
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
            for argument in given.first..<given.end where program.arguments[argument].block == block {
                found = (program.arguments[argument].content, given.outer)
            }
            index = given.outer
        }
        return found
    }

    /// Notes where to go back to, and adds `indent` to that in force; nil means that none is.
    private mutating func enter(from next: Int, tail: Range<Int>, indent: Range<Int>?, at operation: Int) throws(RenderFailure) {
        guard returns.count < limits.depth else { throw RenderFailure(operation: operation, cause: .tooDeep) }
        returns.push(
            Return(
                operation: next, indentStart: indentStart, indentEnd: indents.count, given: given, givenCount: givens.count,
                tailStart: tail.lowerBound, tailEnd: tail.upperBound))
        guard let indent else {
            indentStart = indents.count
            return
        }
        if !indent.isEmpty { indents.append(contentsOf: program.pool[indent]) }
    }

    private mutating func goBack(to place: Return, writingTo out: inout ByteBuffer) -> Int {
        if place.tailStart < place.tailEnd { out.append(program.pool[place.tailStart..<place.tailEnd]) }
        if indents.count > place.indentEnd { indents.removeLast(indents.count - place.indentEnd) }
        indentStart = place.indentStart
        given = place.given
        givens.keep(place.givenCount)
        return place.operation
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
            if let text = program.pool.place(of: Int(step.pointee.textStart)) { out.append(padded: text, count: count) }
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
