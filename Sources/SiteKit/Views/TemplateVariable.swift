import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case about, action, advice, alt, anchor, askFor, askHref, askName, askText, assets, atom, attribution, available, base, board, body,
        calendarHref, calendars
    case boardCampuses, excerpt, founded, hasMentionedIn, hasMentions, hasVariants, links, mean, mentionedIn, mentions, mentionsTitle,
        offers
    case ratings, variants, variantsTitle
    case calendarTitle, campus, campuses, cancelled, canonical, card, cards, cents, changeReaders, changesHref, closed, closedNotice
    case confirmed, confirmedIso, contact, count, counter, countText, crumbs, current, darkColour, dataHref, datetime, day, dayIso, days
    case description, display, distance, drop, eachListing, eachPostcode, editHref, email, empty, events, expires, expiresIso
    case expiresText, external, facets, facetsText, facts, features, featuresLabel, feeds, fields, first, followHref, formats, gallery
    case gap, groups, hasCampuses, hasFeatures, hasGallery, hasHistory, hasInspections, hasPoints, hasSimilar, hasTags, heading, height
    case highlights, history, homeHref, href, hub, icon, image, indexHref, initials, inspections, inspectionsHref, inspectionsText, isFirst
    case isHome, isHowToPost, json, jsonLd, jumps, kindId, kindLabel, kinds, label, language, last, leadSrc, letters, licence
    case lightColour, listed, listedIso, listingId, listingsHref, lists, locale, map, mapLinks, matrix, monthly, moreHref, moreText
    case moveIn, name, namesHref, nav, near, neighbours, next, noindex, onePicture, open, opmlHref
    case othersHref, othersText, owner, ownerCount, ownerSince, pages, pageTitle
    case pageType, pagination, people, per, phone, pictureCount, placeLine, placesHref, points, pointsFromMiddle, postalNote, postcode
    case postcodes, postHref, posts, preview, previous, price, priceChart, priceLabel, readers, reason, reportHref, rise
    case role, rows, rss, schemaHref, scopeCount, scopeName, scopes, search, searchHref, searchLabel, shortcuts, similar, similarTitle
    case since, slots, smsHref, src, standing, standingNote, state, stateHref, stateName, states, statusLabel, statusLine, streetHidden
    case streetsHref, suburb, suburbHref, suburbs, suburbsHref, suburbsText, summary, tagline, tags, text, tiles, tilesCredit, tilesHost
    case tilesOrigin, time, title, type, unit, university, untilIso, value, version, website, whatsapp, wide, wideCount, wideText, width

    // What people say, and where they meet
    case abn, abnHref, circles, commentHref, comments, commentsHref, commentsText, earlierText, hasTalk, likeHref, likesText, listingHref
    case members, membersText, news, room, source, stories, storiesText, webmention

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
