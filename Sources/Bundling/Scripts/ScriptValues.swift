/// The values that a message is given where it is said, such as `{ count, name: nameOf(one) }`, as the script writes them.
struct ScriptValues {
    /// The place behind the call.
    let end: Int
    private let written: [String: String]

    /// Reads them from the comma behind the key on. Nil if they do not stand there, or if what they are must be read itself.
    init?(from start: Int, _ tokens: [ScriptToken], _ bytes: [UInt8]) {
        func says(_ place: Int, _ text: String) -> Bool { place < tokens.count && bytes[tokens[place].range].elementsEqual(text.utf8) }
        guard says(start, ","), says(start + 1, "{") else { return nil }
        let depth = tokens[start + 1].depth
        func isEnd(_ place: Int) -> Bool { tokens[place].depth == depth && (says(place, ",") || says(place, "}")) }
        var written: [String: String] = [:]
        var place = start + 2
        while !says(place, "}") {
            guard place < tokens.count, tokens[place].kind == .word else { return nil }
            let first = says(place + 1, ":") ? place + 2 : place
            var last = first
            while last + 1 < tokens.count, !isEnd(last + 1) { last += 1 }
            guard last + 1 < tokens.count, !(first...last).contains(where: { says($0, ScriptMessages.name) || says($0, "import") }) else {
                return nil
            }
            let value = String(decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
            guard !value.contains("//"), !value.contains("/*") else { return nil }
            written[String(decoding: bytes[tokens[place].range], as: UTF8.self)] = value
            place = says(last + 1, ",") ? last + 2 : last + 1
        }
        guard says(place + 1, ")") else { return nil }
        end = place + 2
        self.written = written
    }

    /// A template literal with the values between texts, of which each but the last is before one; nil if one is missing, or stands twice.
    func template(_ texts: [String], _ names: [String]) -> String? {
        guard Set(names).count == names.count, names.allSatisfy({ written[$0] != nil }) else { return nil }
        let gaps = names.map { "${\(written[$0] ?? "")}" } + [""]
        return "`" + zip(texts, gaps).map { ScriptValues.escaped($0) + $1 }.joined() + "`"
    }

    private static func escaped(_ text: String) -> String {
        text.flatMap { "\\`$".contains($0) ? ["\\", $0] : [$0] }.reduce(into: "") { $0.append($1) }
    }
}
