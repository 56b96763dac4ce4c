import Bytes
import Values

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

    private var program: FrozenProgram
    private let origin: Origin

    /// What templates were made from. Errors and folding need it, and no rendering that succeeds.
    private final class Origin: Sendable {
        let compiled: Program
        let sources: [TemplateSource]
        let indices: [String: Int]
        let vocabulary: Vocabulary

        init(_ compiled: Program, _ sources: [TemplateSource], _ indices: [String: Int], _ vocabulary: Vocabulary) {
            self.compiled = compiled
            self.sources = sources
            self.indices = indices
            self.vocabulary = vocabulary
        }
    }

    /// Compiles `sources`, which may use each other as partials and parents by `name`, and the names of `vocabulary`.
    /// `file` is what errors call a source. Whole pages are made with those of the names `pages`; if there are any, no template may be
    /// empty or cut short. Of templates that are HTML the lines are laid out for who reads them, as ``MarkupLines`` has it.
    /// Throws all problems of all sources at once.
    public init(
        sources: [(name: String, file: String, bytes: [UInt8])], vocabulary: Vocabulary, pages: Set<String> = [], isHTML: Bool = false
    ) throws(TemplateErrors) {
        let sources = sources.map { TemplateSource(name: $0.name, file: $0.file, bytes: $0.bytes) }
        let indices = Dictionary(zip(sources.map(\.name), sources.indices), uniquingKeysWith: { first, _ in first })
        var reader = TemplateReader(sources, indices, vocabulary, pages: pages, isHTML: isHTML)
        let compiled = try reader.read()
        program = FrozenProgram(compiled)
        origin = Origin(compiled, sources, indices, vocabulary)
    }

    /// The names of the templates, in the order in which they were given.
    public var names: [String] {
        origin.sources.map(\.name)
    }

    /// The names of the templates that are used, directly or not, when those of `names` are rendered, and these themselves.
    public func used(by names: Set<String>) -> Set<String> {
        let program = origin.compiled
        var used: Set<Int> = []
        var waiting = names.compactMap { origin.indices[$0] }
        while let index = waiting.popLast() {
            guard used.insert(index).inserted else { continue }
            let end = index + 1 < program.entries.count ? program.entries[index + 1] : program.operations.count
            for case .call(let call) in program.operations[program.entries[index]..<end] {
                waiting.append(program.calls[Int(call)].template)
            }
        }
        return Set(used.map { origin.sources[$0].name })
    }

    /// The same templates for renderings in which the names of `constants` always have these values: what they show of them is worked out
    /// here, once. No other object of such a rendering may carry one of the names.
    public func folding(_ constants: borrowing View) -> TemplateSet {
        var folding = ConstantFolding(origin.compiled, constants: constants.root)
        var set = self
        set.program = FrozenProgram(folding.program())
        return set
    }

    /// The template `name`, rendered with the names of a view. What takes no more than `capacity` bytes is not copied. Throws if there is no
    /// such template, if a name is used where nothing carries it or its value cannot be shown, or if rendering exceeds ``limits``.
    public func render(_ name: String, _ view: borrowing View, reservingCapacity capacity: Int) throws(TemplateError) -> [UInt8] {
        var failure: TemplateError?
        let page = ByteBuffer.array(reservingCapacity: capacity) { buffer in
            var page = buffer
            do throws(TemplateError) {
                try render(name, view, to: &page)
            } catch {
                failure = error
            }
            return page
        }
        if let failure { throw failure }
        return page
    }

    /// Appends the template `name`, rendered with the names of a view, to `out`. Throws as ``render(_:_:reservingCapacity:)`` does; what was
    /// appended until then is of no use.
    public func render(_ name: String, _ view: borrowing View, to out: inout ByteBuffer) throws(TemplateError) {
        try withUnsafePointer(to: view.root) { (root) throws(TemplateError) in
            try render(name, stack: UnsafeBufferPointer(start: root, count: 1), to: &out)
        }
    }

    /// Appends the template `name`, rendered with a stack of values of which the last is what `{{.}}` stands for, to `out`. Throws as
    /// ``render(_:_:reservingCapacity:)`` does; nothing is appended then. Views own what values point to, and must outlive the call.
    public func render(_ name: String, stack: [Value], into out: inout [UInt8]) throws(TemplateError) {
        var page = ByteBuffer(capacity: 4 << 10)
        try stack.withUnsafeBufferPointer { (values) throws(TemplateError) in try render(name, stack: values, to: &page) }
        page.withBytes { out.append(contentsOf: $0) }
    }

    private func render(_ name: String, stack: UnsafeBufferPointer<Value>, to page: inout ByteBuffer) throws(TemplateError) {
        guard let index = origin.indices[name] else {
            let hint = Spelling.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
            throw TemplateError(
                file: name, line: 0, column: 0, message: "there is no template '\(name)'", hint: hint, sourceLine: "", page: name)
        }
        var renderer = Renderer(program, stack: stack, limits: limits)
        do throws(RenderFailure) {
            try renderer.render(template: index, into: &page)
        } catch {
            throw locate(error, page: name, names: renderer.names)
        }
    }

    private func locate(_ failure: RenderFailure, page: String, names: [UInt16]) -> TemplateError {
        let index = origin.compiled.entries.lastIndex { $0 <= failure.operation } ?? 0
        let (message, hint) = failure.cause.explained(origin.vocabulary, limits, names)
        var counted = ColumnCount()
        let problem = TemplateProblem(offset: Int(origin.compiled.offsets[failure.operation]), message: message, hint: hint)
        return origin.sources[index].error(problem, counted: &counted, page: page)
    }
}
