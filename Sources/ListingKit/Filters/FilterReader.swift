import Places
import Values

/// Reads a filter, written as keys with values in YAML or as what stands after the `?` of the search page, and checks every part of it
/// against what the board has.
struct FilterReader {
    /// More values of one key would make an address that nobody can use.
    static let mostValues = 50

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
    /// The states that are wanted, if the filter names any.
    var states: Set<State>?
    /// The lowest and the highest price that is wanted, in cents, with the terms that say so.
    var bounds: (low: (term: FilterTerm, cents: Int)?, high: (term: FilterTerm, cents: Int)?)
    private var conditions: [(key: String, values: [String])] = []

    private init(_ form: FilterForm, _ span: SourceSpan, _ vocabulary: FilterVocabulary) {
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
            var reader = FilterReader(.query, node.span, vocabulary)
            return reader.read(terms, report: &report)
        }
        guard node.entries != nil else {
            report.add(
                .savedSearch, node.span, "the conditions of a search are a group of keys, not \(node.noun)",
                reason: "Several conditions stand in one pair of braces; all of them must hold.",
                fix: report.where("{kind: …, max: …}", at: node.span))
            return nil
        }
        var reader = FilterReader(.group, node.span, vocabulary)
        let terms = reader.terms(of: node, report: &report)
        return reader.read(terms, report: &report)
    }

    private mutating func read(_ all: [FilterTerm], report: inout Report) -> Filter? {
        let known = knownTerms(all, report: &report)
        guard !known.isEmpty else {
            if isSound {
                fail(
                    .savedSearch, span, "a saved search needs at least one condition",
                    reason: "All listings of the board have pages and feeds anyway.", fix: report.where("{kind: …}", at: span),
                    report: &report)
            }
            return nil
        }
        for var term in known {
            if report.isFull { return nil }
            if term.values.count > FilterReader.mostValues {
                fail(
                    .savedSearch, term.keySpan,
                    "\(term.key.quoted) has \(term.values.count) values; at most \(FilterReader.mostValues) fit", report: &report)
                term.values.removeLast(term.values.count - FilterReader.mostValues)
            }
            read(term, report: &report)
        }
        limitPrice(report: &report)
        guard isSound else { return nil }
        let plans = plans.compactMap(\.self)
        guard !plans.isEmpty else {
            fail(
                .savedSearch, span, "nothing can match: no kind of this board can meet all of these conditions",
                reason: "All conditions must hold for one listing: \(conditions.map(\.key.quoted).listed()).", ofKinds: true,
                report: &report)
            return nil
        }
        let query = conditions.map { "\($0.key.percentEncoded)=\($0.values.map(\.percentEncoded).joined(separator: ","))" }
        return Filter(query: query.joined(separator: "&"), plans: plans)
    }

    private mutating func read(_ term: FilterTerm, report: inout Report) {
        switch term.key {
        case "kind": readKinds(term, report: &report)
        case "state": readStates(term, report: &report)
        case "suburb": readSuburbs(term, report: &report)
        case "owner": readOwners(term, report: &report)
        case "tag": readTags(term, report: &report)
        case "min", "max": readPrice(term, report: &report)
        default: readField(term, report: &report)
        }
    }

    private mutating func readKinds(_ term: FilterTerm, report: inout Report) {
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
                "there is no kind \(word.text.quoted)" + (guess.map { "; did you mean \($0.quoted)?" } ?? ""),
                reason: "The kinds are \(kinds.map(\.id).listed()).",
                fix: guess.flatMap { form.fix(word, key: term.key, values: [$0], report: report) }, ofKinds: true, report: &report)
        }
        // Of a kind that nobody knows, nothing can be said.
        guard areKnown else { return }
        wanted = kinds.filter { chosen.contains($0.id) }
        plans = wanted.map { FilterPlan(kind: $0.id) }
        add("kind", wanted.map(\.id))
    }
}

/// What the readers of the keys share.
extension FilterReader {
    /// Reports what is wrong. `ofKinds` tells that it may follow from a kind that could not be read.
    mutating func fail(
        _ rule: Rule, _ span: SourceSpan, _ message: String, reason: String = "", fix: String? = nil, ofKinds: Bool = false,
        report: inout Report
    ) {
        isSound = false
        if ofKinds, !vocabulary.areKindsSound { return }
        report.add(rule, span, message, reason: reason, fix: fix)
    }

    /// Reports that no listing of the wanted kinds can have what a term asks for, since only `others` have it; `what` names it.
    mutating func failNever(_ term: FilterTerm, what: String, others: [Kind], report: inout Report) {
        let kinds = others.map(\.labels.lowercasedFirst).listed()
        let truth = others.isEmpty ? "no kind of this board has \(what)" : "only \(kinds) have \(what)"
        fail(
            .savedSearch, term.keySpan, "nothing can match \(term.key.quoted): \(truth)",
            reason: others.isEmpty ? "" : "This search wants \(wanted.map(\.labels.lowercasedFirst).listed("or")): see its \"kind\".",
            ofKinds: true, report: &report)
    }

    /// The only value of a term; reports others.
    mutating func single(_ term: FilterTerm, report: inout Report) -> FilterWord? {
        guard let word = term.values.first, term.values.count == 1 else {
            // Between two words of one number stands a comma, `%2C` at most; between two keys stands more.
            let areOne = zip(term.values, term.values.dropFirst()).allSatisfy { $1.span.column - $0.span.column - $0.span.length <= 3 }
            if form == .query, areOne, let number = GroupedNumber.digits(of: term.values.map(\.text)),
                let whole = FilterWord(joining: term.values)
            {
                fail(
                    .savedSearch, whole.span, "a number in a search has no commas: a comma separates values",
                    fix: form.fix(whole, key: term.key, values: [number], report: report), report: &report)
                return nil
            }
            fail(
                .savedSearch, term.keySpan, "\(term.key.quoted) takes one value, not \(term.values.count)",
                reason: "It is a limit, not a choice.", report: &report)
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
    mutating func add(_ key: String, _ values: [String]) {
        conditions.append((key, values))
    }

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
