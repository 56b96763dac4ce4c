import Values

extension PluralForms {
    /// What a message says behind a number that is written before it. Where the message has the number too, it is left out.
    public init(_ message: MessagePattern, _ rules: PluralRules) {
        let told = PluralForms.numbers(in: message.parts)
        var (categories, exact): ([PluralCategory: String], [Int: String]) = ([:], [:])
        for numbers in told + [.category(.other)] {
            var text = PluralForms.text(message.parts, numbers, rules)[...]
            while text.first == " " { text.removeFirst() }
            while text.last == " " { text.removeLast() }
            switch numbers {
            case .exactly(let number): exact[number] = String(text)
            case .category(let category): categories[category] = String(text)
            }
        }
        self.init(categories: categories, exact: exact)
    }

    private static func numbers(in parts: [MessagePattern.Part]) -> [MessagePattern.PluralCase.Numbers] {
        parts.flatMap { part in
            switch part {
            case .text, .argument, .number: [] as [MessagePattern.PluralCase.Numbers]
            case .plural(_, let cases): cases.map(\.numbers) + cases.flatMap { numbers(in: $0.parts) }
            case .select(_, let cases): cases.flatMap { numbers(in: $0.parts) }
            }
        }
    }

    private static func text(
        _ parts: [MessagePattern.Part], _ numbers: MessagePattern.PluralCase.Numbers, _ rules: PluralRules
    ) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .argument, .number: ""
            case .plural(_, let cases):
                text(PluralForms.chosen(of: cases, numbers, rules)?.parts ?? [], numbers, rules)
            case .select(_, let cases): text(cases.first { $0.word == "other" }?.parts ?? [], numbers, rules)
            }
        }.joined()
    }

    private static func chosen(
        of cases: [MessagePattern.PluralCase], _ numbers: MessagePattern.PluralCase.Numbers, _ rules: PluralRules
    ) -> MessagePattern.PluralCase? {
        if let found = cases.first(where: { $0.numbers == numbers }) { return found }
        if case .exactly(let number) = numbers {
            let category = rules.category(of: number)
            if let found = cases.first(where: { $0.numbers == .category(category) }) { return found }
        }
        return cases.first { $0.numbers == .category(.other) }
    }
}
