import Bytes
import ListingKit

/// Lists of feeds that readers import: all feeds of the board, and those of each state.
enum Subscriptions {
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

        func add(to input: inout FingerprintInput) {
            input.add(name)
            input.add(scopes.count)
            for scope in scopes { input.add(scope.identity) }
        }
    }

    static func recipes(_ site: Site, _ maker: inout RecipeMaker) -> [Recipe] {
        var recipes: [Recipe] = []
        let title = site.frame.board.title
        if !maker.skips() { recipes.append(recipe(.subscriptions, Input(title: title, groups: groups(site)), site.frame, &maker)) }
        for state in site.states where !maker.skips() {
            let input = Input(title: "\(state.state.name) · \(title.isolated)", groups: groups(state, site))
            recipes.append(recipe(.subscriptions(of: state.state), input, site.frame, &maker))
        }
        return recipes
    }

    private static func groups(_ site: Site) -> [Group] {
        var groups = [ScopeKind: [FeedScope]]()
        FeedScope.visit(site) { kind, scope, members in
            if site.frame.hasFeeds(kind, members) { groups[kind, default: []].append(scope()) }
        }
        return order.compactMap { kind, name in groups[kind].map { Group(name: name, scopes: $0) } }
    }

    private static let order: [(kind: ScopeKind, name: String)] = [
        (.board, "The whole board"), (.kind, "By kind"), (.search, "Saved searches"), (.state, "By state"), (.suburb, "By suburb"),
        (.campus, "Near a campus"), (.owner, "By owner"), (.tag, "By tag"),
    ]

    private static func groups(_ state: StateScope, _ site: Site) -> [Group] {
        let frame = site.frame
        func scopes(_ kind: ScopeKind, _ all: some Sequence<(FeedScope, Members)>) -> [FeedScope] {
            all.compactMap { frame.hasFeeds(kind, $1) ? $0 : nil }
        }
        return [
            Group(name: "The whole state", scopes: scopes(.state, [(.state(state.state), state.members)])),
            Group(
                name: "By suburb",
                scopes: scopes(.suburb, state.suburbs.lazy.map { (.suburb(site.suburbs[$0].locality), site.suburbs[$0].members) })),
            Group(
                name: "Near a campus",
                scopes: scopes(
                    .campus,
                    site.campuses.lazy.filter { $0.campus.locality.state == state.state }.map { (.campus($0.campus), $0.members) })),
        ]
    }

    private static func recipe(_ route: Route, _ input: Input, _ frame: SiteFrame, _ maker: inout RecipeMaker) -> Recipe {
        maker.recipe(route.path, input) { input, _ in
            [Artifact(path: try ArtifactPath(route.file), stage: .asset, content: .bytes(encode(input, frame)))]
        }
    }

    private static let root = XMLRoot("opml", namespaces: [])

    /// Encodes a list as OPML 2.0 (http://opml.org/spec2.opml).
    ///
    /// An outline has no `version`, for the specification names none for Atom, and the head no `docs`, which checkers of lists of feeds take
    /// for an unknown element.
    private static func encode(_ input: Input, _ frame: SiteFrame) -> [UInt8] {
        let count = input.groups.reduce(0) { $0 + $1.scopes.count }
        return XMLWriter.document(root, reservingCapacity: 1_024 + count * 700) { xml in
            xml.attribute("version", "2.0")
            xml.element("head") { xml in
                xml.element("title", text: input.title)
                xml.element("ownerName", text: frame.board.title)
            }
            xml.element("body") { xml in
                for group in input.groups where !group.scopes.isEmpty {
                    xml.element("outline") { xml in
                        xml.attribute("text", group.name)
                        for scope in group.scopes {
                            outline(scope.name, scope.route(.atom), scope, frame, to: &xml)
                            outline("Changes: \(scope.name)", scope.page.changes(), scope, frame, to: &xml)
                        }
                    }
                }
            }
        }
    }

    private static func outline(_ text: String, _ feed: Route, _ scope: FeedScope, _ frame: SiteFrame, to xml: inout XMLWriter) {
        xml.element("outline") { xml in
            xml.attribute("type", "rss")
            xml.attribute("text", text)
            xml.attribute("title", text)
            xml.attribute("xmlUrl", frame.address.absolute(feed))
            xml.attribute("htmlUrl", frame.address.absolute(scope.page))
        }
    }
}
