import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case abn, abnHref, about, action, advice, after, alt, anchor, appointment, askFor, askHref, askName, askText, assets, atom, attribution
    case available, away, base, before, board, boardBrands, boardCampuses, boardComments, body, brandsHref, calendarHref, calendarMonthsHref
    case calendars, calendarTitle, campus, campuses, cancelled, canonical, card, cards, cells, cents, changeFormats, changeReaders
    case changesHref, circles, closed, closedNotice, commentHref, comments, commentsHref, commentsText, confirmed, confirmedIso, contact
    case count, counter, counts, countText, crumbs, current, darkColour, dataHref, datetime, day, dayIso, days, description, direction,
        display
    case distance, drop, eachListing, eachPostcode, earlierText, editHref, email, empty, events, excerpt, expires, expiresIso, expiresText
    case external, facets, facetsText, facts, features, featuresLabel, feeds, fields, first, followHref, foot, formats, founded, gallery,
        gap
    case groups, guideHref, hasCampuses, hasChoices, hasFeatures, hasGallery, hasHistory, hasInspections, hasMatches, hasMentionedIn
    case hasMentions, hasOccasions, hasPoints, hasSimilar, hasStories, hasTags, hasTalk, hasVariants, heading, height, highlights, history
    case homeHref, href, hub, icon, image, indexHref, initials, inspections, inspectionsHref, inspectionsText, inTeam, isFirst, isHome
    case isHowToPost, json, jsonLd, jumps, kindId, kindLabel, kinds, label, language, last, layers, leadSrc, letters, licence, lightColour
    case likeHref, likesText, limits, links, listed, listedIso, listingHref, listingId, listingsHref, lists, locale, map, mapLinks
    case matchGroups, matchText, matrix, mean, medians, members, membersText, mentionedIn, mentions, mentionsTitle, menu, monthly, months
    case moreHref, moreText, moveIn, name, namesHref, nav, near, neighbours, newListings, news, next, noindex, numbered, occasions
    case occasionsLabel, offer, offers, onePicture, open, opmlHref, othersHref, othersText, owner, ownerCount, ownerSince, pages, pageTitle
    case pageType, pagination, people, per, phone, pictureCount, place, placeLine, placesHref, points, pointsFromMiddle, postalNote
    case postcode, postcodes, posted, postHref, posts, preview, previewDay, previewText, previous, price, priceChart, priceLabel, ratings
    case readers, reason, reportHref, rise, role, room, rows, rss, savedName, schemaHref, scopeCount, scopeHref, scopeName, scopes, search
    case searchHref, searchLabel, sections, seeAll, seeking,
        shortcuts, signal, similar, similarTitle, since, slots, smsHref, snapshot, source, src
    case standing, standingNote, state, stateHref, stateName, states, statusLabel, statusLine, stories, storiesText, street, streetHidden
    case streetsHref, suburb, suburbHref, suburbs, suburbsHref, suburbsText, summary, tagline, tags, text, tiles, tilesCredit, tilesHost
    case tilesOrigin, time, title, type, unit, university, untilIso, value, variants, variantsTitle, version, webmention, website, weeks
    case whatsapp, why, wide, wideCount, wideText, width

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
