import Values

/// Lines with several mistakes: the line that each of their findings offers has the others put right as well, so that whoever pastes one has
/// pasted them all.
struct SharedLines {
    /// The findings with these lines; `source` has the lines as they were read.
    static func merged(_ found: [Diagnostic], in source: SourceFile) -> [Diagnostic] {
        guard found.count > 1 else { return found }
        var places: [Int: [Int]] = [:]
        for (index, finding) in found.enumerated() where finding.span.line > 0 && finding.fix != nil {
            places[finding.span.line, default: []].append(index)
        }
        var result = found
        for (number, indices) in places where indices.count > 1 && indices.count <= most {
            guard let line = source.line(number), line.utf8.count <= longest, SecretMask.masked(line) == line else { continue }
            let scalars = Array(line.unicodeScalars)
            let changes = indices.map { Self.changes(of: found[$0], to: scalars) }
            for (place, index) in indices.enumerated() where !changes[place].isEmpty {
                let others = changes.indices.filter { $0 != place && changes[$0].count == 1 }.map { changes[$0][0] }
                let choices = changes.indices.filter { $0 != place && changes[$0].count > 1 }.map { changes[$0] }
                var lines = changes[place].map { $0.applied(to: scalars, with: others) }
                // Where one other finding leaves a choice, so does the line.
                if lines.count == 1, choices.count == 1 {
                    lines = choices[0].map { changes[place][0].applied(to: scalars, with: others + [$0]) }
                    if lines.count > 1, lines.allSatisfy({ $0 == lines[0] }) { lines = [lines[0]] }
                }
                result[index].fix = lines.joined(separator: separator)
            }
        }
        return result
    }

    private static let most = 20
    /// Longer lines are not offered for pasting.
    private static let longest = 1_200
    private static let separator = "\nor\n"

    /// What the lines that a finding offers change of its own; empty if it offers something else, such as another line or advice.
    private static func changes(of finding: Diagnostic, to line: [Unicode.Scalar]) -> [LineChange] {
        guard let fix = finding.fix, finding.missing.map({ $0.contains(".") }) ?? true else { return [] }
        let lines = fix.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count % 2 == 1 else { return [] }
        var changes: [LineChange] = []
        for (index, text) in lines.enumerated() {
            if index % 2 == 1 {
                guard text == "or" else { return [] }
                continue
            }
            let scalars = Array(text.unicodeScalars)
            // A key that is another one is put right only where the finding points at it.
            guard let key = key(of: scalars), key == self.key(of: line) || finding.span.column - 1 <= start(of: line) else { return [] }
            changes.append(LineChange(from: line, to: scalars))
        }
        return changes
    }

    /// Where the text of a line starts, behind spaces and the hyphen of an item.
    private static func start(of line: [Unicode.Scalar]) -> Int {
        var start = line.firstIndex { $0 != " " } ?? line.count
        if line[start...].starts(with: "- ".unicodeScalars) { start += 2 }
        return start
    }

    /// The word that a line begins with if a colon follows it, or nothing if it is an item without one; nil for other texts.
    private static func key(of line: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        let start = start(of: line)
        let key = line[start...].prefix { $0 == "-" || $0 == "_" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        let rest = line[(start + key.count)...]
        if !key.isEmpty, rest.first == ":", rest.dropFirst().first ?? " " == " " { return Array(key) }
        return line.contains("-") && line.first { $0 != " " } == "-" ? [] : nil
    }
}

/// What is to be written in a line in place of what stands there.
private struct LineChange {
    /// The signs that go, counted from 0.
    let range: Range<Int>
    let text: [Unicode.Scalar]

    /// The least that makes one line of another.
    init(from line: [Unicode.Scalar], to other: [Unicode.Scalar]) {
        let shorter = min(line.count, other.count)
        let start = (0..<shorter).first { line[$0] != other[$0] } ?? shorter
        let end = (0..<(shorter - start)).first { line[line.count - 1 - $0] != other[other.count - 1 - $0] } ?? shorter - start
        range = start..<(line.count - end)
        text = Array(other[start..<(other.count - end)])
    }

    private var isNothing: Bool { range.isEmpty && text.isEmpty }
    /// Whether it asks for what only the owner knows.
    private var isUnfilled: Bool { text.contains("…") }

    /// Whether two of them meet or touch, so that one may hold the other.
    private func overlaps(_ other: LineChange) -> Bool {
        range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
    }

    /// The line with this change and those of others that do not meet it or each other. None of them asks for more than this one does.
    func applied(to line: [Unicode.Scalar], with others: [LineChange]) -> String {
        var all = isNothing ? [] : [self]
        for other in others where !other.isNothing && (isUnfilled || !other.isUnfilled) && !all.contains(where: other.overlaps) {
            all.append(other)
        }
        var result = line
        for change in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(change.range, with: change.text)
        }
        return String(scalars: result)
    }
}
