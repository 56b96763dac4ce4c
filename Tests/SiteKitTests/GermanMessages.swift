@testable import Languages
@testable import SiteKit

extension Words {
    /// What German says otherwise than English of days, times, numbers and money.
    static let german = Words(
        messages: Messages(
            language: "de",
            [
                "dates.months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
                "dates.months_alone": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
                "dates.short_months": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
                "dates.weekdays": "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
                "dates.short_weekdays": "So Mo Di Mi Do Fr Sa",
                "dates.long": "{day}. {month} {year}", "dates.full": "{weekday}, {day}. {month} {year}",
                "dates.coming": "{weekday}, {day}. {month}", "dates.brief": "{weekday}, {day}. {month}",
                "dates.days_of_month": "{start}.–{end}. {month} {year}", "dates.day_month": "{day}. {month}",
                "times.hours": "24", "times.morning": "Uhr", "times.afternoon": "Uhr", "numbers.group": ".", "numbers.decimal": ",",
                "numbers.range": "{least} bis {most}", "numbers.at_least": "mindestens {least}", "numbers.at_most": "bis zu {most}",
                "numbers.score": "{score} von {best}", "money.amount": "{amount}\u{a0}$",
                "counts.listings": "{count, plural, one {# Anzeige} other {# Anzeigen}}",
            ].compactMapValues { try? MessagePattern($0) }))
}
