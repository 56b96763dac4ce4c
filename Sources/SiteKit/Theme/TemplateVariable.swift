import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case abn, abnHref, about, action, advice, after, alt, anchor, appointment, askFor, askHref, askName, asks, askText, assets, atom
    case attribution, autofill, available, away, base, before, board, boardBrands, boardCampuses, boardComments, body, brandsHref
    case calendarHref, calendarMonthsHref, calendars, calendarTitle, campus, campuses, cancelled, canonical, card, cards, cells, cents
    case changeFormats, changeReaders, changesHref, circles, closed, closedNotice, commentHref, comments, commentsHref, commentsText
    case confirmed, confirmedIso, contact, contentPath, controls, count, counter, counts, countText, crumbs, current, darkColour
    case dataHref, datetime, day, dayIso, days, description, direction, display, distance, drop, eachListing, eachPostcode
    case earlierText, editHref, email, empty, ended, events, excerpt, expires, expiresIso, expiresText, external, facets, facetsText, facts
    case features, featuresLabel, feeds, fields, first, folded, folder, followHref, foot, forgeEdit, forgeNew, form, formats, founded
    case gallery, gap, greatest, groups, guideHref, guideTitle, hasCampuses, hasChoices, hasFeatures, hasGallery, hasHistory
    case hasInspections, hasMatches
    case hasMentionedIn, hasMentions, hasOccasions, hasPoints, hasSimilar, hasStories, hasTags, hasTalk, hasVariants, heading, height, held
    case help, highlights, history, holds, homeHref, href, hub, icon, image, indexHref, initials, inspections, inspectionsHref
    case inspectionsText, inTeam, isAny, isArea, isFirst, isHome, isSelect, json, jsonLd, judgeBoard, judgeModule, jumps
    case key, kindId, kindLabel, kinds, label, language, last, layers, leadSrc, least, letters, licence, lightColour, likeHref
    case likesText, limits, links, listed, listedIso, listingHref, listingId, listingsHref, lists, locale, longest, map, mapLinks
    case matchGroups, matchText, matrix, mean, medians, members, membersText, mentionedIn, mentions, mentionsTitle, menu, mode
    case monthly, months, moreHref, moreText, most, moveIn, name, namesHref, nav, near, neighbours, newListings, newPersonHref, news, next,
        nextText
    case noindex, note, numbered, occasions, occasionsLabel, offer, offers, oneOf, onePicture, open, opmlHref, options, order, othersHref
    case othersText, other, owner, ownerCount, ownerSince, pages, pageTitle, pageType, pagination, pattern, people, per, personAsks
    case personMore, phone, picturesLast
    case pictureCount, pictureWords, place, placeLine, placesHref, points, pointsFromMiddle, postalNote, postCard, postcode, postcodes
    case posted, postHref
    case preview, previewDay, previewText, previous, price, priceChart, priceLabel, ratings, readers, reason, relay, relayOrigin
    case repeats, reportHref, required, rise, role, room, rows, rss, savedName, schemaHref, scopeCount, scopeHref, scopeName, scopes
    case search, searchHref, searchLabel, sections, seeAll, seeking, settled, shortcuts, signal, similar, similarTitle, since, single, size
    case slots, smsHref, snapshot, source, src, standing, standingNote, state, stateHref, stateName, states, statusLabel, statusLine, step
    case stories, storiesText, street, streetHidden, streetsHref, suburb, suburbHref, suburbs, suburbsHref, suburbsText, summary
    case tagline, tags, tall, text, tiles, tilesCredit, tilesHost, tilesOrigin, time, title, type, unit, university, untilIso, usual
    case value, variants, variantsTitle, version, webmention, website, weeks, whatsapp, why, wide, wideCount, wideText, width

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
