import Facts
import Matching
import Places
import Values

/// What a listing says to those who look for a home.
extension MatchProfile {
    /// Nil if the listing's kind is not about that.
    package init?(_ listing: Listing) {
        guard let rule = listing.kind.uses.match else { return nil }
        let fields = MatchFields(listing, rule)
        self.init(
            MatchFacts(fields), suburbs: fields.suburbs, campuses: fields.campuses, homes: fields.likes, joined: fields.joined)
    }
}

extension MatchFacts {
    fileprivate init(_ fields: MatchFields) {
        let rule = fields.rule
        self.init(rule.role)
        let sought = rule.role == .request ? fields.words(rule.seeks?.field) : []
        seeksHome = rule.seeks.map { sought.contains($0.home) } ?? false
        seeksPlace = rule.role == .request && (rule.seeks.map { sought.contains($0.place) } ?? true)
        cents = fields.weekly
        from = fields.day(rule.from)
        until = fields.day(rule.until)
        stay = fields.range(rule.stay)
        // Whoever joined is one of them, though the file may not count them yet.
        people = max(1, fields.count(rule.people) ?? 1, Int32(clamping: fields.joined.count + 1))
        seats = fields.count(rule.seats)
        bedrooms = fields.range(rule.bedrooms)
        for habit in rule.habits {
            guard let word = fields.words(habit).first,
                let place = rule.scale.place(of: word, in: fields.listing.kind.fields[habit].id)
            else { continue }
            habits[place.habit] = place.word
        }
        breakers = fields.words(rule.breakers).reduce(into: []) { $0.formUnion(rule.scale.breaker($1)) }
    }
}

/// The values of a listing's fields in the form in which they are compared.
private struct MatchFields {
    let listing: Listing
    let rule: MatchRule

    init(_ listing: Listing, _ rule: MatchRule) {
        self.listing = listing
        self.rule = rule
    }

    private func value(_ field: Int?) -> FieldValue? { field.flatMap { listing.values[$0] } }

    /// The price of a week.
    var weekly: Int32? {
        guard let price = listing.price, let period = listing.kind.price?.per else { return nil }
        return switch period {
        case .week: Int32(clamping: price.cents)
        case .month: Int32(clamping: price.cents * 12 / 52)
        case .night: Int32(clamping: price.cents * 7)
        case .once: nil
        }
    }

    func words(_ field: Int?) -> [String] {
        switch value(field) {
        case .choice(let word)?: [word]
        case .choices(let words)?: words
        default: []
        }
    }

    func day(_ field: Int?) -> Int32? { if case .date(let day)? = value(field) { Int32(clamping: day.number) } else { nil } }

    func count(_ field: Int?) -> Int32? { if case .count(let count)? = value(field) { Int32(clamping: count) } else { nil } }

    /// Whoever joined the owner.
    var joined: [String] {
        guard case .people(let handles)? = value(rule.joined) else { return [] }
        return handles.filter { $0 != listing.owner }.onlyFirst
    }

    func range(_ field: Int?) -> ClosedRange<Int32>? {
        switch value(field) {
        case .count(let count)?: Int32(clamping: count)...Int32(clamping: count)
        case .range(let range)?: Int32(clamping: range.least ?? 0)...Int32(clamping: range.most ?? Int(Int32.max))
        default: nil
        }
    }

    /// Its own first.
    var suburbs: [Int32] {
        let own = listing.place.map { [$0.locality.index] } ?? []
        guard case .suburbs(let others)? = value(rule.suburbs) else { return own }
        return (own + others.map { $0.index }).onlyFirst
    }

    var campuses: [Int32] {
        guard case .campuses(let campuses)? = value(rule.campuses) else { return [] }
        return campuses.map { $0.row }
    }

    var likes: [String] { if case .references(let ids)? = value(rule.likes) { ids } else { [] } }
}
