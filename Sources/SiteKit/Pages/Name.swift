/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum Name: UInt16, CaseIterable {
    case about, action, alt, atom, attribution, available, base, board, body, campus, campuses, canonical, card, cards, closed, closedNotice
    case confirmed, confirmedIso, contact, count, countText, crumbs, current, datetime, day, dayIso, description, display, distance, drop
    case editHref, email, empty, expired, expires, expiresText, facts, features, featuresLabel, feeds, first, gallery, gap, groups, heading
    case height, highlights, history, href, icon, image, indexHref, inspections, isHome, json, kindLabel, kinds, label, language, last
    case licence, listed, listedIso, listingId, map, monthly, name, nav, nearby, neighbours, next, noindex, owner, pageTitle, pages,
        pagination
    case people, per, phone, placeLine, postalNote, postcode, previous, price, role, rows, rss, scopeName, scopes, search, smsHref, src,
        state
    case stateHref, stateName, states, statusLabel, streetHidden, suburb, suburbHref, suburbs, summary, tagline, tags, text, time, title,
        type
    case university, value, version, website, width

    /// The name as templates write it.
    var snakeCase: String {
        var result = ""
        for character in String(describing: self) {
            if character.isUppercase { result.append("_") }
            result += character.lowercased()
        }
        return result
    }

    /// The name in the form in which values are looked up.
    var key: Key { Key(id: rawValue) }

    /// All names, for compiling templates.
    static let vocabulary = Vocabulary(allCases.map(\.snakeCase))
}

extension Context {
    /// The value of a name; nil means known but absent.
    subscript(name: Name) -> Value? {
        get { self[name.key] }
        set { self[name.key] = newValue ?? Value.none }
    }

    /// A context of names with their values.
    init(_ pairs: (Name, Value)...) {
        self.init(reserving: pairs.count)
        for (name, value) in pairs { self[name.key] = value }
    }
}

extension Value {
    /// Text, or absent.
    static func optional(_ text: String?) -> Value {
        text.map(Value.text) ?? .none
    }

    /// A list of objects, one for each item.
    static func objects<Item>(_ items: some Sequence<Item>, _ view: (Item) -> Context) -> Value {
        .list(items.map { .object(view($0)) })
    }
}
