import Testing

/// Years, ranges and ratings: what is taken, what is published of it, and what is said of everything else.
@Suite struct ManyNumberTypeTests {
    @Test(
        arguments: [
            ("built", "1974", "1974", "1974"), ("built", "\"2016\"", "2016", "2016"),
            ("stay", "6", "6 months", "[6,6]"), ("stay", "1", "1 month", "[1,1]"), ("stay", "6 to 12", "6 to 12 months", "[6,12]"),
            ("stay", "6-12", "6 to 12 months", "[6,12]"), ("stay", "6 – 12", "6 to 12 months", "[6,12]"),
            ("stay", "6+", "6 or more months", "[6,60]"), ("stay", "up to 12", "up to 12 months", "[1,12]"),
            ("stay", "6 months", "6 months", "[6,6]"), ("stay", "6 to 12 months", "6 to 12 months", "[6,12]"),
            ("stay", "6–12mths", "6 to 12 months", "[6,12]"), ("stay", "1 month - 12 Months", "1 to 12 months", "[1,12]"),
            ("stay", "6+ mos.", "6 or more months", "[6,60]"), ("stay", "6 months+", "6 or more months", "[6,60]"),
            ("stay", "Up To 12", "up to 12 months", "[1,12]"), ("stay", "60", "60 months", "[60,60]"),
            ("ratings", "[{by: A, score: 5, of: 5}]", "5 of 5", "50"),
            ("ratings", "[{by: A, score: 5, of: 5}, {by: B, score: 8.5, of: 10, on: 2024-03-01}]", "4.6 of 5", "46"),
            ("ratings", "[{by: A, score: 0, of: 100, year: 2020, url: https://a.example/}]", "0 of 5", "0"),
            ("ratings", "[{by: A, score: 3, of: 4}]", "3.8 of 5", "38"),
        ])
    func whatIsRightIsTaken(key: String, yaml: String, shown: String, search: String) throws {
        let read = try TypeSample.read(key, yaml)
        #expect(read.findings == [])
        #expect(read.shown == shown)
        #expect(read.json == search)
    }

    @Test(
        arguments: [
            ("built", "74", "\"built\" must be a year of four digits, not \"74\"", "built: 1974"),
            ("built", "2016 model", "\"built\" must be a year of four digits, not \"2016 model\"", "built: 2016"),
            ("built", "2016-05-01", "\"built\" must be a year of four digits, not \"2016-05-01\"", "built: 2016"),
            ("built", "2031", "\"built\" is 2031; it must be from 1900 to 2030", "built: …"),
            ("built", "２０１６", "\"built\" must be a year of four digits, not \"２０１６\"", "built: …"),
            ("stay", "12 to 6", "\"stay\" must be a whole number, or one to another, not \"12 to 6\"", "stay: 6 to 12"),
            ("stay", "six", "\"stay\" must be a whole number, or one to another, not \"six\"", "stay: …"),
            ("stay", "26 weeks", "\"stay\" must be a whole number, or one to another, not \"26 weeks\"", "stay: …"),
            ("stay", "1 to 2 years", "\"stay\" must be a whole number, or one to another, not \"1 to 2 years\"", "stay: 12 to 24"),
            ("stay", "1 yr+", "\"stay\" must be a whole number, or one to another, not \"1 yr+\"", "stay: 12+"),
            ("stay", "9 years", "\"stay\" must be a whole number, or one to another, not \"9 years\"", "stay: …"),
            ("stay", "months 6", "\"stay\" must be a whole number, or one to another, not \"months 6\"", "stay: 6"),
            ("stay", "at least 6 months", "\"stay\" must be a whole number, or one to another, not \"at least 6 months\"", "stay: 6+"),
            ("stay", "max 12", "\"stay\" must be a whole number, or one to another, not \"max 12\"", "stay: up to 12"),
            ("stay", "-6", "\"stay\" must be a whole number, or one to another, not \"-6\"", "stay: 6"),
            ("stay", "6 to 99", "\"stay\" is 6 to 99; its numbers must be from 1 to 60", "stay: …"),
            ("stay", "99999999999999999999", "\"stay\" must be a whole number, or one to another, not \"99999999999999999999\"", "stay: …"),
            ("ratings", "[{by: A, score: 6, of: 5}]", "a score cannot be above the greatest one, which \"of\" gives", nil),
            ("ratings", "[{by: A, score: 0, of: 0}]", "\"of\" is the greatest score there is, so it is above 0", nil),
            ("ratings", "[{score: 5, of: 5}]", "a rating needs its \"by\"", "ratings: [{by: …, score: 5, of: 5}]"),
            ("ratings", "[{by: A, score: five, of: 5}]", "\"score\" must be a number from 0 to 1000, not \"five\"", nil),
            (
                "ratings", "[{by: A, score: 5, of: 5, on: 2027-01-01}]", "\"on\" is in the future: 2027-01-01 hasn't come yet",
                "ratings: [{by: A, score: 5, of: 5, on: 2026-11-21}]"
            ),
            ("ratings", "[{by: A, score: 5, of: 5, url: javascript:alert(1)}]", "\"javascript:alert(1)\" is not a web address", nil),
            ("ratings", "{by: A, score: 3, of: 4}", "\"ratings\" must be a list, also of one group", "ratings: [{by: A, score: 3, of: 4}]"),
            (
                "ratings", "five stars", "a rating must be a group of keys, not \"five stars\"",
                "ratings: [{by: five stars, score: …, of: …}]"
            ),
        ] as [(String, String, String, String?)])
    func whatIsWrongIsTold(key: String, yaml: String, message: String, fix: String?) throws {
        let read = try TypeSample.read(key, yaml)
        #expect(read.findings == [message])
        #expect(read.fixes.first == fix)
    }
}
