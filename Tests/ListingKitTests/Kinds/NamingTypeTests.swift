import Testing

/// Types whose values name people, brands, other listings, pages, suburbs and campuses.
@Suite struct NamingTypeTests {
    @Test(
        arguments: [
            ("maker", "yanmar", "Yanmar", "[\"yanmar\"]"), ("maker", "North Sea", "North Sea", "[\"north-sea\"]"),
            ("maker", "YANMAR", "Yanmar", "[\"yanmar\"]"), ("makers", "[yanmar, North Sea, yanmar]", nil, nil),
            ("makers", "[yanmar, north-sea]", "Yanmar, North Sea", "[\"yanmar\",\"north-sea\"]"),
            ("tender", "small-boat", nil, "[\"small-boat\"]"), ("about", "[a, b, a]", nil, "[\"a\",\"b\"]"),
            ("crew", "[maria, tom, maria]", nil, nil), ("shops", "[{label: Rope, url: https://rope.example/, price: 8.50}]", nil, nil),
            ("suburbs", "[Carlton VIC 3053]", "Carlton 3053", nil), ("suburbs", "Carlton VIC 3053", "Carlton 3053", nil),
            ("suburbs", "3053", "Carlton 3053, Carlton South 3053", nil), ("near", "[unimelb-parkville]", "UniMelb Parkville", nil),
        ] as [(String, String, String?, String?)])
    func whatIsRightIsTaken(key: String, yaml: String, shown: String?, search: String?) throws {
        let read = try TypeSample.read(key, yaml)
        if key == "makers", shown == nil {
            #expect(read.findings == ["\"makers\" has 3 entries; at most 2 fit"])
            return
        }
        #expect(read.findings == [])
        #expect(read.shown == shown)
        #expect(read.json == search)
    }

    @Test(
        arguments: [
            ("maker", "yanmer", "there is no brand \"yanmer\"; did you mean \"yanmar\"?", "maker: yanmar"),
            ("maker", "Yanmar Marine", "there is no brand \"Yanmar Marine\"; did you mean \"yanmar\"?", "maker: yanmar"),
            ("maker", "Volvo", "there is no brand \"Volvo\"", "Make the file brands/volvo.yaml:\nname: Volvo"),
            ("maker", "[yanmar, north-sea]", "\"maker\" has 2 entries; at most 1 fit", nil),
            ("about", "[cars/old-ute/index.md]", "\"cars/old-ute/index.md\" is not the id of a listing", "about: [old-ute]"),
            ("about", "[https://b.example/cars/ute/]", "\"https://b.example/cars/ute/\" is not the id of a listing", "about: [ute]"),
            ("about", "[a, b, c, d]", "\"about\" has 4 entries; at most 3 fit", nil),
            ("about", "[{id: a}]", "an item of \"about\" must be text, not a group of keys", nil),
            ("crew", "[mario]", "there is no owner \"mario\"; did you mean \"maria\"?", "crew: maria"),
            (
                "shops", "https://rope.example/", "a link must be a group of keys, not \"https://rope.example/\"",
                "shops: [{label: …, url: https://rope.example/}]"
            ),
            ("shops", "[{label: Rope}]", "a link needs its \"url\"", "shops: [{url: …, label: Rope}]"),
            ("shops", "[{label: Rope, url: rope.example}]", "\"rope.example\" is not a web address", "url: https://rope.example"),
            ("suburbs", "[Carlton VIC 3066]", "Carlton VIC does not have postcode 3066", "suburbs: [Carlton VIC 3053]"),
            ("suburbs", "[9999]", "\"9999\" is not the postcode of a place", nil),
            ("near", "[unimelb]", "there is no campus \"unimelb\"; did you mean", "near: [unimelb-parkville]"),
            ("near", "[Melbourne Uni]", "there is no campus \"Melbourne Uni\"; did you mean", "near: [unimelb-parkville]"),
            ("near", "[RMIT City]", "there is no campus \"RMIT City\"; did you mean", "near: [rmit-melbourne-city]"),
            ("near", "[Deakin]", "there is no campus \"Deakin\"; did you mean", "near: [deakin-burwood-melbourne]"),
            (
                "suburbs", "Brunswick, Fitzroy, 3052", "\"suburbs\" must be a list in brackets, not text with commas",
                "suburbs: [Brunswick VIC 3056, Fitzroy VIC 3065, 3052]"
            ),
            (
                "suburbs", "Carlton, VIC 3053", "\"suburbs\" must be a list in brackets, not text with commas",
                "suburbs: [Carlton VIC 3053]"
            ),
            (
                "suburbs", "[Brunswick, Parkville, Fitzroy VIC 3065]", "Brunswick and Parkville need their states and postcodes",
                "suburbs: [Brunswick VIC 3056, Parkville VIC 3052, Fitzroy VIC 3065]"
            ),
            ("suburbs", "[Richmond]", "Richmond", "suburbs: [Richmond VIC 3121]"),
            ("near", "[Hogwarts]", "there is no campus \"Hogwarts\"", nil),
        ] as [(String, String, String, String?)])
    func whatIsWrongIsTold(key: String, yaml: String, message: String, fix: String?) throws {
        let read = try TypeSample.read(key, yaml)
        #expect(read.findings.count == 1 && read.findings[0].hasPrefix(message))
        if let fix { #expect(read.fixes.first?.hasPrefix(fix) ?? false, "\(read.fixes)") }
    }
}
