import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Values
@testable import YAML

@Suite struct SingleAmountTests {
    private func read(_ text: String, per: PricePeriod? = .week) -> (money: Money?, fix: String?, reason: String?) {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: []))
        let node = YAMLNode(.scalar(text), span: .wholeFile)
        let money = Rule.money(node, key: "rent", WantedAmount(range: 100...10_000_000_00, per: per), report: &report)
        return (money, report.diagnostics.first?.fix, report.diagnostics.first?.reason)
    }

    @Test(arguments: [("520", 520_00), ("455.5", 455_50), ("455.50", 455_50), (" 520 ", 520_00), ("1", 1_00), ("0520", 520_00)])
    func isRead(text: String, cents: Int) {
        #expect(read(text).money == Money(cents: cents))
    }

    @Test(arguments: [
        ("$520 pw", "rent: 520"), ("from 500", "rent: 500"), ("500-550", "rent: 500\nor\nrent: 550"), ("$1,200", "rent: 1200"),
        ("500 neg.", "rent: 500"),
        ("520 per week", "rent: 520"), ("$520.50", "rent: 520.50"), ("520pw", "rent: 520"), ("520 p.w. neg", "rent: 520"),
        ("520 pw / 2260 pcm", "rent: 520"), ("2260 monthly, 520 weekly", "rent: 520"),
        ("600pw + bills", "rent: 600"), ("650 to 690 pw", "rent: 650\nor\nrent: 690"), ("600 incl. water", "rent: 600"),
        ("weekly 520, monthly 2260", "rent: 520"),
    ])
    func isRefusedWithAFix(text: String, fix: String) {
        #expect(read(text).money == nil)
        #expect(read(text).fix == fix)
    }

    @Test(arguments: [
        "POA", "$0", "five hundred", "520.505", "", ".", "1e3", "5k", "٥٢٠", "99999999999999999999", "0", "0.99", "520 for 12 months",
        "4 weeks", "90 per night", "90 a day", "2 weeks free",
        "500 or 2000 per month", "690 to 700 a month", "2000-2990 pcm", "$690 per person per week", "345 each", "600 pw + 50 pw bills",
        "520 pw 2 weeks free", "200 per room", "1000 every second week", "1000 bi-weekly", "1000 every other week", "1 250 pw", "1 000",
        "2 rooms at 300 pw", "520,50", "52k pa", "520 half-yearly", "1000 every second month", "bond 2080, 520 pw", "1,2500",
        "520 twice a month",
    ])
    func isRefusedWithoutAGuess(text: String) {
        #expect(read(text).money == nil)
        #expect(read(text).fix == (text.isEmpty ? "Fill it in, or delete the line." : nil))
    }

    @Test(arguments: [
        ("690 per month", "159"), ("2990 pcm", "688"), ("2990 p.c.m.", "688"), ("$2,990/month", "688"), ("2990 a month", "688"),
        ("2990 monthly", "688"), ("2990 p.m.", "688"), ("2990 p/m", "688"), ("2990pm", "688"), ("2990 per calendar month", "688"),
        ("$1,380 per fortnight", "690"), ("1380 f/n", "690"), ("1380 fortnightly", "690"), ("36000 p.a.", "690"),
        ("36,000 per annum", "690"), ("36000 yearly", "690"), ("9000 a quarter", "690"), ("monthly: 2990", "688"),
        ("1380 for 2 weeks", "690"), ("$1,380 every two weeks", "690"),
    ])
    func anotherPeriodIsConvertedAndSaid(text: String, dollars: String) throws {
        #expect(read(text).fix == "rent: " + dollars)
        #expect(try #require(read(text).reason).contains("comes to about $\(dollars) a week: check it"))
    }

    @Test(arguments: [("20 per week", nil), ("4 weeks rent", nil), ("$20", "rent: 20")])
    func whatIsPaidOnceHasNoPeriod(text: String, fix: String?) {
        #expect(read(text, per: .once).fix == fix)
        #expect(read(text, per: nil).fix == fix)
    }

    @Test func everyPeriodIsWeighedAgainstEveryOther() {
        #expect(read("520 pw", per: .month).fix == "rent: 2260")
        #expect(read("90 a night", per: .night).fix == "rent: 90")
        #expect(read("630 a week", per: .night).fix == nil)
    }

    @Test(arguments: [
        ("600pw + bills", "a number of dollars alone", "what is included"), ("690 to 700 a month", "one amount, not a range", "for a week"),
        ("$690 per person per week", "the price for the whole", "for a week"), ("600 neg", "not open to offers", "fixed amount"),
        ("from 600", "without \"from\"", "fixed amount"), ("600+", "without \"from\"", "fixed amount"),
        ("about 600", "not a rough one", "fixed"),
    ])
    func theWordsFitWhatWasWritten(text: String, problem: String, reason: String) throws {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: []))
        #expect(
            Rule.money(
                YAMLNode(.scalar(text), span: .wholeFile), key: "rent", WantedAmount(range: 100...1_000_000, per: .week), report: &report)
                == nil)
        let finding = try #require(report.diagnostics.first)
        #expect(finding.message.contains(problem) && finding.reason.contains(reason), "\(finding)")
    }

    private func finding(_ text: String, _ wanted: WantedAmount) throws -> Diagnostic {
        var report = Report(SourceFile(path: "wanted/a.md", bytes: []))
        #expect(Rule.money(YAMLNode(.scalar(text), span: .wholeFile), key: "budget", wanted, report: &report) == nil)
        return try #require(report.diagnostics.first)
    }

    @Test(
        arguments: [
            ("250-300", "budget: 300"), ("250 to 300 pw", "budget: 300"), ("up to 300", "budget: 300"), ("300 max.", "budget: 300"),
            ("max 300 a week", "budget: 300"), ("from 250", "budget: 250"), ("about 300", "budget: 300"), ("$300", "budget: 300"),
            ("No more than $300", "budget: 300"), ("1300 pcm", "budget: 299"), ("whatever", nil), ("300 each", nil),
        ] as [(String, String?)])
    func whatSomebodyWouldPayIsBoundByNoLaw(text: String, fix: String?) throws {
        let found = try finding(text, WantedAmount(range: 100...1_000_000, per: .week, isLimit: true))
        #expect(found.fix == fix, "\(found)")
        #expect(!found.reason.contains("law") && !found.message.contains("fixed"), "\(found)")
    }

    @Test(arguments: ["free", "Free", "“Free”", "for free", "nothing", "$0", "gratis", "Give away"])
    func nothingIsWrittenAsNought(text: String) throws {
        let found = try finding(text, WantedAmount(range: 0...1_000_000, per: .once, zero: "Give-away"))
        #expect(found.fix == "budget: 0" && found.reason.contains("\"Give-away\""), "\(found)")
        #expect(try finding(text, WantedAmount(range: 100...1_000_000, per: .once)).fix == nil)
    }

    @Test func aRangeIsAskedForOneAmountWhateverItsPeriod() {
        for period in [PricePeriod.week, .month, .night, .once] { #expect(read("5 to 6", per: period).money == nil) }
        #expect(read("5 to 6", per: nil).money == nil)
    }
}
