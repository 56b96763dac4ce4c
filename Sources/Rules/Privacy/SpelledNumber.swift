/// Reads numbers in words or Roman numerals: `twelve`, `twenty-one`, `one hundred and five`, `one oh five`, `XII`.
enum SpelledNumber {
    private enum Word {
        case digit(Int), teen(Int), ten(Int), hundred, thousand, and
    }

    private static let words: [(text: [UInt8], word: Word)] = {
        let digits = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let teens = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
        let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        var words: [(String, Word)] = digits.enumerated().map { ($1, .digit($0 + 1)) }
        words += teens.enumerated().map { ($1, .teen($0 + 10)) }
        words += tens.enumerated().map { ($1, .ten(($0 + 2) * 10)) }
        words += [("fourty", .ten(40)), ("zero", .digit(0)), ("nought", .digit(0)), ("oh", .digit(0))]
        words += [("hundred", .hundred), ("thousand", .thousand), ("and", .and)]
        // "seventeen" before "seven".
        return words.map { (Array($0.0.utf8), $0.1) }.sorted { $0.text.count > $1.text.count }
    }()

    /// The longest that is written so: `nine thousand nine hundred and ninety nine`.
    private static let longest = 38

    /// The digits of the number whose words end right before an index, and where they start; nil if none do.
    static func ending(at end: Int, in text: StreetText) -> (start: Int, digits: String)? {
        guard words.contains(where: { isWord($0.text, before: end, in: text) }) else { return roman(endingAt: end, in: text) }
        for start in max(0, end - longest)..<end where text.gaps[start] > .none {
            if let (digits, stop) = read(from: start, to: end, in: text), stop == end { return (start, digits) }
        }
        return nil
    }

    /// The digits of the number whose words start at an index, and where they end; nil if none do.
    static func starting(at start: Int, in text: StreetText) -> (end: Int, digits: String)? {
        guard let (digits, end) = read(from: start, to: min(text.signs.count, start + longest), in: text), text.gaps[end] > .none else {
            return nil
        }
        return (end, digits)
    }

    private static func isWord(_ word: [UInt8], before end: Int, in text: StreetText) -> Bool {
        end >= word.count && text.signs[(end - word.count)..<end].elementsEqual(word)
    }

    /// Reads as many words as there are. Several numbers are joined as digits: `one twenty three` is 123.
    private static func read(from start: Int, to limit: Int, in text: StreetText) -> (digits: String, end: Int)? {
        var index = start
        var end = start
        var parts: [Int] = []
        var isOpen = false
        reading: while index < limit, index == start || text.gaps[index] < .slash {
            guard
                let (length, word) = words.first(where: {
                    index + $0.text.count <= limit && text.signs[index..<(index + $0.text.count)].elementsEqual($0.text)
                }).map({ ($0.text.count, $0.word) })
            else { break }
            let last = parts.last ?? 0
            switch word {
            case .digit(let value):
                // "twenty one", "one hundred one"
                if isOpen, value > 0, last % 10 == 0, last > 0 { parts[parts.count - 1] += value } else { parts.append(value) }
                isOpen = false
            case .teen(let value), .ten(let value):
                if isOpen, last >= 100, last % 100 == 0 { parts[parts.count - 1] += value } else { parts.append(value) }
                isOpen = value % 10 == 0 && value >= 20
            case .hundred, .thousand:
                let factor = if case .hundred = word { 100 } else { 1_000 }
                guard last > 0 || parts.isEmpty, last < 100 || factor > 100 && last < 1_000 else { break reading }
                parts = parts.dropLast() + [max(1, last) * factor]
                isOpen = true
            case .and:
                guard isOpen, last >= 100, last % 100 == 0 else { break reading }
                index += length
                continue reading
            }
            index += length
            end = index
        }
        return end > start ? (parts.map(String.init).joined(), end) : nil
    }

    private static func roman(endingAt end: Int, in text: StreetText) -> (start: Int, digits: String)? {
        var start = end
        while start > 0, end - start < 8, value(text.signs[start - 1]) > 0, start == end || text.gaps[start] == .none { start -= 1 }
        guard end - start > 1, text.gaps[start] > .none else { return nil }
        var sum = 0
        for index in start..<end {
            let own = value(text.signs[index])
            sum += index + 1 < end && value(text.signs[index + 1]) > own ? -own : own
        }
        return sum > 0 ? (start, String(sum)) : nil
    }

    private static func value(_ sign: UInt8) -> Int {
        switch sign {
        case UInt8(ascii: "i"): 1
        case UInt8(ascii: "v"): 5
        case UInt8(ascii: "x"): 10
        case UInt8(ascii: "l"): 50
        case UInt8(ascii: "c"): 100
        default: 0
        }
    }
}
