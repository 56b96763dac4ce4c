import Testing

@testable import ListingKit
@testable import Values

@Suite struct EffectiveDayTests {
    /// 2026-11-20T13:30:00Z.
    private let instant = EffectiveDay.instant(seconds: 1_795_181_400)

    @Test(arguments: [
        ("Australia/Melbourne", "2026-11-21"), ("Australia/Brisbane", "2026-11-20"), ("Australia/Perth", "2026-11-20"),
        ("Pacific/Kiritimati", "2026-11-21"), ("America/Adak", "2026-11-20"), ("Nowhere/Nothing", "2026-11-20"),
    ])
    func anInstantIsADaySomewhere(zone: String, day: String) {
        #expect(instant.day(in: zone).description == day)
    }

    @Test func aDayIsThatDayEverywhere() throws {
        let day = try #require(Day("2026-11-21"))
        for zone in ["Pacific/Kiritimati", "America/Adak"] { #expect(EffectiveDay.day(day).day(in: zone) == day) }
    }

    @Test func instantsBeforeTheEpochAreNotRoundedUp() {
        #expect(EffectiveDay.instant(seconds: -1).day(in: "UTC").description == "1969-12-31")
        #expect(EffectiveDay.instant(seconds: 0).day(in: "UTC").description == "1970-01-01")
    }
}
