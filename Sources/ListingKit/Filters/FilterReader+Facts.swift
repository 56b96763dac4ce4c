import Facts
import Findings
import Values

/// Words, owners, tags and prices.
extension FilterReader {
    mutating func readOwners(_ term: FilterTerm) {
        var chosen: Set<String> = []
        for word in term.values {
            if report.isFull { return }
            if vocabulary.people.holdsSorted(word.text) {
                chosen.insert(word.text)
                continue
            }
            let guess = Rule.ownerMeant(word.text, among: vocabulary.people)
            fail(
                .ownerExists, word.span,
                "there is no owner \(word.text.quoted)" + Spelling.question(guess),
                reason: Rule.ownersKnown(vocabulary.people),
                fix: guess.flatMap { fix(word, key: term.key, values: [$0]) })
        }
        let owners = chosen.sorted()
        limit { $0.owners = owners }
        add("owner", owners)
    }

    mutating func readWords(_ term: FilterTerm) {
        var chosen: Set<String> = []
        for word in term.values {
            let words = SearchWord.all(of: word.text)
            if words.isEmpty {
                fail(
                    .savedSearch, word.span, "\(word.text.quoted) holds no word to look for",
                    reason: "A word has two letters or digits at least, and is none that stands in most texts, such as \"the\".")
            }
            chosen.formUnion(words)
        }
        let words = chosen.sorted()
        limit { $0.words = words.map { Array($0.utf8) } }
        add("words", words)
    }

    mutating func readTags(_ term: FilterTerm) {
        var chosen: Set<String> = []
        for word in term.values {
            if Rule.isTag(word.text.lowercased()) {
                chosen.insert(word.text.slugified)
            } else {
                fail(
                    .tagFormat, word.span, "\(word.text.quoted) cannot be a tag",
                    reason: "Tags have at most 30 letters, digits, spaces and hyphens.")
            }
        }
        let tags = chosen.sorted()
        limit { $0.tags = tags }
        add("tag", tags)
    }

    mutating func readPrice(_ term: FilterTerm) {
        let priced = wanted.indices.filter { wanted[$0].price != nil }
        keep(priced)
        guard !priced.isEmpty else {
            return failNever(term, what: "a price", others: vocabulary.kinds.filter { $0.price != nil })
        }
        guard let word = single(term) else { return }
        let most = 10_000_000_000
        do {
            let value = try FacetValue.amount(word.text, most: most, per: wanted[priced[0]].price?.per, key: term.key)
            if term.key == "min" { bounds.low = (term, value.bound) } else { bounds.high = (term, value.bound) }
            add(term.key, [value.text])
        } catch {
            fail(error, word, key: term.key)
        }
    }

    /// Puts the wanted prices into what listings must meet, and reports prices that no listing can have.
    mutating func limitPrice() {
        guard let term = bounds.high?.term ?? bounds.low?.term else { return }
        let low = bounds.low?.cents ?? 0
        let high = bounds.high?.cents ?? .max
        guard low <= high else {
            return fail(
                .savedSearch, term.keySpan,
                "nothing can match: \"max\", \(Money(cents: high).display), is below \"min\", \(Money(cents: low).display)",
                reason: "The price of a listing is from \"min\" to \"max\".")
        }
        limit { $0.price = low...high }
        let possible = wanted.indices.filter { wanted[$0].prices?.overlaps(low...high) ?? false }
        if possible.isEmpty, isSound {
            fail(
                .savedSearch, term.keySpan,
                "nothing can match \(term.key.quoted): no price can be so \(bounds.high == nil ? "high" : "low")", ofKinds: true)
        }
        keep(possible)
    }

    /// Reports that a text is no value of a field. `ofKinds` says that it may follow from a kind that could not be read.
    mutating func fail(_ problem: FacetValue.Problem, _ word: FilterWord, key: String, ofKinds: Bool = true) {
        fail(
            problem.rule, word.span, problem.message, reason: problem.reason,
            fix: problem.guess.flatMap { fix(word, key: key, values: [$0]) }, ofKinds: ofKinds)
    }
}

extension Kind {
    /// The prices in cents that a listing of the kind can have; nil if it has none.
    fileprivate var prices: ClosedRange<Int>? { price.flatMap { field($0.field)?.type.amounts } }
}
