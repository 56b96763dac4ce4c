/// Follows a ``Program`` as ``Renderer`` does, but through every section, and collects what it would write.
struct TreeBuilder {
    /// What stops a builder: a template that holds itself would go on for ever.
    struct TooLarge: Error {
        /// The operation at which it was given up.
        let operation: Int
    }

    /// Arguments of a parent tag, and which frame applies where that tag is.
    private struct Frame {
        let arguments: Range<Int>
        let outer: Int?
    }

    /// What applies where an operation stands.
    private struct Place {
        var indent: [UInt8] = []
        var frame: Int?
        var depth = 0
    }

    /// How deep templates may use each other, and how many operations there may be in all.
    private static let limits = (depth: 64, operations: 20_000)

    private let program: Program
    private let vocabulary: Vocabulary
    private var frames: [Frame] = []
    private var operations = 0

    init(_ program: Program, _ vocabulary: Vocabulary) {
        self.program = program
        self.vocabulary = vocabulary
    }

    /// The parts of a template, given its index among the program's entries.
    mutating func nodes(ofTemplate template: Int) throws(TooLarge) -> [TemplateTree.Node] {
        try nodes(program.entries[template]..<program.operations.count, Place())
    }

    /// The parts of operations in a range, up to the end of their template or block.
    private mutating func nodes(_ range: Range<Int>, _ place: Place) throws(TooLarge) -> [TemplateTree.Node] {
        var nodes: [TemplateTree.Node] = []
        var next = range.lowerBound
        while next < range.upperBound {
            let operation = next
            operations += 1
            guard operations <= TreeBuilder.limits.operations, place.depth <= TreeBuilder.limits.depth else {
                throw TooLarge(operation: operation)
            }
            next += 1
            switch program.operations[operation] {
            case .text(let literal): add(text(literal, place), to: &nodes)
            case .folded(let literal, let after):
                add(text(literal, place), to: &nodes)
                next = Int(after)
            case .variable(let path, let escaped): nodes.append(.variable(name(path), escaped: escaped))
            case .section(let path, let after):
                // The last operation goes on with the next value.
                nodes.append(.section(name(path), try self.nodes(next..<Int(after) - 1, place)))
                next = Int(after)
            case .inverted(let path, let after):
                nodes.append(.inverted(name(path), try self.nodes(next..<Int(after), place)))
                next = Int(after)
            case .call(let call):
                let call = program.calls[Int(call)]
                for node in try called(call, place) { add(node, to: &nodes) }
                next = call.next
            case .block(let block):
                let parameter = program.blocks[Int(block)]
                for node in try shown(parameter, place) { add(node, to: &nodes) }
                next = parameter.next
            case .endSection, .end: return nodes
            }
        }
        return nodes
    }

    private mutating func called(_ call: TemplateCall, _ place: Place) throws(TooLarge) -> [TemplateTree.Node] {
        var inside = Place(indent: [], frame: place.frame, depth: place.depth + 1)
        if call.isStandalone { inside.indent = place.indent + program.pool[call.indent] }
        if !call.arguments.isEmpty {
            frames.append(Frame(arguments: call.arguments, outer: place.frame))
            inside.frame = frames.count - 1
        }
        return try nodes(program.entries[call.template]..<program.operations.count, inside)
    }

    private mutating func shown(_ parameter: BlockParameter, _ place: Place) throws(TooLarge) -> [TemplateTree.Node] {
        let found = argument(for: parameter.block, place.frame)
        let content = found?.content ?? parameter.content
        var inside = place
        inside.depth += 1
        if let found { inside.frame = found.outer }
        if parameter.isStandalone { inside.indent += program.pool[parameter.indent] } else if found != nil { inside.indent = [] }
        var nodes: [TemplateTree.Node] = []
        if parameter.isStandalone, content.startsInLine { add(.text(String(decoding: inside.indent, as: UTF8.self)), to: &nodes) }
        for node in try self.nodes(content.start..<program.operations.count, inside) { add(node, to: &nodes) }
        let endsLine = content.endsLine || content.isEmpty && parameter.isStandalone
        if !endsLine { add(.text(String(decoding: program.pool[parameter.tail], as: UTF8.self)), to: &nodes) }
        return nodes
    }

    /// The outermost argument for a block, and the frame that applies where it was given.
    private func argument(for block: Int, _ frame: Int?) -> (content: BlockBody, outer: Int?)? {
        var found: (content: BlockBody, outer: Int?)?
        var next = frame
        while let index = next {
            for argument in program.arguments[frames[index].arguments] where argument.block == block {
                found = (argument.content, frames[index].outer)
            }
            next = frames[index].outer
        }
        return found
    }

    private func text(_ literal: UInt32, _ place: Place) -> TemplateTree.Node {
        let literal = program.literals[Int(literal)]
        let bytes = program.pool[literal.bytes]
        guard !place.indent.isEmpty else { return .text(String(decoding: bytes, as: UTF8.self)) }
        var indented: [UInt8] = []
        var start = bytes.startIndex
        for mark in program.lineMarks[literal.marks] {
            indented += bytes[start..<bytes.startIndex + Int(mark)] + place.indent
            start = bytes.startIndex + Int(mark)
        }
        return .text(String(decoding: indented + bytes[start...], as: UTF8.self))
    }

    private func name(_ path: TemplatePath) -> String {
        guard path.first != TemplatePath.current else { return "." }
        let rest = program.pathRests[Int(path.restStart)..<Int(path.restStart) + Int(path.restCount)]
        return ([path.first] + rest).map { vocabulary.name(of: Key(id: $0)) }.joined(separator: ".")
    }

    /// Adds a part; texts that follow each other become one.
    private func add(_ node: TemplateTree.Node, to nodes: inout [TemplateTree.Node]) {
        guard case .text(let text) = node else { return nodes.append(node) }
        guard !text.isEmpty else { return }
        if case .text(let before)? = nodes.last { nodes[nodes.count - 1] = .text(before + text) } else { nodes.append(node) }
    }
}
