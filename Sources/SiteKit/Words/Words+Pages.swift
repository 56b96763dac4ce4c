import Bytes
import Facts
import Languages
import ListingKit
import Places
import Values

/// What pages are called, what stands over their parts, and what search engines show of them.
extension Words {
    func title(of page: SitePage) -> String { self[page.titleKey] }
    /// What a page is about on a board of that title; empty for one that says more than one message can.
    func about(_ page: SitePage, on board: String) -> String { page.aboutKey.map { text($0, "board", board) } ?? "" }

    func founded(_ year: Int) -> String { text("brand_page.founded", "year", String(year)) }
    /// The heading of listings that are the same in some of their facts: `Same brand and model`.
    func same(_ labels: [String]) -> String { text("listing_facts.same", "facts", inSentence(labels)) }

    // Pages of a list
    func page(_ number: Int) -> String { number > 1 ? text("page_numbers.page", "number", String(number)) : "" }
    func page(_ number: Int, of count: Int) -> String {
        text("page_numbers.page_of", ["number": String(number), "count": String(count)])
    }
    func part(_ number: Int, of name: String) -> String {
        number > 1 ? text("page_numbers.part", ["name": name, "number": String(number)]) : name
    }
    func seeAll(_ number: Int) -> String { text("listings.see_all", count: number) }
    func newest(_ number: Int, of count: Int) -> String { some(number, of: count, "page_numbers.newest") }

    // Lists of suburbs
    func suburbs(_ number: Int) -> String { text("suburb_lists.count", count: number) }
    func all(suburbs number: Int) -> String { text("suburb_lists.all", count: number) }
    func suburbs(of state: String, letter: String?) -> String {
        guard let letter else { return text("suburb_lists.in_state", "state", state) }
        return text("suburb_lists.in_state_by_letter", ["state": state, "letter": letter])
    }

    // Descriptions of pages, which search engines show
    func aboutSuburbs(of state: String?) -> String {
        state.map { text("suburb_lists.about_state", "state", $0) } ?? self["suburb_lists.about_all"]
    }
    func aboutKind(_ count: String, _ board: String) -> String { text("kind_lists.about_kind", ["listings": count, "board": board]) }
    func aboutState(_ total: Int, _ state: String) -> String { counting(total, "state_page.about", ["state": state]) }
    func aboutOwner(_ total: Int, _ owner: String, _ board: String) -> String {
        counting(total, "person_page.about", ["person": owner, "board": board])
    }
    func aboutScope(_ total: Int, _ covered: String, _ board: String) -> String {
        counting(total, "following.about_scope", ["covered": covered, "board": board])
    }
    /// Appends what search engines show of a suburb's page.
    func write(aboutSuburb locality: Locality, _ total: Int, _ board: String, to out: inout ByteBuffer) {
        messages.write("suburb_page.about", to: &out) {
            $0 == "count" ? .number(total) : nil
        } gap: { name, out in
            if name == "suburb" { out.append(line: locality) } else { out.append(text: board) }
        }
    }

    // Lists of a catalogue
    func label(of facet: MainFacet, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _), .choice(let field, _), .choices(let field, _): kind.fields[field].label
        case .upTo: kind.price.flatMap { kind.field($0.field) }?.label ?? ""
        }
    }
    func label(of facet: MainFacet, at place: Int, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast: "\(place + 1)+"
        case .upTo(let dollars): text("kind_lists.up_to_label", "amount", formats.money(Money(cents: Wide(dollars[place]) * 100)))
        case .choice(let field, let words), .choices(let field, let words): kind.fields[field].label(of: words[place])
        }
    }
    func title(of facet: MainFacet, at place: Int, _ kind: Kind) -> String {
        switch facet.division {
        case .atLeast(let field, _):
            return text("kind_lists.at_least", ["count": String(place + 1), "fact": inSentence(kind.fields[field].label)])
        case .upTo(let dollars):
            let amount = formats.money(Money(cents: Wide(dollars[place]) * 100))
            guard let period = period(of: kind) else { return text("kind_lists.up_to", "amount", amount) }
            return text("kind_lists.up_to_each_period", ["amount": amount, "period": period])
        case .choice(let field, let words), .choices(let field, let words):
            return inSentence(kind.fields[field].label(of: words[place]))
        }
    }
    func catalogue(_ labels: String, _ title: String) -> String {
        messages.text("kind_lists.title") { .text($0 == "kind" ? labels : title) }
    }
    func browse(_ labels: [String]) -> String { text("kind_lists.browse", "facts", choice(labels.map(inSentence))) }
    /// How many a list has, of which it shows so many alone.
    func newest(_ number: Int, ofAll count: String) -> String {
        text("kind_lists.newest_of", ["listings": count, "number": String(number)])
    }

    // Numbers of listings
    func listings(_ number: Int) -> String { text("common.listings", count: number) }
    func rightNow(_ number: Int) -> String { text("following.right_now", count: number) }
    func nearest(_ number: Int, of total: Int) -> String {
        number < total ? some(number, of: total, "campus_counts.nearest") : self["orders.nearest"]
    }
    /// How far a listing is from a campus: in whole kilometres, since nobody knows where on a campus somebody goes. Measured from the middle
    /// of a suburb, it is the less exact.
    func fromCampus(_ kilometres: Int, middleOf suburb: String?) -> String {
        guard let suburb else {
            return kilometres < 1 ? self["campus_counts.distance_short"] : text("campus_counts.distance", "kilometres", String(kilometres))
        }
        return messages.text("campus_counts.distance_from_middle") { .text($0 == "suburb" ? suburb : String(max(1, kilometres))) }
    }
    func newestStories(of total: Int) -> String { text("person_page.newest_stories", count: total) }

    // What listings asked
    /// The heading of what listings of a kind asked: `Median rent of homes to rent`.
    func median(of kind: Kind) -> String {
        text("medians.title", ["price": inSentence(kind.priceLabel ?? ""), "kind": inSentence(kind.labels)])
    }
    func aboutMedians(of least: Int, within kilometres: Double?) -> String {
        guard let kilometres else { return text("medians.about", "least", String(least)) }
        return text("medians.about_near", ["least": String(least), "kilometres": String(Int(kilometres))])
    }
    /// Those that count so much: `2 beds`, and `5 or more beds` for the last step.
    func counting(_ rank: Int, by facet: MainFacet, _ kind: Kind) -> String {
        guard case .atLeast(let place, let steps) = facet.division else { return "" }
        let field = kind.fields[place]
        if rank == steps {
            let fact = field.unit?.textOfMany(in: formats) ?? inSentence(field.label)
            return text("kind_lists.at_least", ["count": String(rank), "fact": fact])
        }
        return field.shortText(.count(rank), in: formats) ?? field.zero?.asLabel ?? String(rank)
    }

    func preview(of day: Day) -> String { text("every_page.preview", "day", formats.long(day)) }
    func postalName(_ place: String) -> String { text("suburb_page.postal_only", "suburb", place) }

    // Pages and feeds that moved
    func isNow(_ before: String, _ name: String) -> String { text("moved.is_now", ["before": before, "now": name]) }
    func aboutMoved(_ name: String) -> String { text("moved.follow_there", "name", name) }
    func newAddress(of name: String) -> String { text("moved.new_address", "name", name) }

    /// What a message says with a number in `{count}` and texts in its other gaps.
    private func counting(_ count: Int, _ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        messages.text(key) { name in
            if name == "count" { return .number(count) }
            for (key, text) in texts where key == name { return .text(text) }
            return nil
        }
    }

    /// What a message says with a number of what is shown and one of what there is in all.
    func some(_ number: Int, of total: Int, _ key: String) -> String {
        messages.text(key) { $0 == "total" ? .number(total) : .text(String(number)) }
    }
}
