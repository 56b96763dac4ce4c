import Testing

@testable import Bytes
@testable import Languages
@testable import SiteKit
@testable import Values

/// Days, times, numbers and money as languages write them.
struct FormatsTests {
    private let english = Words.shipped.formats
    private let german = Words.german.formats

    private func write(_ body: (inout ByteBuffer) -> Void) -> String { String(writing: body) }

    @Test func shippedWordsSayAllOfIt() throws {
        for key in FormatKey.allCases {
            let message = try #require(Words.shipped.messages[key.rawValue], "\(key.rawValue)")
            #expect(FormatPattern(message) == FormatPattern(key.english), "\(key.rawValue)")
        }
    }

    @Test(arguments: [
        ("2026-11-28", "28 November 2026", "28. November 2026"), ("2026-03-01", "1 March 2026", "1. März 2026"),
        ("2027-05-31", "31 May 2027", "31. Mai 2027"),
    ])
    func longDays(day: String, english: String, german: String) throws {
        let day = try #require(Day(day))
        #expect(self.english.long(day) == english)
        #expect(self.german.long(day) == german)
    }

    @Test func otherDays() throws {
        let day = try #require(Day("2026-11-28"))
        #expect(english.full(day) == "Saturday 28 November 2026")
        #expect(german.full(day) == "Samstag, 28. November 2026")
        #expect(english.coming(day) == "Saturday 28 November")
        #expect(german.coming(day) == "Samstag, 28. November")
        #expect(write { $0.append(brief: day, in: english) } == "Sat 28 Nov")
        #expect(write { $0.append(brief: day, in: german) } == "Sa, 28. Nov.")
        #expect(english.month(day) == "November 2026")
        #expect(german.month(day) == "November 2026")
        #expect(english.short(day) == "28 Nov")
        #expect(german.short(day) == "28. Nov.")
        #expect(english.shortOfAnyYear(day) == "28 Nov 2026")
        #expect(german.shortOfAnyYear(day) == "28. Nov. 2026")
        #expect(write { $0.append(daysFrom: day + -17, to: 20, in: english) } == "11–20 November 2026")
        #expect(write { $0.append(daysFrom: day + -17, to: 20, in: german) } == "11.–20. November 2026")
        #expect(write { $0.append(local: day, 9 * 60 + 5) } == "2026-11-28T09:05")
    }

    @Test(arguments: [
        (0, "12:00 am", "0:00 Uhr"), (1, "12:01 am", "0:01 Uhr"), (11 * 60 + 59, "11:59 am", "11:59 Uhr"), (720, "12:00 pm", "12:00 Uhr"),
        (13 * 60 + 5, "1:05 pm", "13:05 Uhr"), (1_439, "11:59 pm", "23:59 Uhr"),
    ])
    func clock(minute: Int, english: String, german: String) {
        #expect(write { $0.append(clock: minute, in: self.english) } == english)
        #expect(write { $0.append(clock: minute, in: self.german) } == german)
    }

    @Test(arguments: [
        (11 * 60, 11 * 60 + 30, "11–11:30 am", "11:00–11:30 Uhr"), (11 * 60 + 30, 12 * 60 + 15, "11:30 am – 12:15 pm", "11:30–12:15 Uhr"),
        (12 * 60, 13 * 60, "12–1 pm", "12:00–13:00 Uhr"), (0, 30, "12–12:30 am", "0:00–0:30 Uhr"),
        (17 * 60 + 30, 18 * 60, "5:30–6 pm", "17:30–18:00 Uhr"),
    ])
    func periodsAsPeopleSayThem(start: Int, end: Int, english: String, german: String) {
        let slot = TimeSlot(day: Day(number: 0), start: start, end: end)
        #expect(write { $0.append(spoken: slot, in: self.english) } == english)
        #expect(write { $0.append(spoken: slot, in: self.german) } == german)
    }

    @Test func periods() {
        let slot = TimeSlot(day: Day(number: 0), start: 11 * 60, end: 13 * 60 + 30)
        #expect(write { $0.append(period: slot, in: english) } == "11:00 am – 1:30 pm")
        #expect(write { $0.append(period: slot, in: german) } == "11:00–13:30 Uhr")
    }

    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1_200, "1,200", "1.200"), (-1_200, "-1,200", "-1.200"), (1_000_006, "1,000,006", "1.000.006"),
    ])
    func numbers(number: Int, english: String, german: String) {
        #expect(self.english.number(number) == english)
        #expect(self.german.number(number) == german)
    }

    @Test(arguments: [
        (52_000, "$520", "520\u{a0}$"), (120_000, "$1,200", "1.200\u{a0}$"), (217_262, "$2,172.62", "2.172,62\u{a0}$"),
        (205, "$2.05", "2,05\u{a0}$"),
    ])
    func money(cents: Wide, english: String, german: String) {
        #expect(self.english.money(Money(cents: cents)) == english)
        #expect(self.german.money(Money(cents: cents)) == german)
    }

    @Test(arguments: [
        (4_500, "4.5", "4,5"), (4_000, "4", "4"), (-8_025, "-8.025", "-8,025"), (5, "0.005", "0,005"), (0, "0", "0"),
    ])
    func decimals(thousandths: Wide, english: String, german: String) {
        #expect(write { $0.append(thousandths, decimals: 3, in: self.english) } == english)
        #expect(write { $0.append(thousandths, decimals: 3, in: self.german) } == german)
    }

    @Test(
        arguments: [
            (6, 12, "6 to 12", "6 bis 12"), (6, 6, "6", "6"), (6, nil, "6 or more", "mindestens 6"),
            (nil, 1_200, "up to 1,200", "bis zu 1.200"),
        ] as [(Int?, Int?, String, String)])
    func ranges(least: Int?, most: Int?, english: String, german: String) {
        #expect(write { $0.append(from: least, to: most, in: self.english) } == english)
        #expect(write { $0.append(from: least, to: most, in: self.german) } == german)
    }

    @Test func countsInMessages() {
        #expect(Words.shipped.listings(1_200) == "1,200 listings")
        #expect(Words.german.listings(1_200) == "1.200 Anzeigen")
    }

    @Test func nounsKeepTheirCapitals() {
        #expect(english.inSentence("Bond") == "bond")
        #expect(german.inSentence("Kaution") == "Kaution")
        #expect(english.afterNumber("Car Spaces") == "car spaces")
        #expect(german.afterNumber("Stellplätze") == "Stellplätze")
    }

    @Test func namesThatAreTooFewAreEnglish() throws {
        let formats = Formats(language: "de") { $0 == .months ? FormatPattern([.text("Januar Februar")]) : nil }
        #expect(formats.long(try #require(Day("2026-02-03"))) == "3 February 2026")
    }
}
