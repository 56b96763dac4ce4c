/// Finds the values of names on the context stack. The first part of a dotted name comes from the innermost scope that
/// carries it, and the others strictly from inside; every name inside an absent or false value is absent.
///
/// Its functions take what they need, not the renderer, which would be copied each time.
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
            switch value.kind {
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
                throw RenderFailure(operation: operation, cause: .notObject(value.typeName, id, of: owner))
            }
            owner = id
        }
        return value
    }
}
