import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case about, action, alt, atom, attribution, available, base, board, body, calendarHref, calendars, calendarTitle, campus, campuses
    case cancelled, canonical, card, cards, changeReaders, changesHref, closed, closedNotice, confirmed, confirmedIso, contact, count
    case countText, crumbs, current, dataHref, datetime, day, dayIso, description, display, distance, drop, eachListing, eachPostcode
    case editHref, email, empty, events, expired, expires, expiresText, external, facts, features, featuresLabel, feeds, fields, first
    case followHref, formats, gallery, gap
    case hasCampuses, hasFeatures, hasGallery, hasHistory, hasInspections, hasNearby, hasPoints, hasTags
    case groups, heading, height, highlights, history, homeHref, href, hub, icon, image, indexHref, inspections, isHome, isHowToPost, json
    case jsonLd, kindLabel, kinds, label, language, last, licence, listed, listedIso, listingId, listingsHref, locale, map, monthly, name
    case nav, nearby
    case neighbours, next, noindex, opmlHref, owner, pages, pageTitle, pageType, pagination, people, per, phone, placeLine, placesHref,
        points
    case pointsFromMiddle, postalNote
    case postcode, postcodes, postHref, posts, preview, previous, price, priceChart, priceLabel, prices, readers, rise, role, rows, rss
    case schemaHref
    case scopeCount, scopeName, scopes, search, searchHref, smsHref, src, state, stateHref, stateName, states, statusLabel, streetHidden
    case suburb, suburbHref, suburbs, summary, tagline, tags, text, time, title, type, university, until, untilIso, value, version, website
    case wideText, width

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
