import Facts
import ListingKit
import Places
import Rules
import Values

/// What people were told of a scope on some days, as a mailing list gets it: each open listing once, with its latest news, and of what is
/// gone only how much it is. Nobody can go and look at what is gone.
struct DigestNews {
    /// The news of one kind of listing.
    struct Section {
        let kind: Kind
        /// Those of each state; what has no place comes last.
        let groups: [Group]
        /// How many open listings are left out.
        let rest: Int
    }

    /// The news of one kind in one state.
    struct Group {
        /// Nil for what has no place.
        let state: State?
        /// How many of what, in words.
        let counts: [String]
        /// The latest news of open listings.
        let shown: [Line]
    }

    /// The latest news of an open listing.
    struct Line {
        let change: RoundUp.Change
        /// Since what the listing counts as new or back, if that is not its latest news.
        let first: EventMark.Kind?
    }

    /// The kinds of which there are news, in the order of the board's.
    let sections: [Section]
    /// How many of what there are in all, in words; empty if there is no news.
    let counts: [String]

    /// How many listings a message tells of one by one: what is longer than a screen or two is read by nobody.
    static let most = 100

    /// The order in which they are told: what matters to somebody who looks for something comes first.
    private static let order: [RoundUpWords] = [.new, .cheaper, .back, .inspections, .dearer, .pending, .gone]

    /// The news of some listings of a site.
    init(of listings: [Int], on days: ClosedRange<Day>, in site: Site) {
        let items = listings.compactMap { Item($0, on: days, in: site) }
        let kinds = site.context.kinds
        let byKind = kinds.indices.map { kind in items.filter { $0.kind == kind } }
        let shares = DigestNews.shares(of: DigestNews.most, among: byKind.map { $0.count(where: \.isOpen) })
        sections = kinds.indices.compactMap { kind in
            byKind[kind].isEmpty ? nil : Section(kinds[kind], byKind[kind], most: shares[kind], site.context.words)
        }
        counts = DigestNews.counts(items, site.context.words)
    }

    /// Shares out places, so that a kind with much news leaves some to the others.
    private static func shares(of places: Int, among counts: [Int]) -> [Int] {
        var shares = [Int](repeating: 0, count: counts.count)
        var left = places
        for (number, index) in counts.indices.sorted(by: { (counts[$0], $0) < (counts[$1], $1) }).enumerated() {
            shares[index] = min(counts[index], left / (counts.count - number))
            left -= shares[index]
        }
        return shares
    }

    fileprivate static func counts(_ items: [Item], _ words: Words) -> [String] {
        order.compactMap { word in
            let count = items.count { $0.word == word }
            return count > 0 ? word.text(of: count, words) : nil
        }
    }

    /// The news of a listing.
    fileprivate struct Item {
        let change: RoundUp.Change
        /// As what it counts. What people have not heard of before is new to them, whatever happened to it since.
        let word: RoundUpWords
        let moment: Moment
        /// The place of its kind among the board's.
        let kind: Int
        let state: State?

        var isOpen: Bool { word != .gone }

        var line: Line {
            let isFirst = RoundUpWords(change.told.mark.kind) == word
            return Line(change: change, first: isFirst ? nil : word == .new ? .listed : .back)
        }

        init?(_ index: Int, on days: ClosedRange<Day>, in site: Site) {
            let listing = site.listings[index]
            let news = listing.told.filter { days.contains($0.part.day) && $0.mark.kind.isEnd != listing.isListed }
            guard let last = news.max(by: { $0.mark < $1.mark }) else { return nil }
            let words = Set(news.map { RoundUpWords($0.mark.kind) })
            change = RoundUp.Change(listing: listing, told: last)
            word = words.contains(.new) ? .new : words.contains(.back) ? .back : RoundUpWords(last.mark.kind)
            moment = Moment(last.mark, listing: listing.id.stableHash)
            kind = site.kindOf[index]
            state = listing.locality.map { site.context.gazetteer.localities[Int($0)].state }
        }

        func stands(before other: Item) -> Bool {
            if word != other.word { return rank < other.rank }
            return moment != other.moment ? moment > other.moment : change.listing.id < other.change.listing.id
        }

        private var rank: Int { DigestNews.order.firstIndex(of: word) ?? DigestNews.order.count }
    }
}

extension DigestNews.Section {
    /// Those of a kind, of which the first so many open ones are shown.
    fileprivate init(_ kind: Kind, _ items: [DigestNews.Item], most: Int, _ words: Words) {
        let open = items.filter(\.isOpen).sorted { $0.stands(before: $1) }
        self.kind = kind
        rest = open.count - min(most, open.count)
        groups = (State.allCases.map(Optional.some) + [nil]).compactMap { state in
            let own = items.filter { $0.state == state }
            if own.isEmpty { return nil }
            return DigestNews.Group(
                state: state, counts: DigestNews.counts(own, words), shown: open.prefix(most).filter { $0.state == state }.map(\.line))
        }
    }
}
