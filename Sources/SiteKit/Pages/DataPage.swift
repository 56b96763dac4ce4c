import Facts
import ListingKit
import Mustache
import Rules

/// The page that tells programmers what their programs can get from the board.
///
/// What depends on the board's kinds is derived from them; the rest stands in the template.
struct DataPage: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    func fill(_ view: inout View) {
        maker.head(of: .api, following: .board(context), in: &view)
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
                    guard let type = context.words.dataType(of: field) else { continue }
                    view.item { view in
                        view.text(.name, field.id)
                        view.text(.label, field.label)
                        view.text(.type, type)
                    }
                }
            }
        }
        let text = EventText(words: context.words)
        view.objects(.events, EventMark.Kind.allCases) { view, event in
            view.plain(.name, event.name)
            view.text(.text, text.explanation(of: event))
        }
        view.link(.listingsHref, context.address, .listingsAPI)
        view.link(.schemaHref, context.address, .schemaAPI)
        view.bool(.eachListing, context.board.data.listings == .each)
        view.bool(.eachPostcode, context.board.data.postcodes == .each)
        view.list(.postcodes) { view in
            for group in context.gazetteer.postcodePrefixes { view.append(view.plain(group.prefix)) }
        }
    }
}
