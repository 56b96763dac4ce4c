import Facts

/// The fields that kinds let people filter by.
extension FilterReader {
    mutating func readField(_ term: FilterTerm) {
        let isBeds = term.key == "beds"
        // Each wanted kind that has the field: its place among them, and that of the field.
        let declared = wanted.indices.compactMap { place in
            (isBeds ? wanted[place].bedrooms : wanted[place].facet(term.key)).map { (kind: place, field: $0) }
        }
        keep(declared.map(\.kind))
        guard !declared.isEmpty else {
            return failNever(
                term, what: isBeds ? "bedrooms to filter by" : "it",
                others: vocabulary.kinds.filter { (isBeds ? $0.bedrooms : $0.facet(term.key)) != nil })
        }
        let fields = declared.map { wanted[$0.kind].fields[$0.field] }
        let facets = fields.map { isBeds ? .atLeast : $0.facet ?? .anyOf }
        if facets.contains(where: \.isLimit), single(term) == nil { return }
        var accepted = [[FacetValue]](repeating: [], count: fields.count)
        var values: [FacetValue] = []
        for word in term.values {
            if report.isFull { return }
            guard let value = read(word, of: fields, key: term.key, into: &accepted) else { continue }
            values.append(value)
        }
        for (place, (kind, field)) in declared.enumerated() {
            let comparison = facets[place].comparison(accepted[place], of: term.values.count)
            guard let comparison else {
                plans[kind] = nil
                continue
            }
            plans[kind]?.fields.append(FieldTest(field: field, comparison: comparison))
        }
        // The form of the search page has a control for bedrooms under one name only.
        let key = term.key == "bedrooms" && vocabulary.isBedroomsBeds ? "beds" : term.key
        guard !holds(key) else {
            return fail(
                .savedSearch, term.keySpan, "\(term.key.quoted) asks for the same as \(key.quoted)",
                reason: "Only one of them can count.",
                fix: "Leave out one of the two.")
        }
        add(key, values.inOrder.map(\.text))
    }

    /// The value of a word for the first field that takes it; nil with a finding if none does.
    private mutating func read(
        _ word: FilterWord, of fields: [Field], key: String, into accepted: inout [[FacetValue]]
    ) -> FacetValue? {
        var first: FacetValue?
        var problem: FacetValue.Problem?
        for (place, field) in fields.enumerated() {
            do {
                let value = try field.facetValue(word.text, key: key)
                accepted[place].append(value)
                first = first ?? value
            } catch {
                problem = problem ?? error
            }
        }
        if first == nil, let problem { fail(problem, word, key: key) }
        return first
    }
}

extension FilterVocabulary {
    /// Whether `bedrooms` asks for the same as `beds` in every kind that has it.
    fileprivate var isBedroomsBeds: Bool {
        kinds.allSatisfy { kind in kind.facet("bedrooms").map { kind.bedrooms != nil && kind.fields[$0].facet == .atLeast } ?? true }
    }
}

extension Field.Facet {
    /// Whether it takes one value, up to which or from which others match.
    var isLimit: Bool { [.atLeast, .atMost, .from, .includes].contains(self) }

    /// How a listing's value is compared with those of a filter; nil if nothing can match.
    fileprivate func comparison(_ values: [FacetValue], of wanted: Int) -> FieldTest.Comparison? {
        var (words, numbers, texts): ([String], [Int], [String]) = ([], [], [])
        for value in values.inOrder {
            switch value.content {
            case .word(let word): words.append(word)
            case .number(let number): numbers.append(number)
            case .text(let text): texts.append(text)
            }
        }
        guard let first = values.first else { return nil }
        switch self {
        case .allOf: return values.count == wanted ? .allWords(words) : nil
        case .atLeast: return .range(first.bound...Int.max)
        case .atMost, .from: return .range(Int.min...first.bound)
        case .includes: return .includes(first.bound)
        case .anyOf:
            if !words.isEmpty { return .anyWord(words) }
            return numbers.isEmpty ? .anyText(texts) : .anyNumber(numbers)
        }
    }
}

extension [FacetValue] {
    /// The values in the order of the field, each once.
    fileprivate var inOrder: [FacetValue] {
        var seen: Set<String> = []
        return sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.filter { seen.insert($0.text).inserted }
    }
}
