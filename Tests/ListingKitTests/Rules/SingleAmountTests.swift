import Testing

@testable import ListingKit

@Suite struct SingleAmountTests {
    private func read(_ text: String, per: Kind.Period? = .week) -> (money: Money?, fix: String?) {
        var report = Report(SourceFile(path: "rentals/a.md", bytes: []))
        let node = YAMLNode(.scalar(text), span: .wholeFile)
        let money = Rule.money(node, key: "rent", range: 100...10_000_000_00, per: per, report: &report)
        return (money, report.diagnostics.first?.fix)
    }

    @Test(arguments: [("520", 520_00), ("455.5", 455_50), ("455.50", 455_50), (" 520 ", 520_00), ("1", 1_00), ("0520", 520_00)])
    func isRead(text: String, cents: Int) {
        #expect(read(text).money == Money(cents: cents))
    }

    @Test(arguments: [
        ("$520 pw", "rent: 520"), ("from 500", "rent: 500"), ("500-550", "rent: 500"), ("$1,200", "rent: 1200"), ("500 neg.", "rent: 500"),
        ("520 per week", "rent: 520"), ("$520.50", "rent: 520.50"),
    ])
    func isRefusedWithAFix(text: String, fix: String) {
        #expect(read(text).money == nil)
        #expect(read(text).fix == fix)
    }

    @Test(arguments: ["POA", "$0", "five hundred", "520.505", "", ".", "1e3", "٥٢٠", "99999999999999999999", "0", "0.99"])
    func isRefusedWithoutAGuess(text: String) {
        #expect(read(text).money == nil)
        #expect(read(text).fix == (text.isEmpty ? "Fill it in, or delete the line." : text == "1e3" ? "rent: 1" : nil))
    }

    @Test func aRangeIsAskedForOneAmountWhateverItsPeriod() {
        for period in [Kind.Period.week, .month, .night, .once] { #expect(read("5 to 6", per: period).money == nil) }
        #expect(read("5 to 6", per: nil).money == nil)
    }
}
