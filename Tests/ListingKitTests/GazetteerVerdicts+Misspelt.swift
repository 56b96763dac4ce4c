extension Verdicts {
    static let misspelt: [Wrong] = [
        .init(
            "Queanbeyan", "VIC", "4000", .state,
            "There is no Queanbeyan in VIC",
            "Queanbeyan is NSW 2620. 4000 is the postcode of Brisbane City, Petrie Terrace, Spring Hill and Brisbane in "
                + "QLD.",
            [
                "Queanbeyan NSW 2620", "Brisbane City QLD 4000", "Petrie Terrace QLD 4000", "Spring Hill QLD 4000",
                "Brisbane QLD 4000",
            ]
        ),
        .init(
            "Colingwod", "VIC", "3066", .suburb,
            "no suburb is called \"Colingwod\"",
            "The nearest name in VIC 3066 is Collingwood.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
        .init(
            "Colingwod", "NSW", "3066", .suburb,
            "no suburb is called \"Colingwod\"",
            "The nearest name is Collingwood VIC 3066. 3066 is the postcode of Collingwood and Collingwood North in VIC.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066", "Collingwood NSW 2850"]
        ),
        .init(
            "Fitzory", "VIC", "3068", .suburb,
            "no suburb is called \"Fitzory\"",
            "The nearest name in VIC 3068 is Fitzroy North.",
            ["Fitzroy North VIC 3068", "Fitzroy VIC 3065", "Clifton Hill VIC 3068"]
        ),
        .init(
            "Fitzr", nil, nil, .suburb,
            "no suburb is called \"Fitzr\"",
            "It's how Fitzroy VIC 3065, Fitzroy SA 5082, Fitzroy Falls NSW 2577 and 3 more begin.",
            [
                "Fitzroy VIC 3065", "Fitzroy SA 5082", "Fitzroy Falls NSW 2577", "Fitzroy North VIC 3068", "Fitzroy Island QLD 4871",
                "Fitzroy Crossing WA 6765",
            ]
        ),
        .init(
            "fitzr", "VIC", nil, .suburb,
            "no suburb is called \"fitzr\"",
            "It's how Fitzroy VIC 3065 and Fitzroy North VIC 3068 begin.",
            ["Fitzroy VIC 3065", "Fitzroy North VIC 3068"]
        ),
        .init(
            "North Fitzroy", "VIC", "3068", .suburb,
            "\"North Fitzroy\" is what people call Fitzroy North",
            "An address has the official name.",
            ["Fitzroy North VIC 3068", "Clifton Hill VIC 3068"]
        ),
        .init(
            "Coolum", "QLD", "4573", .suburb,
            "no suburb is called \"Coolum\"",
            "The nearest name in QLD 4573 is Coolum Beach.",
            [
                "Coolum Beach QLD 4573", "Mount Coolum QLD 4573", "Marcus Beach QLD 4573", "Peregian Beach QLD 4573",
                "Peregian Springs QLD 4573", "Point Arkwright QLD 4573", "Yaroomba QLD 4573",
            ]
        ),
        .init(
            "Surfers", "QLD", "4217", .suburb,
            "\"Surfers\" is what people call Surfers Paradise",
            "An address has the official name.",
            [
                "Surfers Paradise QLD 4217", "Benowa QLD 4217", "Bundall QLD 4217", "Main Beach QLD 4217",
                "Chevron Island QLD 4217", "Isle of Capri QLD 4217",
            ]
        ),
        .init(
            "Pt Lonsdale", "VIC", "3225", .suburb,
            "no suburb is called \"Pt Lonsdale\"",
            "The nearest name in VIC 3225 is Point Lonsdale.",
            ["Point Lonsdale VIC 3225", "Queenscliff VIC 3225", "Swan Bay VIC 3225", "Swan Island VIC 3225"]
        ),
        .init(
            "Xyzzyq", "VIC", "2795", .suburb,
            "no suburb is called \"Xyzzyq\"",
            "No name in the table is like it, so check the spelling. 2795 is the postcode of Abercrombie, Abercrombie "
                + "River, Arkell and 90 more in NSW.",
            [
                "Abercrombie NSW 2795", "Abercrombie River NSW 2795", "Arkell NSW 2795", "Arkstone NSW 2795",
                "Bald Ridge NSW 2795", "Ballyroe NSW 2795", "Bathampton NSW 2795", "Bathurst NSW 2795",
            ]
        ),
        .init(
            "Xyzzyq", nil, nil, .suburb,
            "no suburb is called \"Xyzzyq\"",
            "No name in the table is like it, so check the spelling.",
            []
        ),
        .init(
            "Richmnd", "VIC", nil, .suburb,
            "no suburb is called \"Richmnd\"",
            "The nearest name in VIC is Richmond.",
            ["Richmond VIC 3121", "Richmond NSW 2753", "Richmond QLD 4740", "Richmond QLD 4822", "Richmond SA 5033"]
        ),
        .init(
            "Hawthorne", "VIC", "3122", .suburb,
            "There is no Hawthorne in VIC",
            "The nearest name in VIC 3122 is Hawthorn. Hawthorne is QLD 4171.",
            [
                "Hawthorn VIC 3122", "Hawthorn North VIC 3122", "Hawthorn West VIC 3122", "Hawthorne QLD 4171",
                "Auburn South VIC 3122", "Glenferrie South VIC 3122",
            ]
        ),
        .init(
            "Hawthorne", "VIC", nil, .suburb,
            "There is no Hawthorne in VIC",
            "The nearest name in VIC is Hawthorn. Hawthorne is QLD 4171.",
            ["Hawthorn VIC 3122", "Hawthorne QLD 4171"]
        ),
        .init(
            "Hawthorn", "QLD", "4000", .suburb,
            "There is no Hawthorn in QLD",
            "The nearest name in QLD is Hawthorne. Hawthorn is VIC 3122 or SA 5062. 4000 is the postcode of Brisbane City, Petrie Terrace, Spring Hill and "
                + "Brisbane in QLD.",
            [
                "Hawthorne QLD 4171", "Hawthorn VIC 3122", "Hawthorn SA 5062", "Brisbane City QLD 4000", "Petrie Terrace QLD 4000",
                "Spring Hill QLD 4000", "Brisbane QLD 4000",
            ]
        ),
        .init(
            "Hawthorn", "QLD", "3066", .state,
            "There is no Hawthorn in QLD",
            "The nearest name in QLD is Hawthorne. Hawthorn is VIC 3122 or SA 5062. 3066 is the postcode of Collingwood and Collingwood North in VIC.",
            ["Hawthorne QLD 4171", "Hawthorn VIC 3122", "Hawthorn SA 5062", "Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
    ]
}
