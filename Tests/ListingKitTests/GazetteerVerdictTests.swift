import Testing

@testable import ListingKit
@testable import Places

@Suite struct GazetteerVerdictTests {
    let gazetteer = Gazetteer.bundled()

    @Test(arguments: Verdicts.agreeing)
    func agrees(_ expected: Verdicts.Agreeing) throws {
        let verdict = gazetteer.judge(suburb: expected.suburb, state: expected.state, postcode: expected.postcode)
        guard case .agrees(let place, let hint) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(place.description == expected.place)
        #expect(hint == expected.hint)
    }

    @Test(arguments: Verdicts.wrong)
    func teaches(_ expected: Verdicts.Wrong) throws {
        let verdict = gazetteer.judge(suburb: expected.suburb, state: expected.state, postcode: expected.postcode)
        guard case .wrong(let problem) = verdict else {
            Issue.record("\(verdict)")
            return
        }
        #expect(problem.part == expected.part)
        #expect(problem.message == expected.message)
        #expect(problem.reason == expected.reason)
        #expect(problem.suggestions.map(\.description) == expected.suggestions)
    }

    @Test func everyPlaceAgreesWithItself() {
        let strangers = gazetteer.localities.filter { place in
            let verdict = gazetteer.judge(suburb: place.name, state: place.state.rawValue, postcode: place.postcode)
            guard case .agrees(let found, let hint) = verdict else { return true }
            return found != place || (hint != nil) != place.isPostalOnly
        }
        #expect(strangers.map(\.description) == ["Saint Helena VIC 3088", "Curdie Vale VIC 3268"])
    }

    @Test func thereAreNeverMoreThanEightSuggestions() {
        for (suburb, state, postcode) in [("Nowhere", nil, "2795"), ("Springfield", nil, nil), ("Mount", "QLD", nil)]
            as [(String, String?, String?)]
        {
            guard case .wrong(let problem) = gazetteer.judge(suburb: suburb, state: state, postcode: postcode) else {
                Issue.record("\(suburb)")
                continue
            }
            #expect((1...8).contains(problem.suggestions.count))
            #expect(Set(problem.suggestions).count == problem.suggestions.count)
        }
    }

    @Test(
        arguments: [
            ("Colling", 1_500), ("\u{301}", 10_000), ("\u{202E}ab", 4_000), ("\u{0}\u{1B}[31m\r\n\t", 1),
            ("\u{2067}\u{5D0}\u{5D1}\u{2069}", 1),
            ("\u{10FFFF}\u{E000}\u{2028}", 1), ("👩‍👩‍👧‍👦", 2_000),
        ]
    )
    func hostileTextIsShortAndHarmless(unit: String, times: Int) {
        let text = String(repeating: unit, count: times)
        let cases: [(String, String?, String?)] = [
            (text, "VIC", "3066"), ("Collingwood", text, "3066"), ("Collingwood", "VIC", text), (text, text, text), (text, nil, nil),
        ]
        for (suburb, state, postcode) in cases {
            guard case .wrong(let problem) = gazetteer.judge(suburb: suburb, state: state, postcode: postcode) else {
                Issue.record("\(suburb.prefix(20))")
                continue
            }
            for line in [problem.message, problem.reason] {
                #expect(line.unicodeScalars.count < 300)
                #expect(line.utf8.count < 600)
                for scalar in line.unicodeScalars {
                    #expect(![.control, .format, .lineSeparator, .privateUse].contains(scalar.properties.generalCategory))
                }
            }
        }
    }

    @Test func listsAreCapped() {
        #expect(PlaceWording.list([], limit: 3) == "")
        #expect(PlaceWording.list(["a"], limit: 3) == "a")
        #expect(PlaceWording.list(["a", "b"], limit: 3, joint: "or") == "a or b")
        #expect(PlaceWording.list(["a", "b", "c", "d"], limit: 3) == "a, b, c and d")
        #expect(PlaceWording.list(["a", "b", "c", "d", "e"], limit: 3) == "a, b, c and 2 more")
        #expect(PlaceWording.quoted(String(repeating: "x", count: 41)) == "\"\(String(repeating: "x", count: 40))…\"")
        #expect(PlaceWording.quoted("a\u{202E}b\n") == "\"a\u{FFFD}b\u{FFFD}\"")
    }
}
