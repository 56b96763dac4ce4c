import Bytes
import Values

/// How a list of cards is shared out among pages.
///
/// The first has the newest. A short list goes on in pages that have numbers. In a long one a listing that comes or goes would move the cards
/// of hundreds of such pages; so behind the first page, those stand together that were listed in the same year, month, days or day, as
/// narrow as it takes for a page to stay short, and a page changes only with its own.
struct ListPages: Sendable {
    /// How many cards stand on a page that has a number.
    static let size = Site.cardsOnPage
    /// How many cards stand on a page of those that were listed at some time at most, unless it is a part of a day.
    private static let most = size * 3 / 2
    /// How many pages with numbers a list has at most.
    private static let numbered = 10
    /// How many months the first page leads to at most.
    private static let months = 12

    let route: Route
    let list: [Int]
    /// The pages behind the first one of a long list, each with its cards.
    private let dated: [(span: ListedSpan, cards: [Int])]
    private let words: Words

    /// The pages of a list that may be long, if its listings stand in it from the newest to the oldest.
    init(_ route: Route, _ list: [Int], of site: Site) {
        self.route = route
        self.list = list
        words = site.context.words
        let isLong = list.count > ListPages.numbered * ListPages.size && zip(list, list.dropFirst()).allSatisfy { $0 < $1 }
        dated = isLong ? ListPages.share(ListPages.days(list.dropFirst(ListPages.size), of: site)[...], .year, of: site) : []
    }

    /// The pages of a list that is never long.
    init(_ route: Route, _ list: [Int], _ words: Words) {
        (self.route, self.list, dated, self.words) = (route, list, [], words)
    }

    /// How many pages there are; a list without entries has one too.
    var count: Int { dated.isEmpty ? max(1, (list.count + ListPages.size - 1) / ListPages.size) : 1 + dated.count }

    /// The cards of a page, counted from 1.
    func cards(_ number: Int) -> [Int] {
        if number > 1, !dated.isEmpty { return dated.indices.contains(number - 2) ? dated[number - 2].cards : [] }
        let start = (number - 1) * ListPages.size
        return Array(list[min(start, list.count)..<min(start + ListPages.size, list.count)])
    }

    /// A page, counted from 1; `total` is how many there are of what the list shows the newest of.
    func page(_ number: Int, total: Int? = nil) -> CardPage {
        guard !dated.isEmpty else {
            return CardPage(
                number: number, total: total ?? list.count, route: route.page(number), name: words.page(number),
                pagination: .numbered(number, of: count, words, route.page))
        }
        guard number > 1 else {
            return CardPage(
                number: number, total: list.count, route: route, name: "",
                pagination: Pagination(
                    summary: words.newest(ListPages.size, of: list.count), next: route(of: dated[0].span), entries: newest(true) + months))
        }
        let (span, cards) = dated[number - 2]
        return CardPage(
            number: number, total: cards.count, route: route(of: span), name: words.part(span.part, of: span.name(words)),
            pagination: Pagination(
                summary: words.part(span.part, of: span.name(words)),
                previous: number == 2 ? route : route(of: dated[number - 3].span),
                next: number <= dated.count ? route(of: dated[number - 1].span) : nil, entries: newest(false) + entries(of: span)),
            isPart: true)
    }

    private func route(of span: ListedSpan) -> Route { route.listed(span) }

    private func newest(_ isCurrent: Bool) -> [Pagination.Entry] {
        [Pagination.Entry(label: words["kind_lists.newest"], route: route, isCurrent: isCurrent)]
    }

    /// The first page of each of the latest months, and of years before them. Those alone tell of all pages: else each new one would
    /// change all others.
    private var months: [Pagination.Entry] {
        var entries: [Pagination.Entry] = []
        var last: ListedSpan?
        for (span, _) in dated {
            if let last, ListedSpan(last.width, around: span.first) == last { continue }
            if entries.count == 2 * ListPages.months { break }
            let isYear = span.width == .year || entries.count >= ListPages.months
            let shown = ListedSpan(isYear ? .year : .month, around: span.first)
            // Of a year that began among the months, all that is left is behind the last of them.
            if isYear, let last, last.width == .month, ListedSpan(.year, around: last.first) == shown { continue }
            last = shown
            entries.append(Pagination.Entry(label: shown.name(words), route: route(of: span)))
        }
        return entries
    }

    /// The parts of the day that a page is of, or the page alone.
    private func entries(of span: ListedSpan) -> [Pagination.Entry] {
        guard span.parts > 1 else { return [Pagination.Entry(label: span.name(words), route: route(of: span), isCurrent: true)] }
        return Pagination.parts(span.part, of: span.parts) { part in
            var other = span
            other.part = part
            return route(of: other)
        }
    }

    /// Cards that stand from the newest to the oldest, by the days on which they were listed.
    private static func days(_ cards: ArraySlice<Int>, of site: Site) -> [(day: Day, cards: [Int])] {
        cards.chunks { site.listings[$0].listed }.map { (day: $0, cards: $1) }
    }

    /// The cards of some days, by the widest spans that are short.
    private static func share(
        _ days: ArraySlice<(day: Day, cards: [Int])>, _ width: ListedSpan.Width, of site: Site
    ) -> [(span: ListedSpan, cards: [Int])] {
        days.chunks { ListedSpan(width, around: $0.day) }.flatMap { span, days in
            if days.reduce(0, { $0 + $1.cards.count }) <= most { return [(span, days.flatMap(\.cards))] }
            if let narrower = ListedSpan.Width(rawValue: width.rawValue + 1) { return share(days[...], narrower, of: site) }
            return parts(of: span, days.flatMap(\.cards), of: site)
        }
    }

    /// A day's cards, each in the part that its id tells, wherever others are.
    private static func parts(of span: ListedSpan, _ cards: [Int], of site: Site) -> [(span: ListedSpan, cards: [Int])] {
        let count = (cards.count + size - 1) / size
        let parts = LinearHashing.buckets(of: cards.count, among: count) { site.listings[cards[$0]].id }
        return parts.enumerated().map { place, members in
            var part = span
            (part.part, part.parts) = (place + 1, count)
            return (part, members.map { cards[$0] })
        }
    }
}
