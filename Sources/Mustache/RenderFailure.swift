import Values

/// The reason why rendering failed, and at which operation.
struct RenderFailure: Error {
    enum Cause {
        case missing(UInt16)
        case missingPart(UInt16, of: UInt16)
        case notObject(String, UInt16, of: UInt16)
        case notText(String)
        case noScope
        case tooDeep
        case tooLong
    }

    let operation: Int
    let cause: Cause
}

extension RenderFailure.Cause {
    /// Returns a message for the author of the template, with a hint from the names that the scopes carry.
    func explained(_ vocabulary: Vocabulary, _ limits: RenderLimits, _ carried: [UInt16]) -> (message: String, hint: String?) {
        func name(_ id: UInt16) -> String { vocabulary.name(of: Key(id: id)) }
        switch self {
        case .missing(let id):
            let names = Set(carried).map(name).sorted()
            let all = names.isEmpty ? nil : "the names here are \((names.count > 40 ? names.prefix(39) + ["others"] : names[...]).listed())"
            return (
                "nothing here carries '\(name(id))'", Spelling.nearest(to: name(id), among: names).map { "did you mean '\($0)'?" } ?? all
            )
        case .missingPart(let id, let owner):
            return ("'\(name(owner))' has no '\(name(id))'", nil)
        case .notObject(let typeName, let id, let owner):
            return ("'\(name(owner))' is \(typeName), which has no '\(name(id))'", nil)
        case .notText(let typeName):
            return ("this is \(typeName), which cannot be shown as text", "open a section for it: {{#name}}...{{/name}}")
        case .noScope:
            return ("there is no value that '.' stands for", nil)
        case .tooDeep:
            return ("partials, parents and blocks are more than \(limits.depth) deep here", "does a template use itself without end?")
        case .tooLong:
            return ("this page takes more than \(limits.steps) steps or \(limits.bytes) bytes", nil)
        }
    }
}
