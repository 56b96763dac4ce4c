import Values

/// Finds arguments for blocks that the parent lacks, and blocks given twice to one parent tag.
struct BlockCheck {
    private let sources: [TemplateSource]
    private let tags: [[Tag]]
    /// The interned names of blocks, in the order of their first use.
    private var ids: [[UInt8]: Int] = [:]
    private var names: [String] = []
    /// For each template, a bit set of the blocks that it or any template that it uses has.
    private var blocks: [[UInt64]] = []
    private var dependents: [[Int]]

    /// Creates a check of the matched tags of all `sources`.
    init(_ sources: [TemplateSource], _ tags: [[Tag]]) {
        self.sources = sources
        self.tags = tags
        dependents = sources.map { _ in [] }
    }

    /// Returns the problems of each source, in order.
    mutating func problems(_ resolver: inout NameResolver) -> [[TemplateProblem]] {
        collect(resolver)
        propagate()
        return sources.indices.map { check($0, &resolver) }
    }

    private mutating func collect(_ resolver: NameResolver) {
        for (source, tags) in zip(sources, tags) {
            for tag in tags where tag.kind == .block {
                let name = Array(source.bytes[tag.name])
                if ids[name] == nil {
                    ids[name] = names.count
                    names.append(source.text(tag.name))
                }
            }
        }
        blocks = sources.map { _ in [UInt64](repeating: 0, count: (names.count + 63) / 64) }
        for (index, source) in sources.enumerated() {
            Self.walk(tags[index]) { tag, parent in
                if tag.kind == .block, parent == nil, let id = ids[Array(source.bytes[tag.name])] {
                    blocks[index][id / 64] |= 1 << UInt64(id % 64)
                }
                if tag.kind == .partial || tag.kind == .parent, let used = resolver.template(tag.name, in: source) {
                    dependents[used].append(index)
                }
            }
        }
    }

    /// Adds each template's blocks to those of the templates that use it, until nothing changes.
    private mutating func propagate() {
        var waiting = Array(sources.indices)
        while let index = waiting.popLast() {
            for dependent in dependents[index] where dependent != index {
                var changed = false
                for word in blocks[index].indices where blocks[index][word] & ~blocks[dependent][word] != 0 {
                    blocks[dependent][word] |= blocks[index][word]
                    changed = true
                }
                if changed { waiting.append(dependent) }
            }
        }
    }

    private func check(_ index: Int, _ resolver: inout NameResolver) -> [TemplateProblem] {
        let source = sources[index]
        var problems: [TemplateProblem] = []
        var given: Set<[Int]> = []
        Self.walk(tags[index]) { tag, parent in
            guard tag.kind == .block, let parent, let id = ids[Array(source.bytes[tag.name])] else { return }
            let parentName = source.text(tags[index][parent].name)
            if !given.insert([parent, id]).inserted {
                let message = "block '\(names[id])' is given twice to '\(parentName)'"
                problems.append(TemplateProblem(offset: tag.range.lowerBound, message: message))
            }
            guard let target = resolver.template(tags[index][parent].name, in: source) else { return }
            if blocks[target][id / 64] & (1 << UInt64(id % 64)) == 0 {
                let message = "template '\(parentName)' has no block '\(names[id])'"
                let hint = resolver.hint { Spelling.nearest(to: names[id], among: blocks(of: target)) }
                problems.append(TemplateProblem(offset: tag.name.lowerBound, message: message, hint: hint))
            }
        }
        return problems
    }

    private func blocks(of template: Int) -> [String] {
        names.indices.filter { blocks[template][$0 / 64] & (1 << UInt64($0 % 64)) != 0 }.map { names[$0] }
    }

    /// Calls `visit` with each tag and the index of the parent tag that it is directly inside.
    private static func walk(_ tags: [Tag], _ visit: (Tag, Int?) -> Void) {
        var containers: [Int] = []
        for (index, tag) in tags.enumerated() {
            if tag.kind == .close {
                containers.removeLast()
                continue
            }
            visit(tag, containers.last.flatMap { tags[$0].kind == .parent ? $0 : nil })
            if tag.opener != nil { containers.append(index) }
        }
    }
}
