import Values

/// Undoes what mail programs do to lines of facts: they break long ones, turn quotation marks and hyphens into others, and put addresses
/// behind what they take for links. What is no fact is left as it is.
struct FactMending {
    private var lines: [String] = []
    private var value = OpenValue()

    /// The lines of a file of facts alone. If they do not come to an end, they stay as they came, so that what is wrong can be told.
    static func mended(_ lines: [String]) -> [String] {
        var mending = FactMending()
        for line in lines { mending.read(FactSigns.mended(line)) }
        return mending.value.isOpen ? lines : mending.lines
    }

    /// The lines of a file that has its facts between two lines of hyphens.
    static func mended(frontMatter lines: [String]) -> [String] {
        guard let first = lines.firstIndex(where: { !$0.trimmedEnds.isEmpty }), LetterMark.isRule(lines[first]),
            let last = lines[(first + 1)...].firstIndex(where: LetterMark.isRule)
        else { return lines }
        return ["---"] + mended(Array(lines[(first + 1)..<last])) + ["---"] + lines[(last + 1)...]
    }

    private mutating func read(_ line: String) {
        let text = line.trimmedEnds
        if text.isEmpty {
            if !value.isOpen { lines.append("") }
        } else if lines.last?.isEmpty == false, value.isOpen || FactMending.goesOn(line) {
            lines[lines.count - 1] += " " + value.straightened(text)
        } else {
            value = OpenValue()
            let indent = String(line.prefix { $0 == " " })
            lines.append(indent + value.straightened(text))
        }
    }

    /// Whether a line begins with nothing that a line of facts does: a space, a hyphen, or a key.
    private static func goesOn(_ line: String) -> Bool {
        let bytes = Array(line.utf8)
        guard let first = bytes.first, first != 0x20, first != 0x09, first != UInt8(ascii: "#") else { return false }
        if first == UInt8(ascii: "-"), bytes.count == 1 || bytes[1] == 0x20 { return false }
        let key = bytes.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard !key.isEmpty, key.count < bytes.count, bytes[key.count] == UInt8(ascii: ":") else { return true }
        return key.count + 1 < bytes.count && bytes[key.count + 1] != 0x20
    }
}
