import Bytes
import Facts
import ListingKit

/// A section of a kind's catalogue with its listings.
struct SectionScope: Sendable {
    /// The place of the kind among those of the context.
    let kind: Int
    let section: KindSections.Section
    let members: Members

    /// What the search page is asked for to find the same.
    func query(of kind: Kind) -> [SearchQuery.Condition] { [.kind(kind), .other(key: section.key, value: section.value)] }

    /// Every section that has a listing, open or closed, in the order of the kinds and of their sections.
    static func all(_ kinds: [Kind], _ byKind: [Members], of listings: [ListingSummary]) -> [SectionScope] {
        zip(kinds.indices, byKind).flatMap { place, members -> [SectionScope] in
            let sections = KindSections.all(of: kinds[place])
            guard !sections.isEmpty else { return [] }
            var byPath: [String: Members] = [:]
            for index in members.all {
                for path in listings[index].sections { byPath[path, default: Members()].append(index, isListed: listings[index].isListed) }
            }
            return sections.compactMap { section in byPath[section.path].map { SectionScope(kind: place, section: section, members: $0) } }
        }
    }
}

/// A section of a kind's catalogue.
struct SectionSort: ScopeSort {
    var kind: ScopeKind { .section }
    var hasArchives: Bool { false }
    var outline: (place: Int, heading: String) { (9, "following.by_section") }
    var guide: (place: Int, evenIfNone: Bool)? { (1, false) }
    var lossRank: Int? { 6 }
    func members(_ site: Site) -> [Members] { site.sections.map(\.members) }
    func scope(_ site: Site, _ place: Int) -> FeedScope {
        .section(site.sections[place], of: site.context.kinds[site.sections[place].kind], site.context.words)
    }
    func ids(_ listing: ListingSummary, _ lookup: ScopeLookup) -> [String] { listing.sections.map { listing.kind + "/" + $0 } }

    func query(_ site: Site, _ place: Int) -> [SearchQuery.Condition] {
        site.sections[place].query(of: site.context.kinds[site.sections[place].kind])
    }

    func spoken(_ id: String, _ before: ListingSummary, _ reading: LoadedContent) -> String {
        KindSections.label(of: id, among: reading.kinds) ?? id
    }

    func keeps(_ before: ListingSummary, _ now: ListingSummary, arePlacesKnown: Bool) -> Bool {
        before.kind == now.kind && before.sections == now.sections
    }
    /// Only pages of their kind lead to them, and of what is in them.
    func addOutline(of site: Site, to input: inout FingerprintInput) {}
}

extension FeedScope {
    static func section(_ section: SectionScope, of kind: Kind, _ words: Words) -> FeedScope {
        FeedScope(
            .section, name: words.catalogue(kind.labels, words.inSentence(section.section.label)),
            id: kind.id + "/" + section.section.path, page: .section(kind, section.section.path))
    }
}
