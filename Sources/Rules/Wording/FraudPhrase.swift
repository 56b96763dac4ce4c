import Bytes

/// What a word does in a sentence that frauds use.
struct FraudWords: OptionSet, Sendable {
    let rawValue: Int
    static let denial = FraudWords(rawValue: 1 << 0)
    /// A service that sends money by its name alone.
    static let service = FraudWords(rawValue: 1 << 1)
    static let western = FraudWords(rawValue: 1 << 2)
    static let union = FraudWords(rawValue: 1 << 3)
    static let wire = FraudWords(rawValue: 1 << 4)
    static let transfer = FraudWords(rawValue: 1 << 5)
    static let gift = FraudWords(rawValue: 1 << 6)
    static let card = FraudWords(rawValue: 1 << 7)
    static let money = FraudWords(rawValue: 1 << 8)
    static let before = FraudWords(rawValue: 1 << 9)
    static let look = FraudWords(rawValue: 1 << 10)
    /// Who writes, with a form of "be": `I'm`.
    static let writerIs = FraudWords(rawValue: 1 << 11)
    static let writer = FraudWords(rawValue: 1 << 12)
    static let being = FraudWords(rawValue: 1 << 13)
    static let away = FraudWords(rawValue: 1 << 14)
    static let send = FraudWords(rawValue: 1 << 15)
    static let keys = FraudWords(rawValue: 1 << 16)
    static let sent = FraudWords(rawValue: 1 << 17)
    static let by = FraudWords(rawValue: 1 << 18)
    static let post = FraudWords(rawValue: 1 << 19)
    static let pay = FraudWords(rawValue: 1 << 20)
    /// Says of somebody where they come from, behind "overseas".
    static let origin = FraudWords(rawValue: 1 << 21)
}

/// Words that follow each other in a sentence, with others between them.
struct FraudPhrase: Sendable {
    let sort: FraudSign.Sort
    /// What each word does, and how many others may stand before it.
    let steps: [(words: FraudWords, gap: Int)]
    /// What must not follow.
    var unless: FraudWords = []

    static let all: [FraudPhrase] = [
        FraudPhrase(sort: .payment, steps: [(.service, 0)]),
        FraudPhrase(sort: .payment, steps: [(.western, 0), (.union, 0)]),
        FraudPhrase(sort: .payment, steps: [(.wire, 0), (.transfer, 0)]),
        FraudPhrase(sort: .payment, steps: [(.wire, 0), (.money, 2)]),
        FraudPhrase(sort: .payment, steps: [(.pay, 0), (.gift, 5), (.card, 0)]),
        FraudPhrase(sort: .advance, steps: [([.money, .pay], 0), (.before, 6), (.look, 3)]),
        FraudPhrase(sort: .absence, steps: [(.writerIs, 0), (.away, 2)], unless: .origin),
        FraudPhrase(sort: .absence, steps: [(.writer, 0), (.being, 0), (.away, 2)], unless: .origin),
        FraudPhrase(sort: .keys, steps: [(.send, 0), (.keys, 2)]),
        FraudPhrase(sort: .keys, steps: [(.keys, 0), (.sent, 4)]),
        FraudPhrase(sort: .keys, steps: [(.keys, 0), (.by, 4), (.post, 1)]),
    ]

    /// The place of its last word in a text in which its first one stands at a place; nil if the others do not follow.
    func end(in tokens: [FraudToken], from start: Int) -> Int? {
        guard !tokens[start].words.isDisjoint(with: steps[0].words) else { return nil }
        var place = start
        for step in steps.dropFirst() {
            guard let next = FraudPhrase.next(step.words, within: step.gap + 1, behind: place, in: tokens) else { return nil }
            place = next
        }
        return FraudPhrase.next(unless, within: 1, behind: place, in: tokens) == nil ? place : nil
    }

    private static func next(_ words: FraudWords, within most: Int, behind start: Int, in tokens: [FraudToken]) -> Int? {
        var place = start
        while place - start < most, !tokens[place].endsSentence, place + 1 < tokens.count {
            place += 1
            if tokens[place].words.contains(.denial) { return nil }
            if !tokens[place].words.isDisjoint(with: words) { return place }
        }
        return nil
    }

    /// The words by the marks of their letters, without apostrophes.
    static let words: [UInt64: FraudWords] = {
        let lists: [(words: FraudWords, list: String)] = [
            (.denial, "no not never dont doesnt wont cant cannot without nobody nothing isnt arent"),
            (.service, "moneygram westernunion paysafecard bitcoin cryptocurrency worldremit"),
            (.western, "western"), (.union, "union"), (.wire, "wire wiring wired"), (.transfer, "transfer transfers"),
            (.gift, "gift itunes steam amazon"), (.card, "card cards voucher vouchers"),
            (.money, "bond deposit money payment fee"), (.pay, "pay paying paid payable payment payments transfer send"),
            (.before, "before prior"),
            (.look, "inspection inspections inspect inspecting viewing viewings view see seeing seen visit visiting"),
            (.writerIs, "im were"), (.writer, "i we owner landlord"), (.being, "am are is"),
            (.away, "overseas abroad"),
            (.origin, "student students nurse nurses worker workers trained born tenant tenants visitor visitors"),
            (.send, "post mail courier ship send posting mailing sending"), (.keys, "key keys"),
            (.sent, "posted mailed couriered shipped"), (.by, "by via through with"), (.post, "post mail courier dhl fedex ups express"),
        ]
        var words: [UInt64: FraudWords] = [:]
        for (roles, list) in lists {
            for word in list.split(separator: " ") {
                var mark = Lexicon.emptyMark
                for byte in word.utf8 { Lexicon.add(byte, to: &mark) }
                words[mark, default: []].formUnion(roles)
            }
        }
        return words
    }()
}
