/// The words of a text, in small letters, among which names of places are looked for.
struct PlainWords {
    /// Up to three that follow each other.
    private var runs: Set<String> = []

    /// Those of a whole text.
    init(_ text: [UInt8]) { self.init(text[...]) }

    /// Those of a line, counted from 0, and of the ones before and behind it.
    init(_ text: [UInt8], around line: Int) {
        let lines = text.split(separator: 0x0A, maxSplits: line + 2, omittingEmptySubsequences: false)
        let around = lines.dropFirst(max(0, line - 1)).prefix(line > 0 ? 3 : 2)
        self.init(text[(around.first?.startIndex ?? 0)..<(around.last?.endIndex ?? 0)])
    }

    private init(_ text: ArraySlice<UInt8>) {
        let words = PlainWords.split(String(decoding: text, as: UTF8.self))
        for start in words.indices {
            for end in (start + 1)...(start + PlainWords.most) where end <= words.count {
                runs.insert(words[start..<end].joined(separator: " "))
            }
        }
    }

    /// How many words the name of a place has at most, of those that are told from others by it.
    private static let most = 3

    private static func split(_ text: String) -> [String] {
        text.lowercased().filter { $0 != "'" && $0 != "\u{2019}" }.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Whether they have the name of a place.
    func name(_ place: String) -> Bool { runs.contains(PlainWords.split(place).prefix(PlainWords.most).joined(separator: " ")) }
}
