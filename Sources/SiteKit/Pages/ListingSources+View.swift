import Facts
import ListingKit
import Mustache
import Values

/// What others say of a thing, and where more of it is to be had, for its page.
extension ListingSources {
    func set(in view: inout View) {
        view.objects(.ratings, ratings) { view, rated in
            let (field, ratings) = rated
            view.text(.label, field.label)
            view.text(.mean, mean(field, ratings))
            view.objects(.rows, ratings) { view, rating in
                view.text(.name, rating.by.isolated)
                view.text(.text) { rating.write(in: context.words.formats, to: &$0) }
                view.text(.day, rating.given(in: context.words.formats))
                view.text(.href, rating.url)
            }
        }
        let links = zip(item.kind.fields, item.listing.values).compactMap { field, value -> (Field, [LabelledLink])? in
            guard case .links(let links)? = value else { return nil }
            let holding = links.filter { $0.holds(on: context.today) }
            return holding.isEmpty ? nil : (field, holding)
        }
        view.objects(.offers, links) { view, offered in
            view.text(.label, offered.0.label)
            view.objects(.rows, offered.1) { view, link in
                view.text(.name, link.label.isolated)
                view.text(.href, link.url)
                view.text(.display, Board.host(link.url))
                view.text(.price, link.price.map(context.words.formats.money))
                view.text(.day, link.until.map(context.words.formats.long))
            }
        }
    }
}
