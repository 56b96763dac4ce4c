import Findings

/// A line with a list in brackets or a group in braces, read as it was meant: a # starts no comment.
struct FlowLine {
    let scalars: [Unicode.Scalar]
    /// The texts without quotes between brackets, commas and colons.
    private(set) var parts: [Range<Int>] = []
    /// Whether the first bracket is closed on this line, commented out or not.
    private(set) var isClosed = false

    /// Nil if no bracket starts the line's value, or if the line is too long to paste.
    init?(_ line: String) {
        let all = Array(line.unicodeScalars)
        guard all.count <= Report.longestLine, let start = FlowLine.start(all) else { return nil }
        scalars = all
        guard scan(from: start) else { return nil }
    }

    /// The place of the bracket that starts a value, behind hyphens and a key.
    private static func start(_ scalars: [Unicode.Scalar]) -> Int? {
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "[", "{": return index
            case " ": index += 1
            case "-" where index + 1 < scalars.count && scalars[index + 1] == " ": index += 2
            default:
                guard let colon = scalars[index...].firstIndex(where: { !isKey($0) }), colon > index, scalars[colon] == ":",
                    colon + 1 < scalars.count, scalars[colon + 1] == " "
                else { return nil }
                index = colon + 1
            }
        }
        return nil
    }

    /// Whether a character may stand in an ordinary key.
    static func isKey(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || UInt8(exactly: scalar.value)?.isASCIIAlphanumeric ?? false
    }

    /// False if quotes are not closed on the line.
    private mutating func scan(from start: Int) -> Bool {
        var depth = 0
        var index = start
        while index < scalars.count {
            switch scalars[index] {
            case "[", "{", "]", "}":
                depth += scalars[index] == "[" || scalars[index] == "{" ? 1 : -1
                index += 1
                isClosed = depth == 0
                if isClosed { return true }
            case " ", ",", ":": index += 1
            case "\"", "'":
                guard let end = scalars[(index + 1)...].firstIndex(of: scalars[index]) else { return false }
                index = end + 1
            default: index = addPart(from: index)
            }
        }
        return true
    }

    /// Adds the text from a place on, without spaces at its end; returns where it ends.
    private mutating func addPart(from start: Int) -> Int {
        var index = start
        var end = start
        while index < scalars.count, !",[]{}".unicodeScalars.contains(scalars[index]) {
            if scalars[index] == ":", index + 1 < scalars.count, scalars[index + 1] == " " { break }
            index += 1
            if scalars[index - 1] != " " { end = index }
        }
        parts.append(start..<end)
        return index
    }

    /// The first `#` of a part that YAML takes for the start of a comment, counted from 0.
    var comment: Int? {
        for part in parts {
            for index in part where scalars[index] == "#" && (index == part.lowerBound || scalars[index - 1] == " ") { return index }
        }
        return nil
    }

    /// The line with values that hold a # in quotes: in braces each up to the next key, since a comma may be part of it.
    func withCommentsQuoted() -> String {
        var (result, index, place) = ("", 0, 0)
        while place < parts.count {
            let start = parts[place].lowerBound
            var end = parts[place].upperBound
            let isValue = scalars[..<start].last { $0 != " " } == ":"
            place += 1
            guard scalars[start] == "#" || String(scalars: scalars[start..<end]).contains(" #") else { continue }
            while isValue, place < parts.count, isRest(parts[place], after: end) {
                end = parts[place].upperBound
                place += 1
            }
            result += String(scalars: scalars[index..<start]) + YAMLText.quoted(String(scalars: scalars[start..<end]))
            index = end
        }
        return result + String(scalars: scalars[index...])
    }

    /// Whether nothing but a comma stands between a place and a part that is no key.
    private func isRest(_ part: Range<Int>, after end: Int) -> Bool {
        scalars[end..<part.lowerBound].allSatisfy { $0 == "," || $0 == " " } && scalars[part.upperBound...].first { $0 != " " } != ":"
    }

    /// The line with some of its parts written otherwise.
    func line(_ written: (String) -> String?) -> String {
        var result = ""
        var index = 0
        for part in parts {
            guard let text = written(String(scalars: scalars[part])) else { continue }
            result += String(scalars: scalars[index..<part.lowerBound]) + text
            index = part.upperBound
        }
        return result + String(scalars: scalars[index...])
    }
}
