/// Pairs opening tags with closing ones.
struct TagMatcher {
    /// How deep sections, blocks and parents may be nested in one file.
    static let maximumDepth = 64

    private let source: TemplateSource
    private(set) var problems: [TemplateProblem] = []
    private var open: [Int] = []

    init(_ source: TemplateSource) {
        self.source = source
    }

    /// Returns `tags` with partners and openers, which are only valid if `problems` is empty.
    mutating func match(_ tags: [Tag]) -> [Tag] {
        var tags = tags
        for index in tags.indices {
            switch tags[index].kind {
            case .section, .inverted, .parent, .block:
                tags[index].opener = tags[index].kind
                open.append(index)
                guard open.count <= Self.maximumDepth else {
                    report(tags[index], "tags are nested more than \(Self.maximumDepth) deep here")
                    return tags
                }
            case .close:
                close(index, of: &tags)
            case .variable, .unescaped, .partial, .comment, .delimiters:
                break
            }
            checkPlace(of: tags[index], in: tags)
        }
        for index in open { report(tags[index], "'\(describe(tags[index]))' is never closed") }
        return tags
    }

    private mutating func close(_ index: Int, of tags: inout [Tag]) {
        guard let opener = open.last else {
            report(tags[index], "'\(describe(tags[index]))' closes nothing: no tag is open here")
            return
        }
        let name = source.bytes[tags[index].name]
        if source.bytes[tags[opener].name] != name {
            let line = source.line(at: tags[opener].range.lowerBound) + 1
            report(
                tags[index], "'\(describe(tags[index]))' does not close '\(describe(tags[opener]))', which was opened on line \(line)")
            // If an outer tag has the name, those inside it were left open; otherwise the closing tag is misspelt.
            guard let match = open.lastIndex(where: { source.bytes[tags[$0].name] == name }) else {
                open.removeLast()
                return
            }
            open.removeSubrange(match...)
            return
        }
        open.removeLast()
        tags[index].partner = opener
        tags[index].opener = tags[opener].kind
        tags[opener].partner = index
    }

    /// The specification ignores text and comments directly inside a parent. Other tags there are a mistake.
    private mutating func checkPlace(of tag: Tag, in tags: [Tag]) {
        let isOpener = tag.opener == tag.kind
        guard let container = isOpener ? open.dropLast().last : open.last, tags[container].kind == .parent else { return }
        switch tag.kind {
        case .variable, .unescaped, .partial, .section, .inverted, .parent:
            report(tag, "only blocks may stand inside '\(describe(tags[container]))', and this would never be shown")
        case .block, .close, .comment, .delimiters:
            break
        }
    }

    private func describe(_ tag: Tag) -> String {
        let sigil =
            switch tag.kind {
            case .section: "#"
            case .inverted: "^"
            case .parent: "<"
            case .block: "$"
            case .close: "/"
            default: ""
            }
        return "{{\(sigil)\(source.text(tag.name))}}"
    }

    private mutating func report(_ tag: Tag, _ message: String) {
        problems.append(TemplateProblem(offset: tag.range.lowerBound, message: message))
    }
}
