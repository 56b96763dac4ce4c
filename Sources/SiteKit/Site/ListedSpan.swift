import Bytes
import Publishing
import Values

/// The days on which the listings were listed that stand together on a page of a long list.
struct ListedSpan: Hashable, Sendable {
    /// How many days it takes, from the widest to the narrowest.
    enum Width: Int, CaseIterable, Sendable {
        case year, month, third, day
    }

    let width: Width
    /// The first of the days.
    let first: Day
    /// Its number among the parts of a day on which very many were listed, counted from 1.
    var part = 1
    /// How many parts the day has.
    var parts = 1

    /// The span of that width that holds a day.
    init(_ width: Width, around day: Day) {
        self.width = width
        let month = day.firstOfMonth
        switch width {
        case .year: first = month.firstOfMonth(after: 1 - month.components.month)
        case .month: first = month
        // The last third has the days that are left.
        case .third: first = month + min((day.number - month.number) / 10, 2) * 10
        case .day: first = day
        }
    }

    private var lastOfThird: Day {
        let days = first.number - first.firstOfMonth.number
        return days < 20 ? first + 9 : first.firstOfMonth(after: 1) + -1
    }

    /// Its folder among those of a list's pages: `2026-11`, `2026-11-11-to-20`, `2026-11-02/3`.
    var folder: String {
        switch width {
        case .year: String(first.month.prefix(4))
        case .month: first.month
        case .third: "\(first)-to-\(lastOfThird.components.day)"
        case .day: part > 1 ? "\(first)/\(part)" : first.description
        }
    }

    /// What it is called, without its part: `November 2026`, `11–20 November 2026`, `2 November 2026`.
    func name(_ words: Words) -> String {
        switch width {
        case .year: String(first.components.year)
        case .month: words.formats.month(first)
        case .third: String(writing: { $0.append(daysFrom: first, to: lastOfThird.components.day, in: words.formats) })
        case .day: words.formats.long(first)
        }
    }
}
