import Bytes
import Facts
import ListingKit
import Mustache
import Publishing
import Values

/// The pages of the shorter lists of every kind.
struct CatalogueFiles: OutputFamily {
    private let maker: PageMaker
    private let lists: [(kind: Kind, section: Catalogue.Section)]
    private let runs: RunIndex

    init(_ site: Site, _ maker: PageMaker) {
        self.maker = maker
        lists = zip(site.context.kinds, site.catalogues).flatMap { kind, catalogue in catalogue.sections.map { (kind, $0) } }
        runs = RunIndex(lists.map { CatalogueFiles.pages(of: $0.section, site.context.words).count })
    }

    var count: Int { runs.count }

    private static func pages(of section: Catalogue.Section, _ words: Words) -> ListPages {
        ListPages(section.route, section.members, words)
    }

    /// All of them, since some are divided by price.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { changes.revalued.isEmpty ? [] : Array(0..<count) }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let (run, offset) = runs.place(of: index)
        let (kind, section) = lists[run]
        let pages = CatalogueFiles.pages(of: section, self.maker.context.words)
        let input = CatalogueList(kind: kind, section: section, page: pages.page(offset + 1, total: section.count))
        let route = input.page.route
        let needs = ListingNeeds(cards: pages.cards(offset + 1))
        return maker.recipe("page/" + route.path, input, needs) { [pages = self.maker] input, ingredients in
            [
                try pages.page(route, "list", stage: .list, section: .kind(input.kind), about: .cards(ingredients)) {
                    input.fill(ingredients, route, pages, &$0)
                }
            ]
        }
    }
}

/// What a page of a list of a catalogue is made from beside its cards.
private struct CatalogueList: RecipeInput {
    let kind: Kind
    let section: Catalogue.Section
    let page: CardPage

    func add(to input: inout FingerprintInput) {
        input.add(section.route.path)
        page.add(to: &input)
    }

    func fill(_ ingredients: Ingredients, _ route: Route, _ maker: PageMaker, _ view: inout View) {
        let (context, words) = (maker.context, maker.context.words)
        let title = page.title(words.catalogue(kind.labels, section.title))
        let all = words.count(section.count, of: kind)
        let count = section.members.count < section.count ? words.newest(section.members.count, ofAll: all) : all
        maker.head(route, title: title, noindex: page.isFurther, in: &view)
        view.text(.description, words.aboutKind(all, context.board.title))
        maker.crumbs(to: route, title, in: &view) { maker.crumb(kind.labels, .kind(kind), in: &$0) }
        maker.follow.setNone(in: &view)
        view.text(.heading, words.catalogue(kind.labels, section.title))
        view.text(.countText, count)
        maker.search(SearchLink(section.query, of: section.count, kind), in: &view)
        ingredients.setCards(.cards, in: &view)
        page.pagination.set(context.address, in: &view)
    }
}

/// The way to the shorter lists of a kind.
struct CatalogueLinks: RecipeInput {
    let groups: [Group]

    /// Lists that differ in one fact.
    struct Group: RecipeInput {
        let label: String
        let lists: [(label: String, route: Route, count: Int)]

        func add(to input: inout FingerprintInput) {
            input.add(label)
            input.add(lists.count)
            for list in lists {
                input.add(list.label)
                input.add(list.route.path)
                input.add(list.count)
            }
        }
    }

    init(_ lists: [Catalogue.Group]) {
        groups = lists.map { Group(label: $0.label, lists: $0.sections.map { ($0.label, $0.route, $0.count) }) }
    }

    func add(to input: inout FingerprintInput) { groups.add(to: &input) }

    func set(_ name: TemplateVariable, _ context: SiteContext, in view: inout View) {
        view.objects(name, groups) { view, group in
            view.text(.label, group.label)
            view.objects(.lists, group.lists) { view, list in
                view.text(.label, list.label)
                view.link(.href, context.address, list.route)
                view.text(.count, context.words.formats.number(list.count))
            }
        }
    }
}
