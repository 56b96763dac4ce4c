import ListingKit

/// Runs a ``Program``. Its stacks are its own, so that no template can exhaust the thread's.
struct Renderer {
    /// A section whose values are visited.
    private struct Loop {
        let items: [Value]
        var next: Int
    }

    /// What to go back to when a template or a block's content ends.
    private struct Return {
        let operation: Int
        let indentStart: Int
        let indentEnd: Int
        let frame: Int
        let frameCount: Int
        let tail: Range<Int>
    }

    /// The arguments of a parent tag, and the frame in force where that tag is.
    private struct ArgumentFrame {
        let arguments: Range<Int>
        let outer: Int
    }

    let program: Program
    private let limits: RenderLimits
    /// The context stack; the last value is the innermost.
    private(set) var scopes: [Value]
    private var loops: [Loop] = []
    private var returns: [Return] = []
    private var frames: [ArgumentFrame] = []
    /// The innermost frame in force; -1 is none.
    private var frame = -1
    /// The indentation of every tag that is open; that from `indentStart` on is in force.
    private var indents: [UInt8] = []
    private var indentStart = 0
    private var steps = 0

    init(_ program: Program, stack: [Value], limits: RenderLimits) {
        self.program = program
        self.limits = limits
        scopes = stack
    }

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
                if try value(of: path, at: current).isTruthy { next = Int(end) }
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

    private mutating func openSection(_ path: TemplatePath, at operation: Int, _ written: Int) throws(RenderFailure) -> Bool {
        let value = try value(of: path, at: operation)
        guard value.isTruthy else { return false }
        try step(at: operation, written)
        if case .list(let items) = value {
            loops.append(Loop(items: items, next: 1))
            scopes.append(items[0])
        } else {
            loops.append(Loop(items: [], next: 1))
            scopes.append(value)
        }
        return true
    }

    private mutating func nextItem(at operation: Int, _ written: Int) throws(RenderFailure) -> Bool {
        let top = loops.count - 1
        let next = loops[top].next
        guard next < loops[top].items.count else {
            loops.removeLast()
            scopes.removeLast()
            return false
        }
        try step(at: operation, written)
        scopes[scopes.count - 1] = loops[top].items[next]
        loops[top].next = next + 1
        return true
    }

    private mutating func call(_ call: TemplateCall, at operation: Int, _ written: Int) throws(RenderFailure) -> Int {
        try step(at: operation, written)
        try enter(from: call.next, tail: 0..<0, indent: call.isStandalone ? call.indent : nil, at: operation)
        if !call.arguments.isEmpty {
            frames.append(ArgumentFrame(arguments: call.arguments, outer: frame))
            frame = frames.count - 1
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
        if let found { frame = found.outer }
        return content.start
    }

    /// The outermost argument for `block`, and the frame in force where it was given: what a page says wins over what its parents say.
    private func argument(for block: Int) -> (content: BlockBody, outer: Int)? {
        var found: (content: BlockBody, outer: Int)?
        var index = frame
        while index >= 0 {
            let frame = frames[index]
            for argument in frame.arguments where program.arguments[argument].block == block {
                found = (program.arguments[argument].content, frame.outer)
            }
            index = frame.outer
        }
        return found
    }

    /// Notes where to go back to, and adds `indent` to that in force; nil means that none is.
    private mutating func enter(from next: Int, tail: Range<Int>, indent: Range<Int>?, at operation: Int) throws(RenderFailure) {
        guard returns.count < limits.depth else { throw RenderFailure(operation: operation, cause: .tooDeep) }
        returns.append(
            Return(operation: next, indentStart: indentStart, indentEnd: indents.count, frame: frame, frameCount: frames.count, tail: tail))
        guard let indent else {
            indentStart = indents.count
            return
        }
        if !indent.isEmpty { indents.append(contentsOf: program.pool[indent]) }
    }

    private mutating func goBack(to place: Return, writingTo out: inout ByteBuffer) -> Int {
        if !place.tail.isEmpty { out.append(program.pool[place.tail]) }
        indents.removeSubrange(place.indentEnd...)
        indentStart = place.indentStart
        frame = place.frame
        frames.removeSubrange(place.frameCount...)
        return place.operation
    }

    private mutating func step(at operation: Int, _ written: Int) throws(RenderFailure) {
        steps += 1
        guard steps <= limits.steps, written <= limits.bytes else { throw RenderFailure(operation: operation, cause: .tooLong) }
    }

    private func writeIndent(to out: inout ByteBuffer) {
        out.append(indents[indentStart...])
    }

    private func write(_ literal: Literal, to out: inout ByteBuffer) {
        guard indents.count > indentStart && !literal.marks.isEmpty else {
            out.append(program.pool[literal.bytes])
            return
        }
        program.pool.withUnsafeBufferPointer { pool in
            indents.withUnsafeBufferPointer { indents in
                let indent = UnsafeBufferPointer(rebasing: indents[indentStart...])
                var start = literal.bytes.lowerBound
                for index in literal.marks {
                    let line = literal.bytes.lowerBound + Int(program.lineMarks[index])
                    if line > start { out.append(UnsafeBufferPointer(rebasing: pool[start..<line])) }
                    out.append(indent)
                    start = line
                }
                out.append(UnsafeBufferPointer(rebasing: pool[start..<literal.bytes.upperBound]))
            }
        }
    }
}
