import Bytes
import Mustache
import Values

/// A month as weeks from Monday to Sunday, with how much happens on each day.
struct MonthGrid {
    private let first: Day
    private let counts: [Day: [Int]]

    init(_ month: MonthList.Month) {
        first = month.first
        counts = Dictionary(month.days.map { ($0.shown.day, $0.counts) }, uniquingKeysWith: { first, _ in first })
    }

    /// Sets the weeks; days of other months are empty.
    func set(in view: inout View) {
        let next = first.firstOfMonth(after: 1)
        // Days count from Sunday.
        let monday = first + -((first.weekday + 6) % 7)
        view.objects(.weeks, stride(from: monday.number, to: next.number, by: 7)) { view, start in
            view.objects(.cells, start..<start + 7) { view, number in
                let day = Day(number: number)
                set(day.firstOfMonth == first ? day : nil, in: &view)
            }
        }
    }

    private func set(_ day: Day?, in view: inout View) {
        guard let day else {
            view.absent(.day, .dayIso, .href)
            return view.list(.counts) { _ in }
        }
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
                    view.plain(.unit, sort.unit(count))
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
    func unit(_ count: Int) -> String {
        switch self {
        case .inspection: Words.inspectionUnit(count)
        case .event: Words.eventUnit(count)
        case .start: Words.availableThatDay
        }
    }
}
