import ListingKit
import Mustache

/// The page that tells programmers what their programs can get from the board.
///
/// What depends on the board's kinds is derived from them; the rest stands in the template.
struct DataPage: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    func fill(_ view: inout View) {
        maker.head(.api, title: "Data", in: &view)
        view.text(.description, "What programs can get from \(context.board.title): feeds, calendars, and listings and suburbs as JSON.")
        maker.crumbs(to: .api, "Data", in: &view)
        maker.follow.set(.board(context), calendar: false, in: &view)
        view.text(.hub, context.board.hub)
        view.link(.opmlHref, context.address, .subscriptions)
        view.link(.indexHref, context.address, .searchIndex)
        view.objects(.kinds, context.kinds.enumerated()) { view, numbered in
            let (place, kind) = numbered
            view.bool(.first, place == 0)
            view.bool(.last, place == context.kinds.count - 1)
            view.text(.value, kind.id)
            view.text(.label, kind.label)
            view.link(.href, context.address, .kind(kind))
            view.text(.price, kind.price?.field)
            view.text(.text, kind.statuses.joined(separator: ", "))
            view.list(.fields) { view in
                for field in kind.fields where field.id != kind.price?.field {
                    guard let type = field.type.dataDescription(for: field) else { continue }
                    view.item { view in
                        view.text(.name, field.id)
                        view.text(.label, field.label)
                        view.text(.type, type)
                    }
                }
            }
        }
        view.objects(.events, EventMark.Kind.allCases) { view, event in
            view.plain(.name, event.name)
            view.plain(.text, DataPage.text(of: event))
        }
        view.link(.listingsHref, context.address, .listingsAPI)
        view.link(.schemaHref, context.address, .schemaAPI)
        view.bool(.eachListing, context.board.data.listings == .each)
        view.bool(.eachPostcode, context.board.data.postcodes == .each)
        view.list(.postcodes) { view in
            for group in context.gazetteer.postcodePrefixes { view.append(view.plain(group.prefix)) }
        }
    }

    private static func text(of event: EventMark.Kind) -> String {
        switch event {
        case .listed: "It was listed."
        case .back: "It is open to all again."
        case .priceRose: "Its price rose."
        case .priceDropped: "Its price dropped."
        case .inspectionAdded: "An inspection was added."
        case .inspectionCancelled: "An inspection was cancelled."
        case .pending: "Somebody is about to take it."
        case .done: "It is let, sold or otherwise gone."
        case .withdrawn: "Its owner took it back."
        case .expired: "Its owner has not confirmed it for too long."
        }
    }
}
