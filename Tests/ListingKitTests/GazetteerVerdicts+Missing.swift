extension Verdicts {
    static let missing: [Wrong] = [
        .init(
            "Collingwood", nil, "3066", .state,
            "Collingwood 3066 needs its state",
            "It is in VIC.",
            ["Collingwood VIC 3066"]
        ),
        .init(
            "Texas", nil, "4385", .state,
            "Texas 4385 needs its state",
            "Postcode 4385 crosses the border, and there is a Texas in NSW and QLD.",
            ["Texas NSW 4385", "Texas QLD 4385"]
        ),
        .init(
            "Hawthorn", "VIC", nil, .postcode,
            "Hawthorn VIC needs its postcode",
            "It is 3122.",
            ["Hawthorn VIC 3122"]
        ),
        .init(
            "Melbourne", "VIC", " ", .postcode,
            "Melbourne VIC needs its postcode",
            "It is 3000 or 3004.",
            ["Melbourne VIC 3000", "Melbourne VIC 3004"]
        ),
        .init(
            "Ultimo", nil, nil, .state,
            "Ultimo needs its state and postcode",
            "It can only be NSW 2007.",
            ["Ultimo NSW 2007"]
        ),
        .init(
            "Hawthorn", nil, nil, .state,
            "Hawthorn needs its state and postcode",
            "It may be VIC 3122 or SA 5062.",
            ["Hawthorn VIC 3122", "Hawthorn SA 5062"]
        ),
        .init(
            "Springfield", nil, nil, .state,
            "Springfield needs its state and postcode",
            "It may be NSW 2250, NSW 2630, VIC 3434, VIC 3544, QLD 4300, QLD 4871 and 3 more.",
            [
                "Springfield NSW 2250", "Springfield NSW 2630", "Springfield VIC 3434", "Springfield VIC 3544",
                "Springfield QLD 4300", "Springfield QLD 4871", "Springfield SA 5062", "Springfield WA 6525",
            ]
        ),
        .init(
            "", "VIC", "3066", .suburb,
            "the suburb is missing",
            "It says where the listing is. 3066 is the postcode of Collingwood and Collingwood North in VIC.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
        .init(
            " ", nil, nil, .suburb,
            "the suburb is missing",
            "It says where the listing is.",
            []
        ),
    ]
}
