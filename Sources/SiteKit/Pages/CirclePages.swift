import ListingKit
import Mustache
import Rules

/// What the page of a circle has beside its list.
struct CirclePages: Sendable {
    let maker: PageMaker
    let circle: Circle

    /// The people who say that they are in it, in the order of their handles.
    var members: [Person] { maker.context.people.filter { $0.circles.contains(circle.slug) } }

    /// What the page says of itself, of a circle with so many listings.
    func about(_ total: Int) -> String { maker.context.words.aboutCircle(total, members.count, circle.name) }

    func fill(_ view: inout View) {
        let members = members
        view.text(.name, circle.name)
        view.text(.membersText, maker.context.words.members(members.count))
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
            if person.hasPage { view.link(.href, maker.context.address, .person(person)) } else { view.absent(.href) }
        }
    }
}
