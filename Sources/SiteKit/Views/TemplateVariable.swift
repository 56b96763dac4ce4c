import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case about, action, alt, anchor, atom, attribution, available, base, board, body, calendarHref, calendars, calendarTitle, campus
    case campuses, cancelled, canonical, card, cards, changeReaders, changesHref, closed, closedNotice, confirmed, confirmedIso, contact
    case count, countText, crumbs, current, dataHref, datetime, day, dayIso, description, display, distance, drop, eachListing
    case eachPostcode, editHref, email, empty, events, expired, expires, expiresText, external, facets, facetsText, facts, features
    case featuresLabel, feeds, fields, first, followHref, formats, gallery, gap, groups, hasCampuses, hasFeatures, hasGallery
    case hasHistory, hasInspections, hasNearby, hasPoints, hasTags, heading, height, highlights, history, homeHref, href, hub, icon, image
    case indexHref, inspections, isFirst, isHome, isHowToPost, json, jsonLd, jumps, kindLabel, kinds, label, language, last, letters
    case licence, listed, listedIso, listingId, listingsHref, lists, locale, map, mapLinks, monthly, name, namesHref, nav, near, nearby
    case neighbours, next, noindex, opmlHref, owner, pages, pageTitle, pageType, pagination, people, per, phone, placeLine
    case placesHref, points, pointsFromMiddle, postalNote
    case postcode, postcodes, postHref, posts, preview, previous, price, priceChart, priceLabel, prices, readers, rise, role, rows, rss
    case schemaHref, scopeCount, scopeName, scopes, search, searchHref, searchLabel, smsHref, src, state, stateHref, stateName, states
    case statusLabel, streetHidden, suburb, suburbHref, suburbs, suburbsHref, suburbsText, summary, tagline, tags, text, tiles
    case tilesCredit, tilesHost, time, title, type, university, until, untilIso, value, version, website, wide, wideCount, wideText
    case width

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
