import Bytes

/// Finds values of names on the context stack. A dotted name is its first word from the innermost scope that carries it, and the others
/// strictly inside; what is absent or false has every name inside it absent.
///
/// It is given what it needs and not the renderer, which would be copied each time.
enum ScopeLookup {
    @inline(__always)
    static func first(
        of path: TemplatePath, in scopes: UnsafePointer<Value>, _ count: Int, at operation: Int
    ) throws(RenderFailure) -> Value {
        var index = count - 1
        if path.first == TemplatePath.current {
            guard index >= 0 else { throw RenderFailure(operation: operation, cause: .noScope) }
            return scopes[index]
        }
        while index >= 0 {
            if let found = scopes[index].find(path.first) { return found }
            index -= 1
        }
        throw RenderFailure(operation: operation, cause: .missing(path.first))
    }

    static func rest(
        of path: TemplatePath, in first: Value, _ program: FrozenProgram, at operation: Int
    ) throws(RenderFailure) -> Value {
        var value = first
        var owner = path.first
        for id in program.pathRests[Int(path.restStart)..<Int(path.restStart) + Int(path.restCount)] {
            switch value.sort {
            case .object, .table:
                guard let found = value.find(id) else {
                    throw RenderFailure(operation: operation, cause: .missingPart(id, of: owner))
                }
                value = found
            case .absent:
                return .none
            case .bool where !value.bool:
                return .none
            default:
                throw RenderFailure(operation: operation, cause: .notObject(value.noun, id, of: owner))
            }
            owner = id
        }
        return value
    }
}

extension Value {
    /// Writes it where a variable stands; false, and nothing written, if it cannot be shown as text.
    @inline(__always)
    public func write(escaped: Bool, to out: inout ByteBuffer) -> Bool {
        switch sort {
        case .text where escaped:
            if let start = bytes.baseAddress { out.append(padded: start, count: bytes.count, escaping: HTMLText.Escaped.self) }
        case .text: out.append(bytes, escaping: HTMLText.Markup.self)
        case .html, .plain: if let start = bytes.baseAddress { out.append(padded: start, count: bytes.count) }
        case .number: out.append(decimal: number)
        case .bool: out.append(bool ? "true" : "false")
        case .absent, .unset: break
        case .list, .object, .table: return false
        }
        return true
    }
}
