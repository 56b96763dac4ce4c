import Bytes
import Mustache
import Values

/// A month as weeks from Monday to Sunday, with how much happens on each day.
struct MonthGrid {
    private let first: Day
    private let counts: [Day: [Int]]
    private let words: Words

    init(_ month: MonthList.Month, _ words: Words) {
        self.words = words
        first = month.first
        counts = Dictionary(month.days.map { ($0.shown.day, $0.counts) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets the weeks. The days of other months before it, and those behind it, are one empty cell each: nobody has to hear "blank" for every one.
    func set(in view: inout View) {
        let next = first.firstOfMonth(after: 1)
        // Days count from Sunday.
        let monday = first + -((first.weekday + 6) % 7)
        view.objects(.weeks, stride(from: monday.number, to: next.number, by: 7)) { view, start in
            let days = max(start, first.number)..<min(start + 7, next.number)
            let before = days.lowerBound - start
            let after = start + 7 - days.upperBound
            if before > 0 { view.number(.before, before) } else { view.absent(.before) }
            if after > 0 { view.number(.after, after) } else { view.absent(.after) }
            view.objects(.cells, days) { view, number in set(Day(number: number), in: &view) }
        }
    }

    private func set(_ day: Day, in view: inout View) {
        view.number(.day, day.components.day)
        view.plain(.dayIso) { $0.append(day) }
        let counts = counts[day] ?? []
        if counts.isEmpty {
            view.absent(.href)
        } else {
            view.plain(.href) { out in
                out.append("#")
                out.append(day)
            }
        }
        view.list(.counts) { view in
            for (sort, count) in zip(CalendarDays.Sort.allCases, counts) where count > 0 {
                view.item { view in
                    view.plain(.icon, sort.sign)
                    view.number(.count, count)
                    view.text(.unit, sort.unit(count, words))
                }
            }
        }
    }
}

extension CalendarDays.Sort {
    /// The icon that stands before it.
    var sign: String {
        switch self {
        case .inspection: "clock"
        case .event: "calendar"
        case .start: "key"
        }
    }

    /// What a number of them counts.
    func unit(_ count: Int, _ words: Words) -> String {
        switch self {
        case .inspection: words.text("calendars.inspection_unit", count: count)
        case .event: words.text("calendars.event_unit", count: count)
        case .start: words["calendars.available"]
        }
    }
}
