/// The sites whose pages may send packages, as the Fetch standard has it (CORS).
public struct Origins: Sendable {
    private let allowed: Set<String>

    /// Those origins, such as `https://board.example`; `*` for any.
    public init(_ allowed: [String]) { self.allowed = Set(allowed) }

    /// What an answer to a preflight says beside the origin.
    static let preflight = [
        ("access-control-allow-methods", "POST"), ("access-control-allow-headers", "content-type"), ("access-control-max-age", "86400"),
    ]

    /// Whether a request may come from there; one without an origin does not come from a page.
    func allow(_ fields: [String]) -> Bool { fields.isEmpty || allowed.contains("*") || (fields.count == 1 && allowed.contains(fields[0])) }

    /// What each answer says of it.
    func fields(for fields: [String]) -> [(String, String)] {
        if allowed.contains("*") { return [("access-control-allow-origin", "*"), ("access-control-expose-headers", "retry-after")] }
        guard fields.count == 1, allowed.contains(fields[0]) else { return [("vary", "origin")] }
        return [("access-control-allow-origin", fields[0]), ("access-control-expose-headers", "retry-after"), ("vary", "origin")]
    }
}
