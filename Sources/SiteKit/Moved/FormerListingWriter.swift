import Bytes
import ListingKit
import Publishing
import Rules
import Syndication

/// Makes what stands at an address that a listing had.
struct FormerListingWriter: Sendable {
    let pages: PageMaker
    /// Nil if the board has no authority, without which no feed has an identity.
    let heads: FeedHeads?
    let calendars: Calendars?
    private var words: Words { pages.context.words }

    /// What leads on to a listing: a page, a feed where there is one of its comments, and its calendar itself, since an empty one would take
    /// inspections away that are still on.
    func moved(_ input: FormerListingFiles.Input, to item: SiteListing) throws -> [Artifact] {
        let title = item.listing.title
        let name = title.isolated
        var artifacts = [try pages.movedPage(at: input.route, title, to: item.route, called: name, isCanonical: false)]
        if input.before.hadComments || item.talk?.hasBeenCommented ?? false {
            artifacts += try comments(
                input, title: words.comments(on: name), entry: words.newAddress(of: name), text: words.aboutMoved(name),
                id: "moved/comments/", page: item.route)
        }
        if let calendars, input.before.hadCalendar || !item.listing.appointments.isEmpty {
            let bytes = calendars.calendar(
                name: title, page: item.route, file: item.route.inspections,
                zone: item.locality?.timeZone ?? pages.context.board.timeZone, items: [item])
            artifacts.append(Artifact(path: try ArtifactPath(input.route.inspections.file), stage: .asset, content: .bytes(bytes)))
        }
        return artifacts
    }

    /// What says that a listing is gone. Only its identity is in it, which feeds cannot do without.
    func gone(_ input: FormerListingFiles.Input) throws -> [Artifact] {
        let gone = words["moved.gone"]
        var artifacts = [try pages.gonePage(at: input.route, input.others.map { ($0.name, $0.route) })]
        if input.before.hadComments {
            artifacts += try comments(
                input, title: gone, entry: gone, text: words["moved.nothing_more"], id: "listing/", ending: "/gone", page: input.route)
        }
        if let calendars, input.before.hadCalendar {
            let file = input.route.inspections
            let bytes = calendars.empty(name: gone, page: input.route, file: file)
            artifacts.append(Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes)))
        }
        return artifacts
    }

    /// A feed with one entry in place of one of comments, as whoever follows that knows it.
    private func comments(
        _ input: FormerListingFiles.Input, title: String, entry name: String, text: String, id: String, ending: String = "", page: Route
    ) throws -> [Artifact] {
        guard let heads else { return [] }
        let context = heads.context
        let (listing, file) = (input.before.id, input.route.ownComments)
        // Comments have times within the first hour of their days, and no feed becomes older.
        let day = Moment(input.before.day)
        let moment = Moment(code: day.code + 3_600_000_000) ?? day
        let scope = FeedScope(kind: .board, name: title, identity: "", page: page)
        let feed = heads.feed(of: scope, "feed/comments/" + listing, title: title, subtitle: text, updated: moment)
        let entries = FeedEntries(1, size: 2_048) { _, entry in
            entry.id = entry.text(heads.authority.uri(id + listing + ending))
            entry.title = entry.text(name)
            entry.url = entry.text(context.address.absolute(page))
            entry.updated = context.clock.instant(of: moment)
            entry.published = entry.updated
            entry.summary = entry.text(text)
        }
        let bytes = FeedFormat.atom.encode(feed.at(context.address.absolute(file)), entries)
        return [Artifact(path: try ArtifactPath(file.file), stage: .asset, content: .bytes(bytes))]
    }
}
