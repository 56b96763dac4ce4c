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
    /// Stands between others and means nothing: `the`, `still`.
    static let small = FraudWords(rawValue: 1 << 22)
    /// Says of somebody where they come from, behind "overseas".
    static let origin = FraudWords(rawValue: 1 << 21)
    static let the = FraudWords(rawValue: 1 << 23)
    static let key = FraudWords(rawValue: 1 << 24)
    /// Joins keys to what becomes of them: `will be`.
    static let joining = FraudWords(rawValue: 1 << 25)
    /// What is sent by a transfer, or with a service: `rent`.
    static let sum = FraudWords(rawValue: 1 << 26)
    /// Makes a job of a word for money: "bond clean".
    static let cleaning = FraudWords(rawValue: 1 << 27)
    static let office = FraudWords(rawValue: 1 << 28)
}

/// Words that follow each other in a sentence, with others between them.
struct FraudPhrase: Sendable {
    /// A word of the phrase.
    struct Step: Sendable {
        /// What it does.
        let words: FraudWords
        /// How many others may stand before it.
        var gap = 0
        /// What each of those has to do; nothing if any will do.
        var through: FraudWords = []
        /// What none of those may do.
        var around: FraudWords = []
        /// Whether a comma may stand before it.
        var crossesCommas = false
    }

    let sort: FraudSign.Sort
    let steps: [Step]
    /// What must not follow.
    var unless: FraudWords = []
    /// What has to stand a few words before it where nothing is said of a home, since such words name things, too.
    var behind: FraudWords = []

    static let all: [FraudPhrase] = [
        FraudPhrase(sort: .payment, steps: [Step(words: .service)], behind: [.pay, .sum]),
        FraudPhrase(sort: .payment, steps: [Step(words: .western), Step(words: .union)]),
        FraudPhrase(sort: .payment, steps: [Step(words: .wire), Step(words: .transfer)]),
        FraudPhrase(sort: .payment, steps: [Step(words: .wire), Step(words: .money, gap: 2)]),
        FraudPhrase(
            sort: .payment, steps: [Step(words: [.pay, .send]), Step(words: .gift, gap: 5, crossesCommas: true), Step(words: .card)]),
        FraudPhrase(
            sort: .advance,
            steps: [Step(words: [.money, .pay]), Step(words: .before, gap: 4, around: .cleaning), Step(words: .look, gap: 2)]),
        FraudPhrase(
            sort: .advance,
            steps: [Step(words: .transfer), Step(words: .sum, gap: 3), Step(words: .before, gap: 4), Step(words: .look, gap: 2)]),
        FraudPhrase(sort: .absence, steps: [Step(words: .writerIs), Step(words: .away, gap: 3, through: .small)], unless: .origin),
        FraudPhrase(
            sort: .absence, steps: [Step(words: .writer), Step(words: .being), Step(words: .away, gap: 3, through: .small)],
            unless: .origin),
        FraudPhrase(sort: .keys, steps: [Step(words: .send), Step(words: .keys, gap: 3, through: .small)]),
        FraudPhrase(sort: .keys, steps: [Step(words: .send), Step(words: .the, gap: 2, through: .small), Step(words: .key)]),
        FraudPhrase(sort: .keys, steps: [Step(words: .keys), Step(words: .sent, gap: 4)]),
        FraudPhrase(sort: .keys, steps: [Step(words: .the), Step(words: .key), Step(words: .sent, gap: 4, through: [.small, .joining])]),
        FraudPhrase(sort: .keys, steps: [Step(words: .keys), Step(words: .by, gap: 4), Step(words: .post, gap: 1)], unless: .office),
        FraudPhrase(
            sort: .keys,
            steps: [
                Step(words: .the), Step(words: .key), Step(words: .by, gap: 4, through: [.small, .joining]), Step(words: .post, gap: 1),
            ],
            unless: .office),
    ]

    /// The place of its last word in a text in which its first one stands at a place; nil if the others do not follow.
    func end(in tokens: [FraudToken], from start: Int) -> Int? {
        guard !tokens[start].words.isDisjoint(with: steps[0].words) else { return nil }
        var place = start
        for step in steps.dropFirst() {
            guard let next = FraudPhrase.next(step, behind: place, in: tokens) else { return nil }
            place = next
        }
        return FraudPhrase.next(Step(words: unless), behind: place, in: tokens) == nil ? place : nil
    }

    private static func next(_ step: Step, behind start: Int, in tokens: [FraudToken]) -> Int? {
        var place = start
        while place - start <= step.gap, !tokens[place].endsSentence, step.crossesCommas || !tokens[place].endsPart,
            place + 1 < tokens.count
        {
            place += 1
            let words = tokens[place].words
            if words.contains(.denial) { return nil }
            if !words.isDisjoint(with: step.words) { return place }
            if !step.through.isEmpty, words.isDisjoint(with: step.through) { return nil }
            if !words.isDisjoint(with: step.around) { return nil }
        }
        return nil
    }

    /// The words by the marks of their letters and apostrophes.
    static let words: [UInt64: FraudWords] = {
        let lists: [(words: FraudWords, list: String)] = [
            (.denial, "no not never don't dont doesn't doesnt won't wont can't cant cannot without nobody nothing isn't isnt aren't arent"),
            (.service, "moneygram westernunion paysafecard bitcoin cryptocurrency worldremit"),
            (.western, "western"), (.union, "union"), (.wire, "wire wiring wired"), (.transfer, "transfer transfers"),
            (.gift, "gift itunes steam amazon"), (.card, "card cards voucher vouchers"),
            (.money, "bond deposit money payment fee"), (.pay, "pay paying paid payable payment payments"),
            (.before, "before prior"),
            (.look, "inspection inspections inspect inspecting viewing viewings view see seeing seen visit visiting"),
            (.writerIs, "i'm im we're"), (.writer, "i we owner landlord"), (.being, "am are is"),
            (.away, "overseas abroad"),
            (.origin, "student students nurse nurses worker workers trained born tenant tenants visitor visitors"),
            (.send, "post mail courier ship send posting mailing sending"), (.keys, "keys"), (.key, "key"), (.the, "the"),
            (.joining, "will be is gets get come comes arrives sent delivered"), (.sum, "rent bond deposit money payment fee"),
            (.cleaning, "clean cleaned cleaner cleaners cleaning"), (.office, "office"),
            (.sent, "posted mailed couriered shipped"), (.by, "by via through"), (.post, "post mail courier dhl fedex ups"),
            (.small, "the your you them both these a some at moment now still currently presently based living working to over house"),
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
