/// Reads the value of a field by its type. Each type has its rule; this is the one place that says which.
struct ValueReader {
    let kind: Kind
    let folder: ImageFolder
    let context: ReadingContext
    let title: String

    /// The value of a node, or nil with findings.
    func read(_ node: YAMLNode, _ field: Field, report: inout Report) -> FieldValue? {
        let key = field.id
        switch field.type {
        case .text(let max): return Rule.line(node, key: key, max: max, report: &report).map(FieldValue.text)
        case .prose:
            return Rule.text(node, key: key, report: &report).map {
                .prose(Rule.markdown(Array($0.utf8), firstLine: node.textLine, images: [], host: context.host, report: &report))
            }
        case .count(let range):
            return Rule.count(node, key: key, range: range, zero: field.zero, report: &report).map { number in
                if let usual = field.usual {
                    Rule.checkUsual(Double(number), written: String(number), usual, key: key, at: node.span, report: &report)
                }
                return .count(number)
            }
        case .number(let range):
            return Rule.number(node, key: key, range: range, unit: field.unit?.many, report: &report).map { number in
                if let usual = field.usual {
                    Rule.checkUsual(number, written: node.text?.trimmed ?? "", usual, key: key, at: node.span, report: &report)
                }
                return .number(number)
            }
        case .money(let range):
            let isPrice = kind.price?.field == key
            let low = isPrice && kind.price?.zero == nil ? max(100, range.lowerBound) : range.lowerBound
            let per = isPrice ? kind.price?.per : nil
            return Rule.money(node, key: key, range: low...max(low, range.upperBound), per: per, report: &report).map { money in
                if let usual = field.usual { Rule.checkUsual(money, usual, key: key, per: per, at: node.span, report: &report) }
                return .money(money)
            }
        case .choice(let words):
            return Rule.choice(node, of: words, synonyms: field.synonyms, key: key, report: &report).map(FieldValue.choice)
        case .choices(let words):
            return .choices(Rule.choices(node, of: words, synonyms: field.synonyms, key: key, report: &report))
        case .yesNo: return Rule.yesNo(node, key: key, report: &report).map(FieldValue.yesNo)
        case .date:
            return Rule.date(node, key: key, today: context.today, report: &report).map { day in
                if field.facet == .from { Rule.checkAhead(day, key: key, today: context.today, at: node.span, report: &report) }
                return .date(day)
            }
        case .slots: return .slots(Rule.slots(node, key: key, today: context.today, report: &report))
        case .address:
            return Rule.place(node, key: key, rule: kind.place, gazetteer: context.gazetteer, report: &report).map(FieldValue.address)
        case .contact: return Rule.contact(node, key: key, report: &report).map(FieldValue.contact)
        case .person: return Rule.owner(node, key: key, people: context.people, report: &report).map(FieldValue.person)
        case .images: return .images(Rule.images(node, key: key, folder: folder, title: title, report: &report))
        case .link: return Rule.link(node, key: key, report: &report).map(FieldValue.link)
        case .phone: return Rule.phone(node, key: key, report: &report).map(FieldValue.phone)
        case .email: return Rule.email(node, key: key, report: &report).map(FieldValue.email)
        case .tags: return .tags(Rule.tags(node, key: key, report: &report))
        }
    }

    /// The value that a field has where a listing does not say; the kind's file was checked to make sense of it.
    func fallback(_ field: Field) -> FieldValue? {
        guard let text = field.fallback else { return nil }
        var scratch = Report(SourceFile(path: "", bytes: []))
        let node = YAMLNode(.scalar(text), span: .wholeFile)
        return read(node, field, report: &scratch)
    }
}
