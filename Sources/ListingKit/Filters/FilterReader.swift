import Facts
import Findings
import Places
import Values
import YAML

/// Reads a filter, written as YAML keys or as a query of the search page, and checks it against the board.
struct FilterReader {
    /// The most values of one key, so that the address stays usable.
    static let mostValues = 50

    /// The findings so far.
    var report: Report
    let vocabulary: FilterVocabulary
    let form: FilterForm
    /// Where the whole filter stands.
    let span: SourceSpan
    /// Whether nothing wrong was found so far.
    private(set) var isSound = true
    /// The kinds that are wanted, in the order of the vocabulary.
    private(set) var wanted: [Kind]
    /// What listings of each wanted kind must meet; nil for a kind that cannot match.
    var plans: [FilterPlan?]
    /// The places that are wanted.
    var places = WantedPlaces()
    /// The lowest and the highest price that is wanted, in cents, with the terms that say so.
    var bounds: (low: (term: FilterTerm, cents: Int)?, high: (term: FilterTerm, cents: Int)?)
    private var conditions: [(key: String, values: [String])] = []

    private init(_ form: FilterForm, _ span: SourceSpan, _ vocabulary: FilterVocabulary, _ report: Report) {
        self.report = report
        self.form = form
        self.span = span
        self.vocabulary = vocabulary
        wanted = vocabulary.kinds
        plans = wanted.map { FilterPlan(kind: $0.id) }
    }

    /// The filter of a node, or nil with findings.
    static func read(_ node: YAMLNode, vocabulary: FilterVocabulary, report: inout Report) -> Filter? {
        if let text = node.text {
            guard QueryShape.check(node, text, report: &report),
                let terms = QueryString.terms(of: node, text, report: &report)
            else { return nil }
            var reader = FilterReader(.query, node.span, vocabulary, report)
            defer { report = reader.report }
            return reader.read(terms)
        }
        guard node.entries != nil else {
            return report.reject(
                .savedSearch, node.span, "the conditions of a search are a group of keys, not \(node.noun)",
                reason: "Several conditions stand in one pair of braces; all of them must hold.",
                fix: report.where("{kind: …, max: …}", at: node.span))
        }
        var reader = FilterReader(.group, node.span, vocabulary, report)
        defer { report = reader.report }
        return reader.read(reader.terms(of: node))
    }

    private mutating func read(_ all: [FilterTerm]) -> Filter? {
        let known = knownTerms(all)
        guard !known.isEmpty else {
            if isSound {
                fail(
                    .savedSearch, span, "a saved search needs at least one condition",
                    reason: "All listings of the board have pages and feeds anyway.", fix: report.where("{kind: …}", at: span))
            }
            return nil
        }
        for var term in known {
            if report.isFull { return nil }
            let most = term.key == "area" ? 2 * Area.mostCorners : FilterReader.mostValues
            if term.values.count > most {
                fail(.savedSearch, term.keySpan, "\(term.key.quoted) has \(term.values.count) values; at most \(most) fit")
                term.values.removeLast(term.values.count - most)
            }
            read(term)
        }
        limitPlaces()
        limitPrice()
        guard isSound else { return nil }
        let plans = plans.compactMap(\.self)
        guard !plans.isEmpty else {
            fail(
                .savedSearch, span, "nothing can match: no kind of this board can meet all of these conditions",
                reason: "All conditions must hold for one listing: \(conditions.map(\.key.quoted).listed()).", ofKinds: true)
            return nil
        }
        return Filter(query: SearchQuery(inOrder: conditions).text, plans: plans)
    }

    private mutating func read(_ term: FilterTerm) {
        switch term.key {
        case "kind": readKinds(term)
        case "words": readWords(term)
        case "state": readStates(term)
        case "region": readRegions(term)
        case "suburb": readSuburbs(term)
        case "surrounding": readSurrounding(term)
        case "near": readNear(term)
        case "km": readKilometres(term)
        case "area": readArea(term)
        case "owner": readOwners(term)
        case "tag": readTags(term)
        case "min", "max": readPrice(term)
        case "added": readAdded(term)
        case "dropped": readDropped(term)
        case "inspection": readInspection(term)
        default: readField(term)
        }
    }

    private mutating func readKinds(_ term: FilterTerm) {
        let kinds = vocabulary.kinds
        var chosen: Set<String> = []
        var areKnown = true
        for word in term.values {
            let folded = word.text.foldedWord
            if let kind = kinds.first(where: { $0.id == folded }) {
                chosen.insert(kind.id)
                continue
            }
            areKnown = false
            let guess =
                kinds.first { [$0.plural, $0.label.foldedWord, $0.labels.foldedWord, $0.noun.foldedWord].contains(folded) }?.id
                ?? Spelling.nearest(to: word.text, among: kinds.map(\.id))
            fail(
                .choiceValue, word.span,
                "there is no kind \(word.text.quoted)" + Spelling.question(guess),
                reason: "The kinds are \(kinds.map(\.id).listed()).",
                fix: guess.flatMap { fix(word, key: term.key, values: [$0]) }, ofKinds: true)
        }
        // Nothing is known of an unknown kind.
        guard areKnown else { return }
        wanted = kinds.filter { chosen.contains($0.id) }
        plans = wanted.map { FilterPlan(kind: $0.id) }
        add("kind", wanted.map(\.id))
    }

    /// Reports what is wrong. `ofKinds` says that it may follow from a kind that could not be read.
    mutating func fail(
        _ rule: Rule, _ span: SourceSpan, _ message: String, reason: String = "", fix: String? = nil, ofKinds: Bool = false
    ) {
        isSound = false
        if ofKinds, !vocabulary.areKindsSound { return }
        report.add(rule, span, message, reason: reason, fix: fix)
    }

    /// The line with another value, or two lines with "or" between them; nil if they cannot be pasted.
    func fix(_ word: FilterWord, key: String, values: [String]) -> String? {
        Rule.alternatives(
            values.prefix(2).compactMap { value in
                let line = word.isWhole ? report.line(replacing: word.span, with: form.written(value)) : nil
                return line ?? (form == .group ? "\(key): \(form.written(value))" : nil)
            })
    }

    /// Reports that no wanted kind has what a term asks for, `what`; only `others` have it.
    mutating func failNever(_ term: FilterTerm, what: String, others: [Kind]) {
        let kinds = others.map(\.labels.lowercasedFirst).listed()
        let truth = others.isEmpty ? "no kind of this board has \(what)" : "only \(kinds) have \(what)"
        fail(
            .savedSearch, term.keySpan, "nothing can match \(term.key.quoted): \(truth)",
            reason: others.isEmpty ? "" : "This search wants \(wanted.map(\.labels.lowercasedFirst).listed("or")): see its \"kind\".",
            ofKinds: true)
    }

    /// The only value of a term; reports others.
    mutating func single(_ term: FilterTerm) -> FilterWord? {
        guard let word = term.values.first, term.values.count == 1 else {
            // Between two words of one number stands a comma, `%2C` at most; between two keys stands more.
            let areOne = zip(term.values, term.values.dropFirst()).allSatisfy { $1.span.column - $0.span.column - $0.span.length <= 3 }
            if form == .query, areOne, let number = GroupedNumber.digits(of: term.values.map(\.text)),
                let whole = FilterWord(joining: term.values)
            {
                fail(
                    .savedSearch, whole.span, "a number in a search has no commas: a comma separates values",
                    fix: fix(whole, key: term.key, values: [number]))
                return nil
            }
            fail(
                .savedSearch, term.keySpan, "\(term.key.quoted) takes one value, not \(term.values.count)",
                reason: "It is a limit, not a choice.")
            return nil
        }
        return word
    }

    /// Lets only those of the wanted kinds match whose place among them is given.
    mutating func keep(_ places: some Sequence<Int>) {
        let kept = Set(places)
        for place in plans.indices where !kept.contains(place) { plans[place] = nil }
    }

    /// Adds to what listings of all wanted kinds must meet.
    mutating func limit(_ body: (inout FilterPlan) -> Void) {
        for place in plans.indices {
            if var plan = plans[place] {
                body(&plan)
                plans[place] = plan
            }
        }
    }

    /// Adds a condition to the query.
    mutating func add(_ key: String, _ values: [String]) { conditions.append((key, values)) }

    /// Whether the query has a condition already.
    func holds(_ key: String) -> Bool { conditions.contains { $0.key == key } }
}

extension Report {
    /// A line that gives a search its conditions, as far indented as the one at a place if that does so too.
    func `where`(_ conditions: String, at span: SourceSpan) -> String {
        let line = "where: " + conditions
        return (source.line(span.line) ?? "").drop { $0 == " " }.hasPrefix("where:") ? indented(line, at: span) : line
    }
}
