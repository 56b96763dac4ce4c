import Mustache

/// Every name that a template may use. A template that uses another one is refused when it is compiled.
///
/// In templates the names are in snake case: `pageTitle` is `page_title`.
enum TemplateVariable: UInt16, CaseIterable {
    case abn, abnHref, about, action, advice, alt, anchor, askFor, askHref, askName, askText, assets, atom, attribution, available
    case base, board, boardBrands, boardCampuses, body, brandsHref, calendarHref, calendarMonthsHref, calendars, calendarTitle, campus,
        campuses, cancelled
    case canonical, card, cards, cells, cents, changeReaders, changesHref, circles, closed, closedNotice, commentHref, comments
    case commentsHref, commentsText, confirmed, confirmedIso, contact, count, counter, counts, countText, crumbs, current, darkColour
    case dataHref, datetime, day, dayIso, days, description, display, distance, drop, eachListing, eachPostcode, earlierText, editHref
    case email, empty, events, excerpt, expires, expiresIso, expiresText, external, facets, facetsText, facts, features, featuresLabel
    case feeds, fields, first, followHref, formats, founded, gallery, gap, groups, hasCampuses, hasFeatures, hasGallery, hasHistory
    case hasInspections, hasMatches, hasMentionedIn, hasMentions, hasOccasions, hasPoints, hasSimilar, hasStories, hasTags, hasTalk,
        hasVariants
    case guideHref
    case heading, height, highlights, history, homeHref, href, hub, icon, image, indexHref, initials, inspections, inspectionsHref
    case inspectionsText, inTeam, isFirst, isHome, isHowToPost, json, jsonLd, jumps, kindId, kindLabel, kinds, label, language, last
    case layers, leadSrc, letters, licence, lightColour, likeHref, likesText, limits, links, listed, listedIso, listingHref, listingId
    case listingsHref, lists, locale, map, mapLinks, matchGroups, matchText, matrix, mean, members, membersText, mentionedIn, mentions
    case mentionsTitle, monthly, months, moreHref, moreText, moveIn, name, namesHref, nav, near, neighbours, newListings, news, next,
        noindex
    case occasions, occasionsLabel, offer, offers, onePicture, open, opmlHref, othersHref, othersText, owner, ownerCount, ownerSince
    case pages, pageTitle, pageType, pagination, people, per, phone, pictureCount, placeLine, placesHref, points, pointsFromMiddle
    case postalNote, postcode, postcodes, postHref, posts, preview, previous, price, priceChart, priceLabel, ratings, readers, reason,
        savedName
    case reportHref, rise, role, room, rows, rss, schemaHref, scopeCount, scopeHref, scopeName, scopes, search, searchHref, searchLabel
    case sections, shortcuts, similar, similarTitle, since, slots, smsHref, source, src, standing, standingNote, state, stateHref
    case stateName, states, statusLabel, statusLine, stories, storiesText, streetHidden, streetsHref, suburb, suburbHref, suburbs
    case suburbsHref, suburbsText, summary, tagline, tags, text, tiles, tilesCredit, tilesHost, tilesOrigin, time, title, type, unit
    case university, untilIso, value, variants, variantsTitle, version, webmention, website, weeks, whatsapp, wide, wideCount, wideText
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
