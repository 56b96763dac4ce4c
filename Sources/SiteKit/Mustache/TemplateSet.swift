import ListingKit

/// Templates in the Mustache language (github.com/mustache/spec 1.4: the required modules and inheritance, without lambdas and
/// dynamic names), compiled once and rendered often.
///
/// It is stricter than the specification. A name, partial or block that is unknown is an error when the set is made, and a known name
/// that nothing carries where it is used is an error when a page is rendered; the specification would show nothing for both.
/// Where the specification leaves a choice: blank lines are not indented, a block's content is looked for in the templates around the
/// parent tag and not in that tag itself, and a block alone on its line keeps its line end when what is shown for it has none.
public struct TemplateSet: Sendable {
    /// More bytes of templates than this are refused: 64 MiB.
    public static let largestSources = 64 << 20

    /// The bounds of each rendering.
    public var limits = RenderLimits()

    private let program: FrozenProgram
    /// For each operation, the byte of its template that it comes from.
    private let offsets: [UInt32]
    /// Where each template's operations begin.
    private let entries: [Int]
    private let sources: [TemplateSource]
    private let indices: [String: Int]
    private let vocabulary: Vocabulary

    /// Compiles `sources`, which may use each other as partials and parents by `name`, and the names of `vocabulary`.
    /// `file` is what errors call a source. Those of `required` (name and file) must be there. Throws all problems of all sources at once.
    public init(
        sources: [(name: String, file: String, bytes: [UInt8])], vocabulary: Vocabulary, required: [(name: String, file: String)] = []
    ) throws(TemplateErrors) {
        self.sources = sources.map { TemplateSource(name: $0.name, file: $0.file, bytes: $0.bytes) }
        self.vocabulary = vocabulary
        indices = Dictionary(zip(self.sources.map(\.name), self.sources.indices), uniquingKeysWith: { first, _ in first })
        let missing = required.filter { [indices] in indices[$0.name] == nil }.map { [sources] template in
            let near = Spelling.nearest(to: template.name, among: sources.map(\.name))
            return TemplateError(
                file: template.file, line: 0, column: 0, message: "there is no such file, and pages are made with it",
                hint: near.map { "is '\($0)' meant to be it?" }, sourceLine: "", page: nil)
        }
        var reader = TemplateReader(self.sources, indices, vocabulary)
        do throws(TemplateErrors) {
            let program = try reader.read()
            self.program = FrozenProgram(program)
            offsets = program.offsets
            entries = program.entries
        } catch {
            throw TemplateErrors(errors: missing + error.errors)
        }
        if !missing.isEmpty { throw TemplateErrors(errors: missing) }
    }

    /// The names of the templates, in the order in which they were given.
    public var names: [String] {
        sources.map(\.name)
    }

    /// Appends the template `name`, rendered with the names of `context`, to `out`. Throws if there is no such template, if a name is
    /// used where nothing carries it or its value cannot be shown, or if rendering exceeds ``limits``.
    /// Nothing is appended if an error is thrown.
    public func render(_ name: String, _ context: Context, into out: inout [UInt8]) throws(TemplateError) {
        try render(name, stack: [.object(context)], into: &out)
    }

    /// The template `name`, rendered with the names of a stack of contexts, of which the last is asked first. What takes no more than
    /// `capacity` bytes is not copied.
    public func render(_ name: String, _ contexts: [Context], reservingCapacity capacity: Int) throws(TemplateError) -> [UInt8] {
        var failure: TemplateError?
        let page = ByteBuffer.array(reservingCapacity: capacity) { buffer in
            var page = buffer
            do throws(TemplateError) {
                try render(name, stack: contexts.map(Value.object), to: &page)
            } catch {
                failure = error
            }
            return page
        }
        if let failure { throw failure }
        return page
    }

    /// The same for a stack of contexts, of which the last is asked first.
    public func render(_ name: String, _ contexts: [Context], into out: inout [UInt8]) throws(TemplateError) {
        try render(name, stack: contexts.map(Value.object), into: &out)
    }

    /// The same for a stack of values, of which the last is what `{{.}}` stands for.
    public func render(_ name: String, stack: [Value], into out: inout [UInt8]) throws(TemplateError) {
        var page = ByteBuffer(capacity: 32 << 10)
        try render(name, stack: stack, to: &page)
        page.withBytes { out.append(contentsOf: $0) }
    }

    private func render(_ name: String, stack: [Value], to page: inout ByteBuffer) throws(TemplateError) {
        guard let index = indices[name] else {
            let hint = Spelling.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
            throw TemplateError(
                file: name, line: 0, column: 0, message: "there is no template '\(name)'", hint: hint, sourceLine: "", page: name)
        }
        var failure: TemplateError?
        // The renderer points into these values.
        stack.withUnsafeBufferPointer { values in
            var renderer = Renderer(program, stack: values, limits: limits)
            do throws(RenderFailure) {
                try renderer.render(template: index, into: &page)
            } catch {
                failure = locate(error, page: name, scopes: renderer.scopes)
            }
        }
        if let failure { throw failure }
    }

    private func locate(_ failure: RenderFailure, page: String, scopes: [Value]) -> TemplateError {
        let index = entries.lastIndex { $0 <= failure.operation } ?? 0
        let (message, hint) = failure.cause.explained(vocabulary, limits, scopes)
        var counted = ColumnCount()
        let problem = TemplateProblem(offset: Int(offsets[failure.operation]), message: message, hint: hint)
        return sources[index].error(problem, counted: &counted, page: page)
    }
}
