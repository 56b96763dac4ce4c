import Bytes
import Facts
import ListingKit
import Places
import Publishing

/// Lists of feeds that readers import: all feeds of the board, and those of each state.
struct Subscriptions: OutputFamily {
    /// The feeds of a list, in groups.
    private struct Input: RecipeInput {
        let title: String
        let groups: [Group]

        func add(to input: inout FingerprintInput) {
            input.add(title)
            groups.add(to: &input)
        }
    }

    private struct Group: RecipeInput {
        let name: String
        let scopes: [FeedScope]
        /// Whether the feed of the board's comments is among them.
        var hasComments = false

        func add(to input: inout FingerprintInput) {
            input.add(name)
            input.add(scopes.count)
            for scope in scopes { input.add(scope.identity) }
            input.add(hasComments)
        }
    }

    private let site: Site
    private let scopes: [SiteScope]
    private let hasComments: Bool

    /// The lists of the feeds of those scopes, and of the board's comments if there is one. Listings' own comments are followed one by one,
    /// from their pages: nobody wants to import all of them.
    init(_ site: Site, _ followed: [SiteScope], hasComments: Bool) {
        self.site = site
        scopes = followed
        self.hasComments = hasComments
    }

    var count: Int { 1 + site.states.count }

    /// None: they only say what can be followed.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let title = site.context.board.title
        if index == 0 { return recipe(.subscriptions, Input(title: title, groups: groups(of: scopes)), &maker) }
        let state = site.states[index - 1].state
        let input = Input(title: "\(state.name) · \(title.isolated)", groups: groups(of: state))
        return recipe(.subscriptions(of: state), input, &maker)
    }

    private func groups(of scopes: [SiteScope]) -> [Group] {
        ScopeKind.sorts.sorted { $0.outline.place < $1.outline.place }.compactMap { sort in
            let own = scopes.filter { $0.kind == sort.kind }
            guard !own.isEmpty else { return nil }
            return Group(
                name: site.context.words[sort.outline.heading], scopes: own.map { $0.followed(in: site) },
                hasComments: hasComments && sort.kind == .board)
        }
    }

    /// The feeds of a state, and of what lies in it.
    private func groups(of state: State) -> [Group] {
        func group(_ heading: String, _ kind: ScopeKind, _ isWanted: (Int) -> Bool) -> Group {
            Group(
                name: site.context.words[heading],
                scopes: scopes.filter { $0.kind == kind && isWanted($0.index) }.map { $0.followed(in: site) })
        }
        return [
            group("following.whole_state", .state) { site.states[$0].state == state },
            group(ScopeKind.suburb.sort.outline.heading, .suburb) { site.suburbs[$0].locality.state == state },
            group(ScopeKind.campus.sort.outline.heading, .campus) { site.campuses[$0].campus.locality.state == state },
        ]
    }

    private func recipe(_ route: Route, _ input: Input, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe(route.path, input) { [context = site.context] input, _ in
            [Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(Subscriptions.encode(input, context)))]
        }
    }

    private static let root = XMLRoot("opml", namespaces: [])

    /// Encodes a list as OPML 2.0 (http://opml.org/spec2.opml).
    ///
    /// An outline has no `version`, for the specification names none for Atom, and the head no `docs`, which checkers of lists of feeds take
    /// for an unknown element.
    private static func encode(_ input: Input, _ context: SiteContext) -> [UInt8] {
        let count = input.groups.reduce(0) { $0 + $1.scopes.count }
        return XMLWriter.document(root, reservingCapacity: 1_024 + count * 700) { xml in
            xml.attribute("version", "2.0")
            xml.element("head") { xml in
                xml.element("title", text: input.title)
                xml.element("ownerName", text: context.board.title)
            }
            xml.element("body") { xml in
                for group in input.groups where !group.scopes.isEmpty {
                    xml.element("outline") { xml in
                        xml.attribute("text", group.name)
                        for scope in group.scopes {
                            outline(scope.name, scope.route(.atom), scope.page, context, to: &xml)
                            outline(context.words.changes(scope.name), scope.page.changes(), scope.page, context, to: &xml)
                        }
                        if group.hasComments { outline(context.words.title(of: .comments), .commentsFeed, .comments, context, to: &xml) }
                    }
                }
            }
        }
    }

    private static func outline(_ text: String, _ feed: Route, _ page: Route, _ context: SiteContext, to xml: inout XMLWriter) {
        xml.element("outline") { xml in
            xml.attribute("type", "rss")
            xml.attribute("text", text)
            xml.attribute("title", text)
            xml.attribute("xmlUrl", context.address.absolute(feed))
            xml.attribute("htmlUrl", context.address.absolute(page))
        }
    }
}
