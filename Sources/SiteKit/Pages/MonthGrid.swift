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
            view.objects(.cells, (start..<start + 7).map(Day.init(number:))) { view, day in
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
        view.text(.href, counts.isEmpty ? nil : "#\(day)")
        let told = zip(CalendarDays.Sort.allCases, counts).filter { $0.1 > 0 }
        view.objects(.counts, told) { view, told in
            view.plain(.icon, told.0.sign)
            view.number(.count, told.1)
            view.plain(.unit, told.0.unit(told.1))
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
