/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum Name: UInt16, CaseIterable {
    case about, action, alt, atom, attribution, available, base, board, body, campus, campuses, canonical, card, cards, closed
    case closedNotice, confirmed, confirmedIso, contact, count, countText, crumbs, current, datetime, day, dayIso, description, display
    case distance, drop, editHref, email, empty, expired, expires, expiresText, external, facts, features, featuresLabel, feeds, first
    case gallery, gap, groups, heading, height, highlights, history, href, icon, image, indexHref, inspections, isHome, isHowToPost, json
    case kindLabel, kinds, label, language, last, licence, listed, listedIso, listingId, map, monthly, name, nav, nearby, neighbours, next
    case noindex, owner, pageTitle, pages, pagination, people, per, phone, placeLine, postalNote, postHref, postcode, posts, previous
    case price, role, rows, rss, scopeName, scopes, search, smsHref, src, state, stateHref, stateName, states, statusLabel, streetHidden
    case suburb, suburbHref, suburbs, summary, tagline, tags, text, time, title, type, university, value, version, website, width

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

    /// How many there are.
    static let number = allCases.count

    /// All names, for compiling templates.
    static let vocabulary = Vocabulary(allCases.map(\.snakeCase))
}
