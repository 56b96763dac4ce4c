import Facts
import Languages
import ListingKit
import Values

/// What is said of inspections and of calendars.
extension Words {
    func inspections(_ name: String) -> String { text("calendars.inspections_of", "name", name) }
    func aboutInspections(_ name: String) -> String { text("calendars.inspection_times_of", "name", name) }
    func events(_ name: String) -> String { text("calendars.events_of", "name", name) }
    func aboutEvents(_ name: String) -> String { text("calendars.event_times_of", "name", name) }

    // Inspections by day
    func aboutInspectionDays(_ board: String, in state: String?) -> String {
        guard let state else { return text("open_days.about", "board", board) }
        return text("open_days.about_state", ["state": state, "board": board])
    }
    func inspections(in state: String?) -> String {
        state.map { text("open_days.in_state", "state", $0) } ?? title(of: .inspections)
    }
    func inspections(number: Int) -> String { text("open_days.count", count: number) }
    func day(_ day: String, in state: String?) -> String {
        state.map { text("open_days.day_in_state", ["day": day, "state": $0]) } ?? day
    }
    func opens(_ number: Int) -> String { text("open_days.open", count: number) }
    func openThisWeek(_ number: Int) -> String { text("open_days.this_week", count: number) }
    func all(inspections number: Int, on day: String) -> String {
        messages.text("open_days.all_on_day") { $0 == "count" ? .number(number) : .text(day) }
    }
    func next(_ number: Int, of total: Int) -> String {
        number < total ? some(number, of: total, "open_days.next") : inspections(number: total)
    }

    // The calendar by month
    func calendar(of name: String?) -> String { name.map { text("calendars.title_of", "name", $0) } ?? title(of: .calendar) }
    /// What a calendar holds on a board of those kinds: `Inspections, viewings, events, and the first day of homes to rent and rooms to rent`.
    func inCalendar(_ kinds: [Kind]) -> String {
        var parts: [String] = []
        if kinds.contains(where: { $0.place == .address }) { parts.append(self["calendars.holds_inspections"]) }
        if kinds.contains(where: { $0.place == .suburb }) { parts.append(self["calendars.holds_viewings"]) }
        if kinds.contains(where: { !$0.occasionFields.isEmpty }) { parts.append(self["calendars.holds_events"]) }
        let starting = kinds.filter { $0.startField != nil }.map(\.labels)
        if !starting.isEmpty { parts.append(text("calendars.holds_starts", "kinds", inSentence(starting))) }
        return asSentence(parts.isEmpty ? title(of: .calendar) : list(parts))
    }
    func aboutCalendar(_ name: String, _ about: String) -> String { text("calendars.about", ["contents": about, "name": name]) }
    func more(_ number: Int) -> String { text("calendars.more", count: number) }
}
