import Facts
import Values

/// What is new: listings, lower prices, inspections.
extension FilterReader {
    mutating func readAdded(_ term: FilterTerm) {
        guard let days = number(term, 1...365) else { return }
        limit { $0.news.added = days }
        add("added", [String(days)])
    }

    mutating func readDropped(_ term: FilterTerm) {
        let priced = wanted.indices.filter { wanted[$0].price != nil }
        keep(priced)
        guard !priced.isEmpty else {
            return failNever(term, what: "a price", others: vocabulary.kinds.filter { $0.price != nil })
        }
        guard readYes(term) else { return }
        limit { $0.news.hasDropped = true }
        add("dropped", ["yes"])
    }

    /// Reads whether there must be an inspection, and on which days, if any are named.
    mutating func readInspection(_ term: FilterTerm) {
        guard term.values.contains(where: { $0.text.first?.isNumber ?? false }) else {
            guard readYes(term) else { return }
            limit { $0.news.hasInspection = true }
            return add("inspection", ["yes"])
        }
        var days: Set<Day> = []
        for word in term.values {
            do {
                days.insert(try FacetValue.day(word.text, key: term.key))
            } catch {
                fail(error, word, key: term.key, ofKinds: false)
            }
        }
        limit {
            $0.news.hasInspection = true
            $0.news.inspectionDays = days
        }
        add("inspection", days.sorted().map(\.description))
    }

    /// The whole number of a term; nil with a finding.
    mutating func number(_ term: FilterTerm, _ range: ClosedRange<Int>) -> Int? {
        guard let word = single(term) else { return nil }
        do {
            return try FacetValue.count(word.text, range, key: term.key)
        } catch {
            fail(error, word, key: term.key, ofKinds: false)
            return nil
        }
    }

    /// Whether a term says yes; anything else is reported, since without the term all listings count.
    mutating func readYes(_ term: FilterTerm) -> Bool {
        guard let word = single(term) else { return false }
        do {
            if try FacetValue.yesNo(word.text, key: term.key) { return true }
            fail(
                .savedSearch, word.span, "\(term.key.quoted) can only be yes", reason: "Without it all listings count.",
                fix: "Leave out \(term.key.quoted).")
        } catch {
            fail(error, word, key: term.key, ofKinds: false)
        }
        return false
    }

    /// A key with its value as it is written in this form: `region: melbourne`.
    func written(_ key: String, _ value: String) -> String { key + (form == .group ? ": " : "=") + form.written(value) }
}
