/// What the `_headers` file of a site asks its host to send, so that a page is seen with the same rules as where it is published.
struct HostRules {
    private var rules: [(parts: [Substring], fields: [(name: String, value: String)])] = []

    /// The rules of such a file: a path with `*` for anything, and below it, set in, fields of a head.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("/") {
                rules.append((line.split(separator: "*", omittingEmptySubsequences: false), []))
            } else if let colon = line.firstRange(of: ": "), !rules.isEmpty {
                let name = line[..<colon.lowerBound].drop { $0 == " " }
                rules[rules.count - 1].fields.append((name.lowercased(), String(line[colon.upperBound...])))
            }
        }
    }

    /// The fields for a path. What several rules say of one field is put together.
    func fields(for path: String) -> [(String, String)] {
        var found: [(String, String)] = []
        for rule in rules where HostRules.matches(rule.parts, path) {
            for (name, value) in rule.fields {
                if let place = found.firstIndex(where: { $0.0 == name }) {
                    found[place].1 += ", " + value
                } else {
                    found.append((name, value))
                }
            }
        }
        return found
    }

    private static func matches(_ parts: [Substring], _ path: String) -> Bool {
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return parts.first.map { $0 == path } ?? false }
        guard path.hasPrefix(first) else { return false }
        var rest = path[...].dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.count >= last.count && rest.hasSuffix(last)
    }
}
