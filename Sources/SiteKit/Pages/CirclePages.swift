import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Rules
import Values

/// The pages of circles, and the index of circles.
struct CirclePages: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    /// What the page of a circle is made from beside its cards.
    struct Input: RecipeInput {
        let circle: Circle
        let page: CardPage

        func add(to input: inout FingerprintInput) {
            input.add(circle.slug)
            page.add(to: &input)
        }
    }

    /// The people who say that they are in a circle, in the order of their handles.
    private func members(of circle: Circle) -> [Person] { context.people.filter { $0.circles.contains(circle.slug) } }

    func circle(_ input: Input, _ ingredients: Ingredients, _ route: Route, _ view: inout View) {
        let (circle, page) = (input.circle, input.page)
        let members = members(of: circle)
        let scope = FeedScope.circle(circle)
        let title = page.title(circle.name)
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, Words.aboutCircle(page.total, members.count, circle.name))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(.circles, in: &$0) }
        maker.follow.set(scope, calendar: false, in: &view)
        view.text(.name, circle.name)
        view.plain(.membersText, Words.members(members.count))
        view.text(.countText, page.told(Words.listings(page.total)))
        view.bool(.empty, page.isEmpty)
        view.set(.about, circle.description.map { view.html(Prose.html($0)) } ?? .none)
        if let room = circle.room {
            view.object(.room) { view in
                view.text(.display, room)
                view.text(.href) { ContactLink.append(matrixRoom: room, to: &$0) }
            }
        } else {
            view.absent(.room)
        }
        view.objects(.members, members) { view, person in
            view.text(.name, person.name)
            if person.hasPage { view.link(.href, context.address, .person(person)) } else { view.absent(.href) }
        }
        maker.search(SearchLink(SearchQuery(.tag(circle.tag)), of: page.total), in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }

    /// The index; `counts` are how many listings are in each.
    func circles(_ counts: [Int], _ view: inout View) {
        maker.head(of: .circles, in: &view)
        view.objects(.circles, zip(context.circles, counts)) { view, entry in
            maker.counted(entry.0.name, .circle(entry.0.slug), entry.1, in: &view)
            view.plain(.membersText, Words.members(members(of: entry.0).count))
        }
    }
}
