import Bytes

/// Takes a script apart (https://tc39.es/ecma262/#sec-ecmascript-language-lexical-grammar) as far as it needs to be known what is text, pattern
/// or comment, and what stands in brackets and functions.
struct ScriptTokens {
    /// Why a script cannot be taken apart, and where.
    struct Problem: Error {
        let reason: String
        let position: Int
    }

    /// In their order.
    private(set) var tokens: [ScriptToken] = []
    private let bytes: [UInt8]
    private var position = 0
    private var isFirst = true
    private var brackets: [ScriptBracket] = []
    /// How many brackets stand around arrows whose function is an expression.
    private var arrows: [Int] = []
    private var functions = 0
    /// Whether a slash begins a pattern here, rather than dividing.
    private var isBeforeValue = true

    static func of(_ bytes: [UInt8]) throws(Problem) -> [ScriptToken] {
        var reader = ScriptTokens(bytes)
        try reader.read()
        return reader.tokens
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4)
    }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private func problem(_ reason: String, at position: Int? = nil) -> Problem {
        Problem(reason: reason, position: position ?? self.position)
    }

    private mutating func read() throws(Problem) {
        while true {
            try skipBlanks()
            guard position < bytes.count else { break }
            let start = position
            switch byte() {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try readText(start)
            case UInt8(ascii: "`"):
                position += 1
                try readTemplate(start)
            case UInt8(ascii: "/") where isBeforeValue: try readPattern(start)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber(start)
            case UInt8(ascii: ".") where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1)): readNumber(start)
            case let first where ScriptTokens.isOfWord(first): readWord(start)
            default: try readSign(start)
            }
            isFirst = false
        }
        if let open = brackets.last { throw problem("a \(Character(UnicodeScalar(open.closing))) is missing") }
    }

    private mutating func add(_ kind: ScriptToken.Kind, _ start: Int) {
        // A new statement ends the expression of an arrow.
        if isFirst, kind == .word, !isBeforeValue || says(tokens.last, "}") { endArrows() }
        tokens.append(
            ScriptToken(
                kind: kind, range: start..<position, isFirst: isFirst, depth: brackets.count, isInFunction: functions > 0 || !arrows.isEmpty
            ))
    }

    private mutating func endArrows() {
        while let last = arrows.last, last >= brackets.count { arrows.removeLast() }
    }

    /// Blanks, ends of lines and comments.
    private mutating func skipBlanks() throws(Problem) {
        while position < bytes.count {
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isFirst = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0b, 0x0c: position += 1
            case 0xef where byte(1) == 0xbb && byte(2) == 0xbf: position += 3
            case 0xc2 where byte(1) == 0xa0: position += 2
            case 0xe2 where byte(1) == 0x80 && (byte(2) == 0xa8 || byte(2) == 0xa9):
                isFirst = true
                position += 3
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while position < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { position += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                let start = position
                position += 2
                while byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
                    guard position < bytes.count else { throw problem("a comment does not end", at: start) }
                    isFirst = isFirst || byte() == UInt8(ascii: "\n")
                    position += 1
                }
                position += 2
            default: return
            }
        }
    }

    static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
            true
        default: false
        }
    }

    /// Words that a value follows.
    private static let beforeValue: [StaticString] = [
        "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "instanceof", "await", "yield", "extends",
        "default",
    ]

    private mutating func readWord(_ start: Int) {
        while ScriptTokens.isOfWord(byte()) { position += 1 }
        let isMember = tokens.last.map { says($0, ".") || says($0, "?.") } ?? false
        add(.word, start)
        isBeforeValue = !isMember && ScriptTokens.beforeValue.contains { says(start..<position, $0) }
    }

    private mutating func readNumber(_ start: Int) {
        while ScriptTokens.isOfWord(byte()) || byte() == UInt8(ascii: ".") { position += 1 }
        add(.number, start)
        isBeforeValue = false
    }

    private mutating func readText(_ start: Int) throws(Problem) {
        let quote = byte()
        position += 1
        while byte() != quote {
            guard position < bytes.count, byte() != UInt8(ascii: "\n") else { throw problem("a text does not end", at: start) }
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
        add(.text, start)
        isBeforeValue = false
    }

    /// A template literal from behind its first sign to its end or to what is inserted.
    private mutating func readTemplate(_ start: Int) throws(Problem) {
        while true {
            guard position < bytes.count else { throw problem("a template literal does not end", at: start) }
            switch byte() {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "`"):
                position += 1
                add(.template, start)
                isBeforeValue = false
                return
            case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"):
                position += 2
                add(.template, start)
                brackets.append(.inserted)
                isBeforeValue = true
                return
            default: position += 1
            }
        }
    }

    private mutating func readPattern(_ start: Int) throws(Problem) {
        position += 1
        var isInClass = false
        while isInClass || byte() != UInt8(ascii: "/") {
            guard position < bytes.count, byte() != UInt8(ascii: "\n") else {
                throw problem("a regular expression does not end", at: start)
            }
            switch byte() {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            default: break
            }
            position += 1
        }
        position += 1
        while ScriptTokens.isOfWord(byte()) { position += 1 }
        add(.pattern, start)
        isBeforeValue = false
    }

    private mutating func readSign(_ start: Int) throws(Problem) {
        switch byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(start)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(start)
        case UInt8(ascii: "\\"), UInt8(ascii: "@"): throw problem("this is not read")
        default:
            position += length()
            if says(start, ";") || says(start, ",") { endArrows() }
            add(.sign, start)
            if says(start, "=>"), nextSign() != UInt8(ascii: "{") { arrows.append(brackets.count) }
            isBeforeValue = !(says(start, "++") || says(start, "--"))
        }
    }

    /// How many bytes the sign here has, of those that are told apart.
    private func length() -> Int {
        let (one, two) = (byte(), byte(1))
        if one == two, one == UInt8(ascii: "+") || one == UInt8(ascii: "-") { return 2 }
        if one == UInt8(ascii: "="), two == UInt8(ascii: ">") { return 2 }
        if one == UInt8(ascii: "?"), two == UInt8(ascii: "."), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(2)) { return 2 }
        if one == UInt8(ascii: "."), two == one, byte(2) == one { return 3 }
        return 1
    }

    /// What follows on the same line.
    private func nextSign() -> UInt8 {
        var next = position
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
        return next < bytes.count ? bytes[next] : 0
    }

    private mutating func open(_ start: Int) {
        let last = tokens.last
        switch byte() {
        case UInt8(ascii: "("):
            let isWord = last?.kind == .word
            let isCondition = isWord && ScriptTokens.conditions.contains { says(last, $0) }
            let isAwaited = isWord && says(last, "await") && tokens.count > 1 && says(tokens[tokens.count - 2], "for")
            let isOther = isWord && (says(last, "switch") || says(last, "catch"))
            brackets.append(.round(isCondition: isCondition || isAwaited, isParameters: !(isCondition || isAwaited || isOther)))
        case UInt8(ascii: "["): brackets.append(.square)
        default:
            // A block of a condition, of a loop, of `try` and `else` is no function; what follows other brackets is.
            let isFunction = says(last, "=>") || (says(last, ")") && lastWasParameters)
            let isStatement = last == nil || ScriptTokens.beforeStatement.contains { says(last, $0) }
            if isFunction { functions += 1 }
            brackets.append(.curly(isFunction: isFunction, isStatement: isStatement))
        }
        position += 1
        add(.sign, start)
        isBeforeValue = true
    }

    /// Whether the round bracket that was closed last may have been that of a function.
    private var lastWasParameters = false

    private mutating func close(_ start: Int) throws(Problem) {
        guard let bracket = brackets.last, bracket.closing == byte() else {
            throw problem("this bracket closes none")
        }
        if case .inserted = bracket {
            brackets.removeLast()
            endArrowsAbove()
            position += 1
            try readTemplate(start)
            return
        }
        position += 1
        add(.sign, start)
        brackets.removeLast()
        endArrowsAbove()
        switch bracket {
        case .round(let isCondition, let isParameters):
            lastWasParameters = isParameters
            isBeforeValue = isCondition
        case .curly(let isFunction, let isStatement):
            if isFunction { functions -= 1 }
            isBeforeValue = isStatement
        case .square, .inserted: isBeforeValue = false
        }
    }

    private mutating func endArrowsAbove() {
        while let last = arrows.last, last > brackets.count { arrows.removeLast() }
    }

    private static let conditions: [StaticString] = ["if", "while", "for", "with"]

    /// What a block can follow that is no value.
    private static let beforeStatement: [StaticString] = ["=>", ")", ";", "{", "}", "else", "try", "finally", "do"]

    private func says(_ token: ScriptToken?, _ text: StaticString) -> Bool {
        guard let token, token.kind == .sign || token.kind == .word else { return false }
        return says(token.range, text)
    }

    private func says(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount && says(range.lowerBound, text)
    }

    private func says(_ start: Int, _ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        for place in 0..<count where bytes[start + place] != text.utf8Start[place] { return false }
        return true
    }
}
