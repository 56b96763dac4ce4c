/// Compiles the sources of a ``TemplateSet``, and collects all their problems.
struct TemplateReader {
    private let sources: [TemplateSource]
    private let indices: [String: Int]
    private var resolver: NameResolver
    private var problems: [[TemplateProblem]]

    /// The templates of whole pages. If there are any, all templates are checked for truncation.
    private let pages: Set<String>
    private let isHTML: Bool

    init(
        _ sources: [TemplateSource], _ indices: [String: Int], _ vocabulary: Vocabulary, _ words: TemplateWords, pages: Set<String>,
        isHTML: Bool
    ) {
        self.sources = sources
        self.pages = pages
        self.isHTML = isHTML
        self.indices = indices
        resolver = NameResolver(vocabulary: vocabulary, words: words, templateNames: sources.map(\.name), templates: indices)
        problems = sources.map { _ in [] }
    }

    /// Compiles all sources.
    mutating func read() throws(TemplateErrors) -> Program {
        checkFiles()
        try throwProblems()
        var tags: [[Tag]] = []
        var areMatched = true
        for (index, source) in sources.enumerated() {
            var scanner = TagScanner(source.bytes)
            var matcher = TagMatcher(source)
            let found = scanner.scan()
            tags.append(matcher.match(found))
            // Tags that were scanned wrongly would give follow-up errors.
            let structure = scanner.problems.isEmpty ? matcher.problems : scanner.problems
            areMatched = areMatched && structure.isEmpty
            problems[index] += structure + resolver.problems(in: found, of: source)
        }
        if !pages.isEmpty {
            let whole = TruncationCheck(sources, tags).problems(pages: pages)
            // If tags do not match, it is already reported that something is missing.
            for index in sources.indices where problems[index].isEmpty { problems[index] = whole[index] }
        }
        if areMatched {
            var check = BlockCheck(sources, tags)
            for (index, found) in check.problems(&resolver).enumerated() { problems[index] += found }
        }
        try throwProblems()
        var compiler = Compiler(resolver)
        for (source, tags) in zip(sources, tags) {
            var layout = TagLayout(source, tags)
            var indentation = BlockIndentation(source, layout.layOut())
            compiler.compile(source, indentation.measure(), isHTML ? MarkupLines(source, tags) : nil)
        }
        return compiler.program
    }

    /// Checks files as a whole: size, names and encoding.
    private mutating func checkFiles() {
        var size = 0
        for (index, source) in sources.enumerated() {
            let isOver = size > TemplateSet.maximumSize
            size += source.bytes.count
            if size > TemplateSet.maximumSize && !isOver {
                let message = "the templates up to this one are larger than \(TemplateSet.maximumSize >> 20) MiB together"
                problems[index].append(TemplateProblem(offset: 0, message: message))
            }
            if let first = indices[source.name], first != index {
                let message = "template '\(source.name)' is already defined by \(sources[first].file)"
                problems[index].append(TemplateProblem(offset: 0, message: message))
            }
            do {
                _ = try UTF8Span(validating: source.bytes.span)
            } catch {
                let message = "these bytes are not UTF-8"
                problems[index].append(TemplateProblem(offset: error.byteOffsets.lowerBound, message: message))
            }
        }
    }

    private func throwProblems() throws(TemplateErrors) {
        var errors: [TemplateError] = []
        for (source, problems) in zip(sources, problems) {
            var counted = ColumnCount()
            let order = problems.indices.sorted { (problems[$0].offset, $0) < (problems[$1].offset, $1) }
            for index in order { errors.append(source.error(problems[index], counted: &counted)) }
        }
        if !errors.isEmpty { throw TemplateErrors(errors: errors) }
    }
}
