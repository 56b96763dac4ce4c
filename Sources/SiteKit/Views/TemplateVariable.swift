import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case about, action, advice, alt, anchor, askFor, askHref, askName, askText, assets, atom, attribution, available, base, board, body
    case calendarHref, calendarMonthsHref, calendars, calendarTitle, campus, campuses, cancelled, canonical, card, cards, cells, cents
    case changeReaders, changesHref, closed, closedNotice, confirmed, confirmedIso, contact, count, counter, counts, countText, crumbs
    case current, darkColour, dataHref, datetime, day, dayIso, days, description, display, distance, drop, eachListing, eachPostcode
    case editHref, email, empty, events, expires, expiresIso, expiresText, external, facets, facetsText, facts, features, featuresLabel
    case feeds, fields, first, followHref, formats, gallery, gap, groups, hasCampuses, hasFeatures, hasGallery, hasHistory
    case hasInspections, hasMatches, hasPoints, hasSimilar, hasTags, heading, height, highlights, history, homeHref, href, hub, icon
    case image, indexHref, initials, inspections, inspectionsHref, inspectionsText, inTeam, isFirst, isHome, isHowToPost, json, jsonLd
    case jumps, kindId, kindLabel, kinds, label, language, last, layers, leadSrc, letters, licence, lightColour, limits, links, listed
    case listedIso, listingId, listingsHref, lists, locale, map, mapLinks, matchGroups, matchText, matrix, monthly, months, moreHref
    case moreText, moveIn, name, namesHref, nav, near, neighbours, next, noindex, offer, onePicture, open, opmlHref, othersHref
    case othersText, owner, ownerCount, ownerSince, pages, pageTitle, pageType, pagination, people, per, phone, pictureCount, placeLine
    case placesHref, points, pointsFromMiddle, postalNote, postcode, postcodes, postHref, posts, preview, previous, price, priceChart
    case priceLabel, readers, reason, reportHref, rise, role, rows, rss, schemaHref, scopeCount, scopeHref, scopeName, scopes, search
    case searchHref, searchLabel, sections, shortcuts, similar, similarTitle, since, slots, smsHref, src, standing, standingNote, state
    case stateHref, stateName, states, statusLabel, statusLine, streetHidden, streetsHref, suburb, suburbHref, suburbs, suburbsHref
    case suburbsText, summary, tagline, tags, text, tiles, tilesCredit, tilesHost, tilesOrigin, time, title, type, unit, university
    case untilIso, value, version, website, weeks, whatsapp, wide, wideCount, wideText, width

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
