/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum Name: UInt16, CaseIterable {
    case about, action, alt, atom, attribution, available, base, board, body, calendarHref, calendars, calendarTitle, campus
    case campuses, cancelled, canonical, card, cards, changesHref, closed, closedNotice, confirmed, confirmedIso, contact, count
    case countText, crumbs, current, datetime, day, dayIso, description, display, distance, drop, editHref, email, empty, expired
    case expires, expiresText, external, facts, features, featuresLabel, feeds, first, followHref, formats, gallery, gap, groups, heading
    case height, highlights, history, href, icon, image, indexHref, inspections, isHome, isHowToPost, json, kindLabel, kinds
    case label, language, last, licence, listed, listedIso, listingId, map, monthly, name, nav, nearby, neighbours, next, noindex
    case opmlHref, owner, pages, pageTitle, pagination, people, per, phone, placeLine, postalNote, postcode, postHref, posts
    case previous, price, readers, rise, role, rows, rss, scopeName, scopes, search, searchHref, smsHref, src, state, stateHref
    case stateName, states, statusLabel, streetHidden, suburb, suburbHref, suburbs, summary, tagline, tags, text, time, title
    case type, university, value, version, website, width

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
