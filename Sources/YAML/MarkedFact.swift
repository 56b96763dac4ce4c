import Findings

/// A fact whose name, or all of it, is in the stars or underscores of Markdown: `**rent:** 520`.
enum MarkedFact {
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "*" || scalar == "_" }
    private static func isName(_ scalar: Unicode.Scalar) -> Bool { FlowLine.isKey(scalar) || scalar == " " }

    /// The fact that starts at a place of a line without the marks; nil if there is none with one of the keys.
    static func plain(_ scalars: [Unicode.Scalar], from start: Int, _ topKeys: [String]) -> String? {
        guard start < scalars.count, isMark(scalars[start]) else { return nil }
        let rest = scalars[start...].drop(while: isMark)
        let name = rest.prefix(while: isName)
        let behind = rest.dropFirst(name.count).drop(while: isMark)
        let key = trimmed(name).lowercased()
        guard behind.first == ":", topKeys.contains(key) else { return nil }
        let value = trimmed(behind.dropFirst())
        return value.isEmpty ? "\(key):" : "\(key): \(value)"
    }

    /// The text without spaces and marks at its ends.
    private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        func isEdge(_ scalar: Unicode.Scalar) -> Bool { isMark(scalar) || scalar == " " }
        let front = scalars.drop(while: isEdge)
        let end = front.lastIndex { !isEdge($0) }.map { $0 + 1 } ?? front.startIndex
        return String(scalars: front[front.startIndex..<end])
    }
}
