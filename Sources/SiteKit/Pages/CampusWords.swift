import Languages
import Values

/// How many are listed near a campus, in words.
extension Words {
    /// `within 5 km`, which the campus's feeds and calendar cover.
    var near: String { text("campus_counts.within", "kilometres", String(Int(Site.campusFeedRadius))) }

    /// `within 40 km (25 miles)`, which its page covers, with the miles that some are used to.
    var wide: String {
        messages.text("campus_counts.within_miles") { .text($0 == "miles" ? Words.miles : Words.wideKilometres) }
    }

    private static let wideKilometres = String(Int(Site.campusRadius))
    private static let miles = String(Int((Site.campusRadius / 1.609344).rounded()))

    /// How many are near, in lists of campuses: `3 within 5 km`.
    func near(_ campus: CountedCampus) -> String {
        if campus.total == 0 { return self["campus_counts.no_listings_now"] }
        return counting(campus, "campus_counts.near")
    }

    /// How many there are in all, in lists of campuses: `20 within 40 km`; nil if there are none.
    func wide(_ campus: CountedCampus) -> String? { campus.total == 0 ? nil : counting(campus, "campus_counts.wide") }

    /// Both, as a page says it of itself: `3 listings within 5 km, 20 within 40 km (25 miles)`.
    func around(_ campus: CountedCampus) -> String {
        if campus.total == 0 { return counting(campus, "campus_counts.nothing_around") }
        return counting(campus, campus.total > campus.near ? "campus_counts.near_and_wide" : "campus_counts.all_near")
    }

    private func counting(_ campus: CountedCampus, _ key: String) -> String {
        messages.text(key) { name in
            switch name {
            case "near": .number(campus.near)
            case "total": .number(campus.total)
            case "kilometres": .text(String(Int(Site.campusFeedRadius)))
            case "wide": .text(Words.wideKilometres)
            default: .text(Words.miles)
            }
        }
    }
}
