/// A listing as a text that people send: each file between lines that say where it lies, and at the end the names of the pictures.
struct Letter {
    /// The files with their lines.
    private(set) var files: [(path: String, lines: [String])] = []
    /// The names of the pictures that should have come with it.
    private(set) var pictures: [String] = []
    /// Whether it has its end.
    private(set) var isWhole = false
    /// How many quotations it stands in.
    private let depth: Int
    /// Whether what follows belongs to the last file.
    private var isInFile = true

    /// So many lines are looked at for the rest of a mark that was broken.
    private static let mostBroken = 20

    private init(depth: Int) { self.depth = depth }

    /// The letter of a text that somebody saved as a file, so that it is as it was written.
    init?(file text: String) {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        guard let letter = Letter.all(in: lines.map { LetterLine(String($0)) }).first else { return nil }
        self = letter
    }

    /// The letter of a text that came by mail, with how many others there are: the one that is whole and quoted least, the first of those,
    /// since answers stand above or outside of what they answer.
    static func sent(_ text: String) -> (letter: Letter, others: Int)? {
        let all = all(in: LetterLine.lines(of: text))
        let whole = all.filter(\.isWhole)
        guard let letter = whole.min(by: { $0.depth < $1.depth }) ?? all.first else { return nil }
        return (letter.mended, max(0, whole.count - 1))
    }

    /// The letter with what mail programs do to the lines of facts undone.
    private var mended: Letter {
        var letter = self
        letter.files = files.map {
            ($0.path, $0.path.hasSuffix(".md") ? FactMending.mended(frontMatter: $0.lines) : FactMending.mended($0.lines))
        }
        return letter
    }

    /// The bytes of a file: its lines without empty ones around them.
    static func bytes(of lines: [String]) -> [UInt8] {
        let first = lines.firstIndex { !$0.trimmedEnds.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.trimmedEnds.isEmpty } ?? first
        guard first < lines.endIndex else { return [] }
        return Array((lines[first...last].joined(separator: "\n") + "\n").utf8)
    }

    private static func all(in lines: [LetterLine]) -> [Letter] {
        var letters: [Letter] = []
        var current: Letter?
        var place = 0
        while place < lines.count {
            let line = lines[place]
            var mark = line.mark
            if mark == .unfinished { mark = joined(lines, at: &place) }
            place += 1
            if let mark, current.map({ line.depth == $0.depth || isStart(mark) && line.depth < $0.depth }) ?? isStart(mark) {
                if let begun = current, line.depth < begun.depth {
                    letters.append(begun)
                    current = nil
                }
                if current == nil { current = Letter(depth: line.depth) }
                // In its place, since a copy of all its files for each of them would take for ever.
                current?.read(mark)
                if let letter = current, letter.isWhole {
                    letters.append(letter)
                    current = nil
                }
            } else {
                current?.read(line)
            }
        }
        if let current { letters.append(current) }
        return letters
    }

    private static func isStart(_ mark: LetterMark) -> Bool { if case .file = mark { true } else { false } }

    /// The mark whose beginning stands at a place, which moves to its last line; nil if it has no end.
    private static func joined(_ lines: [LetterLine], at place: inout Int) -> LetterMark? {
        var text = lines[place].without(lines[place].depth)
        for next in lines[(place + 1)...].prefix(mostBroken).indices {
            let rest = lines[next].without(lines[next].depth).trimmedEnds
            guard LetterMark(rest) == nil else { return nil }
            text += " " + rest
            // A mark ends with hyphens, and only what does is looked at again.
            guard rest.unicodeScalars.last?.isDash == true else { continue }
            guard let mark = LetterMark(text), mark != .unfinished else { return nil }
            place = next
            return mark
        }
        return nil
    }

    private mutating func read(_ mark: LetterMark) {
        switch mark {
        case .file(let path):
            files.append((path, []))
            isInFile = true
        case .pictures(let names):
            pictures += names
            isInFile = false
        case .end: isWhole = true
        case .unfinished: break
        }
    }

    private mutating func read(_ line: LetterLine) {
        guard isInFile, !files.isEmpty else { return }
        let text = line.without(depth)
        let last = files.count - 1
        // Programs that break a quoted line leave the mark away before its rest.
        if line.depth < depth, !text.trimmedEnds.isEmpty, files[last].lines.last?.isEmpty == false {
            files[last].lines[files[last].lines.count - 1] += " " + text.trimmedEnds
        } else {
            files[last].lines.append(text)
        }
    }
}
