import Findings
import Values

extension [Diagnostic] {
    /// The same findings, sorted, with one for all places of a file that are still to be filled in: the first, which tells where the others are.
    ///
    /// A file that was only begun has a dozen of them, and they all say the same.
    var withUnfilledPlacesTogether: [Diagnostic] {
        let files = Dictionary(grouping: filter { $0.rule == Rule.placeholder.id }, by: \.file).filter { $0.value.count > 1 }
        guard !files.isEmpty else { return self }
        var told: Set<String> = []
        return compactMap { finding in
            guard finding.rule == Rule.placeholder.id, let all = files[finding.file] else { return finding }
            guard told.insert(finding.file).inserted else { return nil }
            var first = finding
            first.reason = Self.reason(of: all.dropFirst().map(\.span.line))
            return first
        }
    }

    /// So many lines are named; who fills these in sees the rest.
    private static var most: Int { 20 }

    /// Why something is to be filled in, with the lines of the other places, which rise and may repeat.
    private static func reason(of lines: [Int]) -> String {
        let distinct = lines.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
        var names = distinct.prefix(most).map(String.init)
        if distinct.count > most { names.append("\(grouped(distinct.count - most)) more") }
        let (places, noun) = (counted(lines.count, "other place"), names.count == 1 ? "line" : "lines")
        return "The … shows where a value goes, here and in \(places): \(noun) \(names.listed())."
    }
}
