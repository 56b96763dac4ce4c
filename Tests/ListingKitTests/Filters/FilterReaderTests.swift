import TestSupport
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

@Suite struct FilterReaderTests {
    /// Findings in short: where each stands, counted from the first character of the conditions; its rule; what it says; and its fix,
    /// without what stands before the conditions.
    private func findings(_ conditions: String, _ vocabulary: FilterVocabulary = FilterSample.vocabulary) throws -> [String] {
        let result = try FilterSample.read(feeds: "  - name: A search\n    where: \(conditions)\n", vocabulary: vocabulary)
        #expect(result.diagnostics.isEmpty == !result.searches.isEmpty)
        return result.diagnostics.map { finding in
            let fix = finding.fix.map { " -> " + $0.replacing("    where: ", with: "") } ?? ""
            return "\(finding.span.column - 11)+\(finding.span.length) [\(finding.rule)] \(finding.message)\(fix)"
        }
    }

    @Test(
        arguments: [
            ("{kind: rentals}", ["8+7 [choice-value] there is no kind \"rentals\"; did you mean \"rental\"? -> {kind: rental}"]),
            (
                "{kind: boats, length: 8}",
                ["8+5 [choice-value] there is no kind \"boats\"; did you mean \"boat\"? -> {kind: boat, length: 8}"]
            ),
            ("{kind: [rental, castle]}", ["17+6 [choice-value] there is no kind \"castle\""]),
            ("{pet: welcome}", ["2+3 [unknown-key] a search has no \"pet\"; did you mean \"pets\"? -> {pets: welcome}"]),
            ("{Pets: welcome}", ["2+4 [unknown-key] a search has no \"Pets\"; did you mean \"pets\"? -> {pets: welcome}"]),
            ("{rent: 600}", ["2+4 [unknown-key] a search has no \"rent\"; did you mean \"max\"? -> {max: 600}"]),
            ("{postcode: 3066}", ["2+8 [unknown-key] a search has no \"postcode\"; did you mean \"suburb\"? -> {suburb: 3066}"]),
            ("{brand: Yanmar}", ["2+5 [unknown-key] people cannot filter by \"brand\""]),
            ("{title: Boat}", ["2+5 [unknown-key] a search has no \"title\""]),
            ("{sort: cheapest}", ["2+4 [unknown-key] an order is no condition -> Leave out \"sort\"."]),
            ("{kind: boat, beds: 2}", ["14+4 [saved-search] nothing can match \"beds\": only homes to rent have bedrooms to filter by"]),
            (
                "{kind: tale, max: 5}",
                [
                    "14+3 [saved-search] nothing can match \"max\": only homes to rent, items for sale and boats for sale have a price"
                ]
            ),
            (
                "{kind: tale, suburb: 3066}",
                [
                    "14+6 [saved-search] nothing can match \"suburb\": only homes to rent, items for sale and boats for sale have a place"
                ]
            ),
            ("{kind: rental, length: 3}", ["16+6 [saved-search] nothing can match \"length\": only boats for sale have it"]),
            ("{pets: [welcome, perhaps]}", ["18+7 [choice-value] \"perhaps\" is not a choice for \"pets\""]),
            ("{kind: boat, pets: y}", ["20+1 [yes-no-value] \"pets\" must be yes or no, not \"y\" -> {kind: boat, pets: yes}"]),
            (
                "{features: [aircon, pool]}",
                [
                    "13+6 [choice-value] \"aircon\" is not a choice for \"features\"; did you mean \"air conditioning\"? -> {features: [air conditioning, pool]}"
                ]
            ),
            ("{features: swimming pools}", ["12+14 [choice-value] \"swimming pools\" is not a choice for \"features\""]),
            ("{beds: two}", ["8+3 [number-range] \"beds\" must be a whole number, not \"two\" -> {beds: 2}"]),
            ("{beds: 21}", ["8+2 [number-range] \"beds\" is 21; it must be from 0 to 20"]),
            ("{beds: 2.5}", ["8+3 [number-range] \"beds\" must be a whole number, not \"2.5\" -> {beds: 2}"]),
            ("{beds: [2, 3]}", ["2+4 [saved-search] \"beds\" takes one value, not 2"]),
            ("{length: 8.2 m}", ["10+5 [number-range] \"length\" must be a number, not \"8.2 m\" -> {length: 8.2}"]),
            ("{length: 0.5}", ["10+3 [number-range] \"length\" is 0.5; it must be from 1 to 60"]),
            ("{length: 8.1234}", ["10+6 [number-range] \"length\" must be a number, not \"8.1234\""]),
            (
                "{mooring: $2,400}",
                ["14+3 [value-shape] \"400\" is taken for a key, since a comma in braces ends a value -> {mooring: 2400}"]
            ),
            (
                "{max: $600 pw, kind: rental}",
                [
                    "7+7 [price-single-amount] \"max\" must be a number of dollars, not \"$600 pw\" -> {max: 600, kind: rental}"
                ]
            ),
            ("{max: 2600 pm, kind: rental}", ["7+7 [price-single-amount] \"max\" must be a number of dollars, not \"2600 pm\""]),
            ("{max: cheap}", ["7+5 [price-single-amount] \"max\" must be a number of dollars, not \"cheap\""]),
            ("{max: -5}", ["7+2 [price-single-amount] \"max\" must be a number of dollars, not \"-5\""]),
            ("{max: 100000001}", ["7+9 [price-single-amount] \"max\" is $100,000,001; it must be from $0 to $100,000,000"]),
            ("{min: 600, max: 500}", ["12+3 [saved-search] nothing can match: \"max\", $500, is below \"min\", $600"]),
            ("{kind: rental, max: 0}", ["16+3 [saved-search] nothing can match \"max\": no price can be so low"]),
            ("{kind: rental, min: 100000000}", []),
            (
                "{available: 1/12/2026}",
                [
                    "13+9 [date-value] \"available\" must be a date written year-month-day, not \"1/12/2026\" -> {available: 2026-12-01}"
                ]
            ),
            ("{available: 2026-11-31}", ["13+10 [date-value] there is no such day as 2026-11-31, or its year is probably a slip"]),
            ("{surveyed: soon}", ["12+4 [date-value] \"surveyed\" must be a date written year-month-day, not \"soon\""]),
            ("{engine: 012345678901234567890}", ["10+21 [text-length] \"engine\" has at most 20 characters, so nothing can match this"]),
            ("{engine: [\"Yanmar, 10 kW\"]}", ["11+15 [saved-search] \"engine\" cannot hold a comma"]),
            (
                "{state: Victoriaa}",
                [
                    "9+9 [choice-value] \"Victoriaa\" is not an Australian state or territory; did you mean VIC? -> {state: VIC}"
                ]
            ),
            ("{state: Utopia}", ["9+6 [choice-value] \"Utopia\" is not an Australian state or territory"]),
            (
                "{suburb: Collingwood}",
                [
                    "10+11 [suburb-postcode] Collingwood needs its state and postcode -> {suburb: Collingwood NSW 2850}\nor\n{suburb: Collingwood VIC 3066}"
                ]
            ),
            (
                "{suburb: Colingwood VIC 3066}",
                ["10+19 [suburb-postcode] no suburb is called \"Colingwood\" -> {suburb: Collingwood VIC 3066}"]
            ),
            (
                "{suburb: Collingwood VIC 3065}",
                [
                    "10+20 [suburb-postcode] Collingwood VIC does not have postcode 3065 -> {suburb: Collingwood VIC 3066}\nor\n{suburb: Fitzroy VIC 3065}"
                ]
            ),
            ("{suburb: [3066, 9999]}", ["17+4 [suburb-postcode] 9999 is not the postcode of a place"]),
            ("{suburb: 800}", ["10+3 [suburb-postcode] \"800\" is not a postcode -> {suburb: 0800}"]),
            ("{suburb: VIC}", ["10+3 [suburb-postcode] \"VIC\" is a state, not a suburb"]),
            (
                "{suburb: [Collingwood, VIC 3066]}",
                [
                    "24+8 [value-shape] a comma parts \"VIC 3066\" from \"Collingwood\" -> {suburb: [Collingwood VIC 3066]}"
                ]
            ),
            ("{suburb: Nowhere at all}", ["10+14 [suburb-postcode] no suburb is called \"Nowhere at all\""]),
            ("{state: NSW, suburb: Fitzroy VIC 3065}", ["22+16 [saved-search] nothing can match \"Fitzroy VIC 3065\": it is in VIC"]),
            ("{state: [NSW, VIC], suburb: 3644}", []),
            ("{owner: Maria Rossi}", ["9+11 [owner-exists] there is no owner \"Maria Rossi\"; did you mean \"maria\"? -> {owner: maria}"]),
            ("{owner: tim}", ["9+3 [owner-exists] there is no owner \"tim\"; did you mean \"tom\"? -> {owner: tom}"]),
            ("{owner: nobody}", ["9+6 [owner-exists] there is no owner \"nobody\""]),
            ("{tag: \"a&b\"}", ["7+5 [tag-format] \"a&b\" cannot be a tag"]),
            ("{tag: \"!\"}", ["7+3 [tag-format] \"!\" cannot be a tag"]),
            ("{pets: }", ["8+1 [value-shape] \"pets\" is empty -> Fill it in, or delete it."]),
            ("{pets: []}", ["8+1 [value-shape] \"pets\" is empty -> Fill it in, or delete it."]),
            ("{pets: {a: b}}", ["8+1 [value-shape] \"pets\" must be a value or a list of values, not a group of keys -> pets: […]"]),
            ("{pets: [[a]]}", ["9+1 [value-shape] an item of \"pets\" must be text, not a list"]),
            (
                "{pets: welcome, on-application}",
                [
                    "17+14 [value-shape] \"on-application\" is taken for a key, since a comma in braces ends a value -> {pets: [welcome, on-application]}"
                ]
            ),
            (
                "{pets: \"welcome, on-application\"}",
                [
                    "8+25 [value-shape] \"pets\" must be a list in brackets, not text with commas -> {pets: [welcome, on-application]}"
                ]
            ),
            (
                "{kind: rental, extras: [sails], pets: welcome}",
                [
                    "16+6 [saved-search] nothing can match \"extras\": only boats for sale have it"
                ]
            ),
            (
                "{pets: welcome, berths: 2}",
                ["1+1 [saved-search] nothing can match: no kind of this board can meet all of these conditions"]
            ),
            ("{beds: 2, bedrooms: 2}", ["11+8 [saved-search] \"bedrooms\" asks for the same as \"beds\" -> Leave out one of the two."]),
            ("{max: \"1,200\"}", ["7+7 [value-shape] \"max\" must be a list in brackets, not text with commas -> {max: 1200}"]),
            (
                "{max: 5, min: $1,200,300}",
                [
                    "18+3 [value-shape] \"200\" is taken for a key, since a comma in braces ends a value -> {max: 5, min: 1200300}"
                ]
            ),
            ("{owner: }", ["9+1 [value-shape] \"owner\" is empty -> Fill it in, or delete it."]),
        ] as [(String, [String])])
    func aGroupIsChecked(conditions: String, expected: [String]) throws {
        #expect(try findings(conditions) == expected)
    }

    @Test(
        arguments: [
            ("kind=rentals", ["6+7 [choice-value] there is no kind \"rentals\"; did you mean \"rental\"? -> kind=rental"]),
            ("kind=boat&lengh=8", ["11+5 [unknown-key] a search has no \"lengh\"; did you mean \"length\"? -> kind=boat&length=8"]),
            (
                "kind=boat&amp;length=8",
                [
                    "11+10 [saved-search] \"&amp;\" is how a web page writes the \"&\" between conditions; here it stands alone -> kind=boat&length=8"
                ]
            ),
            (
                "kind=rental&pets=purple,welcome,on%20aplication",
                [
                    "18+6 [choice-value] \"purple\" is not a choice for \"pets\"",
                    "33+15 [choice-value] \"on aplication\" is not a choice for \"pets\"; did you mean \"on-application\"? -> kind=rental&pets=purple,welcome,on-application",
                ]
            ),
            (
                "suburb=Colingwood%20VIC%203066&max=600",
                [
                    "8+23 [suburb-postcode] no suburb is called \"Colingwood\" -> suburb=Collingwood%20VIC%203066&max=600"
                ]
            ),
            (
                "suburb=Fitzroy,+Collingwod,+VIC+3066",
                [
                    "8+7 [suburb-postcode] Fitzroy needs its state and postcode -> suburb=Fitzroy%20VIC%203065,+Collingwood%20VIC%203066\nor\nsuburb=Fitzroy%20SA%205082,+Collingwood%20VIC%203066",
                    "17+20 [suburb-postcode] no suburb is called \"Collingwod\" -> suburb=Fitzroy%20VIC%203065,+Collingwood%20VIC%203066\nor\nsuburb=Fitzroy%20SA%205082,+Collingwood%20VIC%203066",
                ]
            ),
            (
                "\"suburb=Fitzroi+VIC+3065&pets=wellcome\"",
                [
                    "9+16 [suburb-postcode] no suburb is called \"Fitzroi\" -> \"suburb=Fitzroy%20VIC%203065&pets=welcome\"",
                    "31+8 [choice-value] \"wellcome\" is not a choice for \"pets\"; did you mean \"welcome\"? -> \"suburb=Fitzroy%20VIC%203065&pets=welcome\"",
                ]
            ),
            (
                "'pets=wellcome'",
                ["7+8 [choice-value] \"wellcome\" is not a choice for \"pets\"; did you mean \"welcome\"? -> 'pets=welcome'"]
            ),
            ("\"pets=well\\x63ome\"", ["1+18 [choice-value] \"wellcome\" is not a choice for \"pets\"; did you mean \"welcome\"?"]),
            ("kind=boat&berths=day+boats", ["18+9 [number-range] \"berths\" must be a whole number, not \"day boats\""]),
            ("max=6%300&min=x", ["15+1 [price-single-amount] \"min\" must be a number of dollars, not \"x\""]),
            ("max=%zz", ["5+1 [saved-search] a \"%\" here does not stand before two hexadecimal digits"]),
            ("features=%ff%fe", ["10+6 [saved-search] this does not decode to UTF-8 text"]),
            ("tag=%", ["5+1 [saved-search] a \"%\" here does not stand before two hexadecimal digits"]),
            (
                "https://board.example/search/?kind=boat&max=500#found",
                [
                    "1+53 [saved-search] only what comes after the \"?\" of the search page is pasted here -> kind=boat&max=500"
                ]
            ),
            ("?kind=boat", ["1+10 [saved-search] only what comes after the \"?\" of the search page is pasted here -> kind=boat"]),
            (
                "\"?kind=boat&engine=R%26D\"",
                [
                    "1+25 [saved-search] only what comes after the \"?\" of the search page is pasted here -> kind=boat&engine=R%26D"
                ]
            ),
            ("boats", ["1+5 [saved-search] \"boats\" is neither a group of conditions nor what comes after the \"?\" of the search page"]),
            ("kind=&max=", ["1+10 [saved-search] a saved search needs at least one condition -> {kind: …}"]),
            ("engine=a%2Cb", []),
            ("\"%6Bind=boatt\"", ["9+5 [choice-value] there is no kind \"boatt\"; did you mean \"boat\"? -> \"%6Bind=boat\""]),
            ("max=600&max=700", ["1+3 [saved-search] \"max\" takes one value, not 2"]),
            ("max=1,200", ["5+5 [saved-search] a number in a search has no commas: a comma separates values -> max=1200"]),
            (
                "kind=rental&max=$1,200&min=5",
                [
                    "17+6 [saved-search] a number in a search has no commas: a comma separates values -> kind=rental&max=1200&min=5"
                ]
            ),
            (
                "suburb=Newtown,NSW,+Enmore,Nsw+2042&state=VIC",
                [
                    "8+11 [saved-search] nothing can match \"Newtown NSW\": it is in NSW",
                    "21+15 [saved-search] nothing can match \"Enmore Nsw 2042\": it is in NSW",
                ]
            ),
            ("kind=rental=x", ["6+8 [choice-value] there is no kind \"rental=x\"; did you mean \"rental\"? -> kind=rental"]),
        ] as [(String, [String])])
    func aPastedQueryIsChecked(conditions: String, expected: [String]) throws {
        #expect(try findings(conditions) == expected)
    }

    @Test func whatIsLeftEmptyIsPassedOver() throws {
        #expect(try FilterSample.filter("\"&&=x&kind=rental&=&pets&max&colour=&sort=odd\"").query == "kind=rental")
    }

    @Test func aQueryOverLinesIsReadAndReportedAsAWhole() throws {
        let feeds = "  - name: A search\n    where: >\n      kind=rental\n      &pets=welcome\n      &max=600\n"
        #expect(try FilterSample.read(feeds: feeds).searches.map(\.filter.query) == ["kind=rental&max=600&pets=welcome"])
        let wrong = try FilterSample.read(feeds: feeds.replacing("600", with: "cheap")).diagnostics
        #expect(wrong.map(\.span) == [SourceSpan(line: 3, column: 12)] && wrong.map(\.fix) == [nil], "\(wrong)")
    }

    @Test func aGroupOverLinesPointsToItsLines() throws {
        let feeds = "  - name: A search\n    where:\n      pets:\n        - welcome\n        - on aplication\n      max: $600\n"
        let found = try FilterSample.read(feeds: feeds).diagnostics
        #expect(found.map(\.span) == [SourceSpan(line: 6, column: 11, length: 13), SourceSpan(line: 7, column: 12, length: 4)], "\(found)")
        #expect(found.map(\.fix) == ["        - on-application", "      max: 600"])
    }

    @Test func whatMayFollowFromABrokenKindIsNotTold() throws {
        let sample = FilterSample.vocabulary
        let broken = FilterVocabulary(
            kinds: sample.kinds, gazetteer: sample.gazetteer, people: sample.people, areKindsSound: false)
        let conditions = "{kind: hut, wings: 2, pets: odd, suburb: 9999, owner: x, kind: rental}"
        let found = try FilterSample.read(
            feeds: "  - name: A search\n    where: \(conditions.replacing(", kind: rental", with: ""))\n", vocabulary: broken)
        #expect(found.searches.isEmpty && found.diagnostics.map(\.rule) == ["suburb-postcode", "owner-exists"], "\(found.diagnostics)")
    }

    @Test(arguments: [50, 51, 15_000]) func aKeyHasNotTooManyValues(count: Int) throws {
        let values = (0..<count).map { "t\($0)" }
        for conditions in ["{tag: [\(values.joined(separator: ", "))]}", "tag=\(values.joined(separator: ","))"] {
            let messages = try FilterSample.findings(where: conditions).map(\.message)
            #expect(messages == (count > 50 ? ["\"tag\" has \(count) values; at most 50 fit"] : []))
        }
    }

    private static let hostileParts = ["colour=red&", "suburb=x,", "pets=%zz&", "a,", "=&", "%41%ff&", "suburb=Colingwood VIC 3066,VIC,&"]

    @Test(arguments: hostileParts) func aHostileQueryIsRefused(part: String) throws { try checkHostile(part, size: 40_000) }

    @Test(.endurance, arguments: hostileParts) func aLongHostileQueryIsRefusedInGoodTime(part: String) throws {
        try checkHostile(part, size: 400_000)
    }

    private func checkHostile(_ part: String, size: Int) throws {
        let query = "kind=boat&" + String(repeating: part, count: size / part.utf8.count)
        let result = try FilterSample.read(feeds: "  - {name: A search, where: \"\(query)\"}\n")
        // A hundred, and one that says how many more there are.
        #expect(result.diagnostics.count <= 101)
        #expect(result.searches.isEmpty || ["a,", "=&"].contains(part))
    }

    @Test(arguments: [
        ("text", "from"), ("choice, of: [a]", "at-least"), ("choices, of: [a]", "from"), ("yes-no", "all-of"), ("count", "from"),
        ("date", "all-of"), ("choice, of: [a, \"b, c\"]", "any-of"),
    ])
    func aFacetMakesSenseOfItsField(type: String, facet: String) {
        let text = "kind: hut\nfields:\n  x: {type: \(type), facet: \(facet)}\n"
        #expect(KindSet.load([FilterSample.source("kinds/hut.yaml", text)]).diagnostics.map(\.rule) == ["kind-file"])
    }

    @Test(arguments: FilterKeys.common + FilterKeys.ofPage) func noFieldWithAFacetHasTheNameOfAnotherKey(name: String) {
        func findings(_ facet: String) -> [String] {
            let text = "kind: hut\nfields:\n  \(name): {type: count\(facet)}\n"
            return KindSet.load([FilterSample.source("kinds/hut.yaml", text)]).diagnostics.map(\.message)
        }
        let message = "people cannot filter by a field of the name \"\(name)\""
        #expect(findings(", facet: at-least").contains(message) && !findings("").contains(message))
    }
}
