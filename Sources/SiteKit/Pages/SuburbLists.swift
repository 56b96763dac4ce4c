import Bytes
import Facts
import Mustache
import Places
import Publishing
import Values

/// What a page that lists suburbs is made from.
struct SuburbList: RecipeInput {
    /// The state whose suburbs it lists; nil for all.
    var state: State?
    /// The letter that their names begin with; nil for any.
    var letter: Character?
    /// Whether it leads to other pages, which list more suburbs than it does.
    var isPart = false
    /// The way to what stands further down, or to other pages of the same sort.
    var jumps: [Jump] = []
    var sections: [Section] = []

    /// A link with how many suburbs it leads to.
    struct Jump: RecipeInput {
        let label: String
        let count: Int
        /// The page that it leads to; nil for this one.
        var route: Route?
        /// The element that it leads to.
        var anchor: String?

        func add(to input: inout FingerprintInput) {
            input.add(label)
            input.add(count)
            input.add(route?.path ?? "")
            input.add(anchor ?? "")
        }
    }

    /// Some suburbs, or the way to them.
    struct Section: RecipeInput {
        var heading: String?
        var anchor: String?
        /// What the heading leads to.
        var route: Route?
        /// How many suburbs the section leads to, if it does not list them itself.
        var count: Int?
        var letters: [Jump] = []
        var suburbs: [CountedSuburb] = []
        /// Whether the first suburb of each letter can be jumped to.
        var hasAnchors = false

        func add(to input: inout FingerprintInput) {
            input.add(heading ?? "")
            input.add(anchor ?? "")
            input.add(route?.path ?? "")
            input.add(count ?? -1)
            letters.add(to: &input)
            suburbs.add(to: &input)
            input.add(hasAnchors)
        }
    }

    func add(to input: inout FingerprintInput) {
        input.add(state?.rawValue ?? "")
        input.add(letter.map(String.init) ?? "")
        input.add(isPart)
        jumps.add(to: &input)
        sections.add(to: &input)
    }
}

/// The pages that list suburbs.
struct SuburbLists: Sendable {
    let maker: PageMaker

    private var context: SiteContext { maker.context }

    func fill(_ list: SuburbList, _ route: Route, _ view: inout View) {
        let title = title(of: list)
        maker.head(route, title: title, in: &view)
        view.text(.description, context.words.aboutSuburbs(of: list.state?.name))
        maker.crumbs(to: route, title, in: &view) { view in
            guard let state = list.state else { return }
            maker.crumb(.suburbs, in: &view)
            if list.letter != nil { maker.crumb(state.name, .suburbs(of: state), in: &view) }
        }
        maker.follow.setNone(in: &view)
        view.text(.heading, title)
        view.bool(.empty, list.sections.isEmpty)
        view.bool(.isFirst, list.state == nil)
        if let state = list.state { view.link(.stateHref, context.address, .state(state)) } else { view.absent(.stateHref) }
        view.text(.stateName, list.state?.name)
        view.plain(.state, list.state?.rawValue ?? "")
        if list.isPart { view.link(.namesHref, context.address, .suburbs) } else { view.absent(.namesHref) }
        setJumps(.jumps, list.jumps, on: route, in: &view)
        view.objects(.groups, list.sections) { view, section in
            view.text(.heading, section.heading)
            view.text(.anchor, section.anchor)
            if let route = section.route { view.link(.href, context.address, route) } else { view.absent(.href) }
            view.text(.countText, section.count.map(context.words.suburbs))
            setJumps(.letters, section.letters, on: route, in: &view)
            setSuburbs(section, in: &view)
        }
    }

    private func title(of list: SuburbList) -> String {
        guard let state = list.state else { return context.words.title(of: .suburbs) }
        return context.words.suburbs(of: state.name, letter: list.letter?.uppercased())
    }

    private func setJumps(_ name: TemplateVariable, _ jumps: [SuburbList.Jump], on page: Route, in view: inout View) {
        view.objects(name, jumps) { view, jump in
            view.text(.label, jump.label)
            view.text(.count, context.words.formats.number(jump.count))
            view.bool(.current, jump.route == page && jump.anchor == nil)
            view.text(.href) { out in
                if let route = jump.route { out.append(text: context.address.href(route)) }
                if let anchor = jump.anchor { out.append(text: "#" + anchor) }
            }
        }
    }

    private func setSuburbs(_ section: SuburbList.Section, in view: inout View) {
        var last: Character?
        view.objects(.suburbs, section.suburbs) { view, suburb in
            maker.counted(suburb, in: &view)
            let letter = suburb.locality.letter
            view.text(.anchor, section.hasAnchors && letter != last ? String(letter) : nil)
            last = letter
        }
    }
}
