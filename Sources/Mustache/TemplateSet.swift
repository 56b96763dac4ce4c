import Bytes
import Values

/// Mustache templates (github.com/mustache/spec 1.4: the required modules and inheritance, without lambdas and dynamic
/// names), compiled once and rendered often.
///
/// It is stricter than the specification: an unknown name, partial or block is an error at compilation, and a known
/// name that nothing carries where it is used is an error at rendering, while the specification would show nothing for
/// either. Where the specification leaves a choice, blank lines are not indented, a block's content is searched for in
/// the templates around the parent tag and not in that tag itself, and a block alone on its line keeps its line end
/// when its content has none.
public struct TemplateSet: Sendable {
    /// The most bytes of all templates together: 64 MiB.
    public static let maximumSize = 64 << 20

    /// The limits of each rendering.
    public var limits = RenderLimits()

    private var program: FrozenProgram
    private let origin: Origin

    /// What the set was compiled from, for error messages and constant folding.
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

    /// Compiles `sources`, which may use each other as partials and parents by `name`, the names of `vocabulary`, and `words` by their keys.
    ///
    /// Errors name a source by its `file`. `pages` are the templates of whole pages; if there are any, no template may
    /// be empty or cut short. The white space of HTML is collapsed, as ``MarkupLines`` describes. Throws all problems
    /// of all sources at once.
    public init(
        sources: [(name: String, file: String, bytes: [UInt8])], vocabulary: Vocabulary, words: TemplateWords = .none,
        pages: Set<String> = [], isHTML: Bool = false
    ) throws(TemplateErrors) {
        let sources = sources.map { TemplateSource(name: $0.name, file: $0.file, bytes: $0.bytes) }
        let indices = Dictionary(zip(sources.map(\.name), sources.indices), uniquingKeysWith: { first, _ in first })
        var reader = TemplateReader(sources, indices, vocabulary, words, pages: pages, isHTML: isHTML)
        let compiled = try reader.read()
        program = FrozenProgram(compiled)
        origin = Origin(compiled, sources, indices, vocabulary)
    }

    /// The names of the templates, in the order of the sources.
    public var names: [String] {
        origin.sources.map(\.name)
    }

    /// Returns `names`, and the names of all templates that these use, directly or not.
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

    /// Returns the template `name` with all that it uses in its place; nil if there is no such template.
    ///
    /// Throws if it holds itself, so that there is no end to it.
    public func tree(of name: String) throws(TemplateErrors) -> TemplateTree? {
        guard let index = origin.indices[name] else { return nil }
        var builder = TreeBuilder(origin.compiled, origin.vocabulary)
        do throws(TreeBuilder.TooLarge) {
            return TemplateTree(nodes: try builder.nodes(ofTemplate: index))
        } catch {
            let message = "'\(name)' holds itself, or more than can be sent to browsers"
            throw TemplateErrors(errors: [located(error.operation, message, nil, page: nil)])
        }
    }

    /// Returns the same templates for renderings in which the names of `constants` always have these values, with what
    /// they show of them evaluated once. No other object of such a rendering may carry one of the names.
    public func folding(_ constants: borrowing View) -> TemplateSet {
        var folding = ConstantFolding(origin.compiled, constants: constants.root)
        var set = self
        set.program = FrozenProgram(folding.program())
        return set
    }

    /// Renders the template `name` with the values of a view; up to `capacity` bytes are not copied.
    ///
    /// Throws if there is no such template, if nothing carries a name where it is used or its value cannot be shown, or
    /// if rendering exceeds ``limits``.
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

    /// Appends the template `name`, rendered with the values of a view. Throws as ``render(_:_:reservingCapacity:)``
    /// does; what was appended until then is useless.
    public func render(_ name: String, _ view: borrowing View, to out: inout ByteBuffer) throws(TemplateError) {
        try withUnsafePointer(to: view.root) { (root) throws(TemplateError) in
            try render(name, stack: UnsafeBufferPointer(start: root, count: 1), to: &out)
        }
    }

    /// Appends the template `name`, rendered with a stack of values of which the last is what `{{.}}` stands for. Views
    /// own what values point to, and must outlive the call.
    func render(_ name: String, stack: UnsafeBufferPointer<Value>, to page: inout ByteBuffer) throws(TemplateError) {
        guard let index = origin.indices[name] else {
            let hint = Spelling.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
            throw TemplateError(
                file: name, line: 0, column: 0, message: "there is no template '\(name)'", hint: hint, sourceLine: "", page: name)
        }
        var failure: TemplateError?
        withUnsafeTemporaryAllocation(byteCount: Renderer.room, alignment: MemoryLayout<Value>.alignment) { room in
            guard let room = room.baseAddress else { return }
            var renderer = Renderer(program, stack: stack, limits: limits, at: room)
            do throws(RenderFailure) {
                try renderer.render(template: index, into: &page)
            } catch {
                failure = locate(error, page: name, names: renderer.names)
            }
        }
        if let failure { throw failure }
    }

    private func locate(_ failure: RenderFailure, page: String, names: [UInt16]) -> TemplateError {
        let (message, hint) = failure.cause.explained(origin.vocabulary, limits, names)
        return located(failure.operation, message, hint, page: page)
    }

    /// What is wrong at an operation.
    private func located(_ operation: Int, _ message: String, _ hint: String?, page: String?) -> TemplateError {
        let index = origin.compiled.entries.lastIndex { $0 <= operation } ?? 0
        var counted = ColumnCount()
        let problem = TemplateProblem(offset: Int(origin.compiled.offsets[operation]), message: message, hint: hint)
        return origin.sources[index].error(problem, counted: &counted, page: page)
    }
}
