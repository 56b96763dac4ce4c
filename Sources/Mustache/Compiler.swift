import Bytes

/// Compiles the tags of templates to a ``Program``.
struct Compiler {
    private(set) var program = Program()
    private let resolver: NameResolver
    private var blockIDs: [[UInt8]: Int] = [:]
    private var source = TemplateSource(name: "", file: "", bytes: [])
    private var open: [OpenElement] = []
    private var text = LiteralBuilder()
    private var lines: MarkupLines?

    /// An open section, parent or block.
    private enum OpenElement {
        case section(operation: Int)
        case inverted(operation: Int)
        case parent(call: Int, arguments: [BlockArgument])
        case parameter(Int, removed: Range<Int>?)
        case argument(BlockArgument, removed: Range<Int>?)
    }

    /// The indentation that is removed from lines in the current block.
    private var removed: Range<Int>?

    init(_ resolver: NameResolver) {
        self.resolver = resolver
    }

    /// Appends a template, given its laid-out tags without problems. `lines` are those of a template that is HTML.
    mutating func compile(_ source: TemplateSource, _ tags: [Tag], _ lines: MarkupLines?) {
        self.source = source
        self.lines = lines
        text = LiteralBuilder()
        program.entries.append(program.operations.count)
        var textStart = 0
        for (index, tag) in tags.enumerated() {
            emitText(textStart..<tag.before, before: tag)
            switch tag.kind {
            case .variable, .unescaped:
                if let parts = resolver.words(tag.name, in: source) {
                    emitWords(parts, tag)
                    break
                }
                emit(.variable(path(tag), escaped: tag.kind == .variable), tag)
            case .section:
                open.append(.section(operation: emit(.section(path(tag), next: 0), tag)))
            case .inverted:
                open.append(.inverted(operation: emit(.inverted(path(tag), next: 0), tag)))
            case .partial:
                emitCall(tag)
            case .parent:
                open.append(.parent(call: emitCall(tag), arguments: []))
            case .block:
                openBlock(tag, followedBy: tags[index + 1])
            case .close:
                close(tag)
            case .comment, .delimiters:
                break
            }
            textStart = tag.after
        }
        emitText(textStart..<source.bytes.count, before: nil)
        emit(.end, at: source.bytes.count)
    }

    private mutating func emitText(_ range: Range<Int>, before tag: Tag?) {
        if case .parent = open.last { return }
        text.append(
            range, of: source, removing: removed, lines,
            isFollowedInLine: tag.map { !$0.isStandalone && $0.before == $0.range.lowerBound } ?? false)
    }

    /// Adds a text to the one around it, and what fills its gaps.
    private mutating func emitWords(_ parts: [TemplateWords.Part], _ tag: Tag) {
        for part in parts {
            switch part {
            case .text(let words):
                text.append(
                    ByteBuffer.array(reservingCapacity: words.utf8.count) { buffer in
                        var out = buffer
                        if tag.kind == .variable { out.append(words, escaping: HTMLText.Escaped.self) } else { out.append(text: words) }
                        return out
                    })
            case .name(let name): emit(.variable(path(resolver.keys(of: name)), escaped: true), tag)
            }
        }
    }

    @discardableResult
    private mutating func emit(_ operation: Operation, _ tag: Tag) -> Int {
        emit(operation, at: tag.range.lowerBound)
    }

    @discardableResult
    private mutating func emit(_ operation: Operation, at offset: Int) -> Int {
        if let literal = text.finish(into: &program) {
            program.operations.append(.text(literal: literal))
            program.offsets.append(UInt32(offset))
        }
        program.operations.append(operation)
        program.offsets.append(UInt32(offset))
        return program.operations.count - 1
    }

    private mutating func path(_ tag: Tag) -> TemplatePath { path(resolver.keys(of: tag.name, in: source)) }

    private mutating func path(_ keys: [Key]) -> TemplatePath {
        let start = program.pathRests.count
        program.pathRests.append(contentsOf: keys.dropFirst().map(\.id))
        return TemplatePath(
            first: keys.first?.id ?? TemplatePath.current, restCount: UInt16(program.pathRests.count - start), restStart: UInt32(start))
    }

    /// Adds the blanks of `range`, without those that the surrounding block removes, to the pool.
    private mutating func indent(_ range: Range<Int>) -> Range<Int> {
        if let lines, !lines.keepsBlanks(ofLine: source.line(at: range.lowerBound)) { return 0..<0 }
        let kept = range.dropFirst(removed.map { source.commonPrefix($0, range) } ?? 0)
        return pooled(kept.startIndex..<kept.endIndex)
    }

    private mutating func pooled(_ range: Range<Int>) -> Range<Int> {
        let start = program.pool.count
        program.pool.append(contentsOf: source.bytes[range])
        return start..<program.pool.count
    }

    @discardableResult
    private mutating func emitCall(_ tag: Tag) -> Int {
        let operation = emit(.call(UInt32(program.calls.count)), tag)
        let none = program.arguments.count..<program.arguments.count
        program.calls.append(
            TemplateCall(
                template: resolver.template(tag.name, in: source) ?? 0, indent: tag.isStandalone ? indent(tag.indent) : 0..<0,
                isStandalone: tag.isStandalone, arguments: none, next: operation + 1))
        return program.calls.count - 1
    }

    private mutating func openBlock(_ tag: Tag, followedBy next: Tag) {
        let id = blockIDs[Array(source.bytes[tag.name]), default: blockIDs.count]
        blockIDs[Array(source.bytes[tag.name])] = id
        let outer = removed
        let indent = tag.isStandalone ? indent(tag.indent) : 0..<0
        if tag.hasOwnLines { removed = tag.indent }
        let first = tag.after..<next.before
        let startsInLine =
            first.isEmpty
            ? !next.isStandalone && next.kind != .close : !source.isLineEnd(source.skipBlanks(from: first.lowerBound, to: first.upperBound))
        if case .parent = open.last {
            // A parent's call continues after its arguments, so their operations can be inlined here.
            let body = BlockBody(start: program.operations.count, startsInLine: startsInLine)
            open.append(.argument(BlockArgument(block: id, content: body), removed: outer))
        } else {
            let operation = emit(.block(UInt32(program.blocks.count)), tag)
            let body = BlockBody(start: operation + 1, startsInLine: startsInLine)
            open.append(.parameter(program.blocks.count, removed: outer))
            program.blocks.append(
                BlockParameter(
                    block: id, indent: indent, isStandalone: tag.isStandalone, tail: pooled(tag.tail), content: body, next: operation + 1))
        }
        text.beginBody(at: tag.after)
    }

    private mutating func close(_ tag: Tag) {
        switch open.popLast() {
        case .section(let operation):
            emit(.endSection(body: UInt32(operation + 1)), tag)
            if case .section(let path, _) = program.operations[operation] {
                program.operations[operation] = .section(path, next: UInt32(program.operations.count))
            }
        case .inverted(let operation):
            text.finish(into: &program).map { emitLiteral($0, tag) }
            if case .inverted(let path, _) = program.operations[operation] {
                program.operations[operation] = .inverted(path, next: UInt32(program.operations.count))
            }
        case .parent(let call, let arguments):
            let start = program.arguments.count
            program.arguments.append(contentsOf: arguments)
            program.calls[call].arguments = start..<program.arguments.count
            program.calls[call].next = program.operations.count
        case .parameter(let parameter, let outer):
            program.blocks[parameter].content = ended(program.blocks[parameter].content, tag)
            program.blocks[parameter].next = program.operations.count
            removed = outer
        case .argument(var argument, let outer):
            argument.content = ended(argument.content, tag)
            if case .parent(let call, var arguments) = open.popLast() {
                arguments.append(argument)
                open.append(.parent(call: call, arguments: arguments))
            }
            removed = outer
        case nil:
            break
        }
    }

    private mutating func emitLiteral(_ literal: UInt32, _ tag: Tag) {
        program.operations.append(.text(literal: literal))
        program.offsets.append(UInt32(tag.range.lowerBound))
    }

    private mutating func ended(_ body: BlockBody, _ tag: Tag) -> BlockBody {
        var body = body
        let last = emit(.end, tag)
        body.isEmpty = last == body.start
        body.endsLine = !body.isEmpty && source.isLineStart(tag.before)
        return body
    }
}
