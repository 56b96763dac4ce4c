import ListingKit

extension Renderer {
    /// The value of a dotted name: its first word from the innermost scope that carries it, the others strictly inside.
    /// What is absent or false has every name inside it absent.
    @inline(__always)
    func value(of path: TemplatePath, at operation: Int) throws(RenderFailure) -> UnsafePointer<Value> {
        let value = try first(of: path, at: operation)
        return path.restCount == 0 ? value : try rest(of: path, in: value, at: operation)
    }

    @inline(__always)
    private func first(of path: TemplatePath, at operation: Int) throws(RenderFailure) -> UnsafePointer<Value> {
        var index = frames.count - 1
        if path.first == TemplatePath.current {
            guard index >= 0 else { throw RenderFailure(operation: operation, cause: .noScope) }
            return frames[index].value
        }
        while index >= 0 {
            if let found = frames[index].find(path.first) { return found }
            index -= 1
        }
        throw RenderFailure(operation: operation, cause: .missing(path.first))
    }

    private func rest(
        of path: TemplatePath, in first: UnsafePointer<Value>, at operation: Int
    ) throws(RenderFailure) -> UnsafePointer<Value> {
        var value = first
        var owner = path.first
        for id in program.pathRests[Int(path.restStart)..<Int(path.restStart) + Int(path.restCount)] {
            switch value.pointee {
            case .object:
                guard let found = Frame(value).find(id) else {
                    throw RenderFailure(operation: operation, cause: .missingPart(id, of: owner))
                }
                value = found
            case .none, .bool(false):
                return Renderer.absent
            default:
                throw RenderFailure(operation: operation, cause: .notObject(value.pointee.noun, id, of: owner))
            }
            owner = id
        }
        return value
    }

    /// Writes a value where a variable stands.
    @inline(__always)
    func write(
        _ value: UnsafePointer<Value>, escaped: Bool, at operation: Int, to out: inout ByteBuffer
    ) throws(RenderFailure) {
        switch value.pointee {
        case .text(let text) where escaped: out.append(text, escaping: HTMLText.Escaped.self)
        case .text(let text): out.append(text, escaping: HTMLText.Markup.self)
        case .html(let bytes): out.append(bytes)
        case .number(let number): out.append(decimal: number)
        case .bool(let bool): out.append(bool ? "true" : "false")
        case .none: break
        case .list, .object: throw RenderFailure(operation: operation, cause: .notText(value.pointee.noun))
        }
    }
}
