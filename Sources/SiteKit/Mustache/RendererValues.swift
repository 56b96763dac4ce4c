import ListingKit

extension Renderer {
    /// The value of a dotted name: its first word from the innermost scope that carries it, the others strictly inside.
    /// What is absent or false has every name inside it absent.
    func value(of path: TemplatePath, at operation: Int) throws(RenderFailure) -> Value {
        var value = try first(of: path, at: operation)
        guard path.restCount > 0 else { return value }
        var owner = path.first
        for index in Int(path.restStart)..<Int(path.restStart) + Int(path.restCount) {
            let id = program.pathRests[index]
            switch value {
            case .object(let context):
                guard let found = context.index(of: id) else {
                    throw RenderFailure(operation: operation, cause: .missingPart(id, of: owner))
                }
                value = context.entries[found].value
            case .none, .bool(false):
                return .none
            default:
                throw RenderFailure(operation: operation, cause: .notObject(value.noun, id, of: owner))
            }
            owner = id
        }
        return value
    }

    private func first(of path: TemplatePath, at operation: Int) throws(RenderFailure) -> Value {
        if path.first == TemplatePath.current {
            guard let value = scopes.last else { throw RenderFailure(operation: operation, cause: .noScope) }
            return value
        }
        var index = scopes.count - 1
        while index >= 0 {
            if case .object(let context) = scopes[index], let found = context.index(of: path.first) {
                return context.entries[found].value
            }
            index -= 1
        }
        throw RenderFailure(operation: operation, cause: .missing(path.first))
    }

    /// Writes a value where a variable stands.
    func write(_ value: Value, escaped: Bool, at operation: Int, to out: inout ByteBuffer) throws(RenderFailure) {
        switch value {
        case .text(let text) where escaped: out.append(text, escaping: HTMLText.Escaped.self)
        case .text(let text): out.append(text, escaping: HTMLText.Markup.self)
        case .html(let bytes): out.append(bytes)
        case .number(let number): out.append(decimal: number)
        case .bool(let bool): out.append(bool ? "true" : "false")
        case .none: break
        case .list, .object: throw RenderFailure(operation: operation, cause: .notText(value.noun))
        }
    }
}
