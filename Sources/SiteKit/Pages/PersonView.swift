import Bytes
import Findings
import ListingKit
import Mustache
import Rules
import Values

/// Sets what somebody says of themselves beside their contact: their status line, their circles and the number of their business.
struct PersonView {
    private let person: Person
    private let context: SiteContext

    init(_ person: Person, _ context: SiteContext) {
        self.person = person
        self.context = context
    }

    func set(in view: inout View) {
        if let news = person.news, news.stands(on: context.today) {
            view.object(.news) { view in
                view.text(.text, news.text)
                view.text(.day) { $0.append(long: news.day, in: context.words.formats) }
                view.plain(.dayIso) { $0.append(news.day) }
            }
        } else {
            view.absent(.news)
        }
        view.objects(.circles, context.circles.filter { person.circles.contains($0.slug) }) { view, circle in
            view.text(.name, circle.name)
            view.link(.href, context.address, .circle(circle.slug))
        }
        guard let number = person.businessNumber else { return view.absent(.abn, .abnHref) }
        view.plain(.abn, Rule.spaced(businessNumber: number))
        // The public register, where anybody can see whose number it is.
        view.plain(.abnHref, "https://abr.business.gov.au/ABN/View?abn=" + number)
    }
}
