import Values

/// Resolves the names in tags to keys and templates, and reports unknown ones.
struct NameResolver {
    /// The most hints for one set, since each takes time to find.
    static let maximumHints = 200
    /// The most parts of a dotted name.
    static let maximumPathLength = 32

    private let vocabulary: Vocabulary
    private let words: TemplateWords
    private let templates: [String: Int]
    private let templateNames: [String]
    private var hintsLeft = NameResolver.maximumHints

    init(vocabulary: Vocabulary, words: TemplateWords, templateNames: [String], templates: [String: Int]) {
        self.vocabulary = vocabulary
        self.words = words
        self.templateNames = templateNames
        self.templates = templates
    }

    /// Returns the problems with names in the tags of `source`.
    mutating func problems(in tags: [Tag], of source: TemplateSource) -> [TemplateProblem] {
        var problems: [TemplateProblem] = []
        for tag in tags where !tag.name.isEmpty && !source.bytes[tag.name].contains(where: TagByte.isWhitespace) {
            switch tag.kind {
            case .variable, .unescaped:
                if let key = TemplateWords.key(tag.name, in: source) {
                    checkWords(key, tag.name, into: &problems)
                } else {
                    checkPath(tag.name, of: source, into: &problems)
                }
            case .section, .inverted: checkPath(tag.name, of: source, into: &problems)
            case .partial, .parent: checkTemplate(tag.name, of: source, into: &problems)
            case .close, .block, .comment, .delimiters: break
            }
        }
        return problems
    }

    /// Returns the keys of a valid path; none for the implicit iterator.
    func keys(of name: Range<Int>, in source: TemplateSource) -> [Key] {
        parts(of: name, in: source).compactMap { vocabulary[source.text($0)] }
    }

    /// Returns the parts of a text that a tag names; nil if it names a value.
    func words(_ name: Range<Int>, in source: TemplateSource) -> [TemplateWords.Part]? {
        TemplateWords.key(name, in: source).flatMap { words[$0] }
    }

    /// Returns the keys of a valid path that a text has a gap for.
    func keys(of name: String) -> [Key] { name.split(separator: ".").compactMap { vocabulary[String($0)] } }

    /// Returns the index of the template `name`.
    func template(_ name: Range<Int>, in source: TemplateSource) -> Int? {
        templates[source.text(name)]
    }

    /// Phrases what `guess` finds as a question, until ``maximumHints`` are given.
    mutating func hint(_ guess: () -> String?) -> String? {
        guard hintsLeft > 0 else { return nil }
        hintsLeft -= 1
        return guess().map { "did you mean '\($0)'?" }
    }

    private func parts(of name: Range<Int>, in source: TemplateSource) -> [Range<Int>] {
        if name.count == 1 && source.bytes[name.lowerBound] == TagByte.dot { return [] }
        let parts = source.bytes[name].split(separator: TagByte.dot, omittingEmptySubsequences: false)
        return parts.map { $0.startIndex..<$0.endIndex }
    }

    private mutating func checkWords(_ key: String, _ name: Range<Int>, into problems: inout [TemplateProblem]) {
        guard let parts = words[key] else {
            let words = words
            let hint = hint { words.nearest(to: key).map { "words." + $0 } }
            return problems.append(TemplateProblem(offset: name.lowerBound, message: "there are no words '\(key)'", hint: hint))
        }
        for case .name(let gap) in parts where gap.split(separator: ".").contains(where: { vocabulary[String($0)] == nil }) {
            problems.append(
                TemplateProblem(offset: name.lowerBound, message: "the words '\(key)' have a gap for the unknown name '\(gap)'"))
        }
    }

    private mutating func checkPath(_ name: Range<Int>, of source: TemplateSource, into problems: inout [TemplateProblem]) {
        let parts = parts(of: name, in: source)
        if parts.contains(where: \.isEmpty) || parts.count > Self.maximumPathLength {
            let message = "'\(source.text(name.prefix(80)))' is not a name: dots part 1 to \(Self.maximumPathLength) words"
            problems.append(TemplateProblem(offset: name.lowerBound, message: message))
            return
        }
        for part in parts {
            let word = source.text(part)
            guard vocabulary[word] == nil else { continue }
            let vocabulary = vocabulary
            let hint = hint { vocabulary.nearest(to: word) }
            problems.append(TemplateProblem(offset: part.lowerBound, message: "unknown name '\(word)'", hint: hint))
        }
    }

    private mutating func checkTemplate(_ name: Range<Int>, of source: TemplateSource, into problems: inout [TemplateProblem]) {
        let word = source.text(name)
        guard templates[word] == nil else { return }
        let names = templateNames
        let hint = hint { Spelling.nearest(to: word, among: names) }
        problems.append(TemplateProblem(offset: name.lowerBound, message: "there is no template '\(word)'", hint: hint))
    }
}
