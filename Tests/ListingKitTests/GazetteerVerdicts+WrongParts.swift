extension Verdicts {
    static let wrongParts: [Wrong] = [
        .init(
            "Hawthorn", "VIC", "3066", .postcode,
            "Hawthorn VIC does not have postcode 3066",
            "3066 is the postcode of Collingwood and Collingwood North in VIC. Hawthorn VIC is 3122.",
            ["Hawthorn VIC 3122", "Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
        .init(
            "Melbourne", "VIC", "3066", .suburb,
            "3066 is in the city of Melbourne, but not in the suburb Melbourne",
            "Its suburbs with the postcode 3066 are Collingwood and Collingwood North. The suburb Melbourne is VIC 3000 or VIC 3004.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066", "Melbourne VIC 3000", "Melbourne VIC 3004"]
        ),
        .init(
            "Springfield", "NSW", "2795", .postcode,
            "Springfield NSW does not have postcode 2795",
            "2795 is the postcode of Abercrombie, Abercrombie River, Arkell and 90 more in NSW. Springfield NSW is 2250 or "
                + "2630.",
            [
                "Springfield NSW 2250", "Springfield NSW 2630", "Abercrombie NSW 2795", "Abercrombie River NSW 2795",
                "Arkell NSW 2795", "Arkstone NSW 2795", "Bald Ridge NSW 2795", "Ballyroe NSW 2795",
            ]
        ),
        .init(
            "Hawthorn", "VIC", "4000", .postcode,
            "Hawthorn VIC does not have postcode 4000",
            "4000 is the postcode of Brisbane City, Petrie Terrace, Spring Hill and Brisbane in QLD. Hawthorn VIC is 3122.",
            [
                "Hawthorn VIC 3122", "Brisbane City QLD 4000", "Petrie Terrace QLD 4000", "Spring Hill QLD 4000",
                "Brisbane QLD 4000",
            ]
        ),
        .init(
            "Darwin", "NT", "800", .postcode,
            "800 has lost its leading zero: the postcode is 0800",
            "A postcode has four digits. Spreadsheets and some YAML tools read it as a number and drop the zero. 0800 is "
                + "the postcode of Darwin City and Darwin in NT.",
            ["Darwin NT 0800"]
        ),
        .init(
            "Hawthorn", "VIC", "800", .postcode,
            "800 has lost its leading zero: the postcode is 0800",
            "A postcode has four digits. Spreadsheets and some YAML tools read it as a number and drop the zero. 0800 is "
                + "the postcode of Darwin City and Darwin in NT. Hawthorn is VIC 3122.",
            ["Hawthorn VIC 3122", "Darwin NT 0800", "Darwin City NT 0800"]
        ),
        .init(
            "Carlton", "VIC", "30660", .postcode,
            "\"30660\" is not a postcode",
            "A postcode has four digits, such as 3066. Carlton is VIC 3053.",
            ["Carlton VIC 3053"]
        ),
        .init(
            "Carlton", "VIC", "3o53", .postcode,
            "\"3o53\" is not a postcode",
            "A postcode has four digits, such as 3066. Carlton is VIC 3053.",
            ["Carlton VIC 3053"]
        ),
        .init(
            "Carlten", "VIC", "123", .postcode,
            "\"123\" is not a postcode",
            "A postcode has four digits, such as 3066.",
            ["Carlton VIC 3053", "Carlton NSW 2218", "Carlton TAS 7173"]
        ),
        .init(
            "Queanbeyan", "ACT", "2620", .state,
            "Queanbeyan 2620 is in NSW, not ACT",
            "Postcode 2620 crosses the border: it has places in NSW and ACT. So the state comes from the suburb, not from "
                + "the postcode.",
            ["Queanbeyan NSW 2620"]
        ),
        .init(
            "Jennings", "QLD", "4383", .state,
            "Jennings 4383 is in NSW, not QLD",
            "Postcode 4383 crosses the border: it has places in NSW and QLD. So the state comes from the suburb, not from "
                + "the postcode.",
            ["Jennings NSW 4383"]
        ),
        .init(
            "Jennings", "VIC", "4383", .state,
            "Jennings 4383 is in NSW, not VIC",
            "Postcode 4383 has places in NSW and QLD, but none in VIC.",
            ["Jennings NSW 4383"]
        ),
        .init(
            "Collingwood", "NSW", "3066", .state,
            "Collingwood 3066 is in VIC, not NSW",
            "All places with postcode 3066 are in VIC.",
            ["Collingwood VIC 3066", "Collingwood NSW 2850"]
        ),
        .init(
            "Hall", "NSW", "2618", .state,
            "Hall 2618 is in ACT, not NSW",
            "Postcode 2618 crosses the border: it has places in NSW and ACT. So the state comes from the suburb, not from "
                + "the postcode.",
            ["Hall ACT 2618"]
        ),
        .init(
            "Melbourne", "VIC", "3001", .postcode,
            "3001 is not the postcode of a place",
            "It may be a PO box postcode, which takes mail but has no homes. Melbourne is VIC 3000 or VIC 3004.",
            ["Melbourne VIC 3000", "Melbourne VIC 3004"]
        ),
        .init(
            "Sydney", "NSW", "1234", .postcode,
            "1234 is not the postcode of a place",
            "It may be a PO box postcode, which takes mail but has no homes. Sydney is NSW 2000.",
            ["Sydney NSW 2000"]
        ),
        .init(
            "Colingwod", "VIC", "1234", .postcode,
            "1234 is not the postcode of a place",
            "It may be a PO box postcode, which takes mail but has no homes.",
            ["Collingwood VIC 3066", "Collingwood NSW 2850"]
        ),
        .init(
            "Hawthorn", "Victori", "3122", .state,
            "\"Victori\" is not an Australian state or territory",
            "Write NSW, VIC, QLD, SA, WA, TAS, ACT or NT. Hawthorn is VIC 3122.",
            ["Hawthorn VIC 3122"]
        ),
        .init(
            "Hawthorn", "UK", nil, .state,
            "\"UK\" is not an Australian state or territory",
            "Write NSW, VIC, QLD, SA, WA, TAS, ACT or NT. Hawthorn is VIC 3122 or SA 5062.",
            ["Hawthorn VIC 3122", "Hawthorn SA 5062"]
        ),
        .init(
            "Colingwod", "Victori", "3066", .state,
            "\"Victori\" is not an Australian state or territory",
            "Write NSW, VIC, QLD, SA, WA, TAS, ACT or NT.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066", "Collingwood NSW 2850"]
        ),
        .init(
            "Hawthorn", nil, "3066", .postcode,
            "Hawthorn does not have postcode 3066",
            "3066 is the postcode of Collingwood and Collingwood North in VIC. Hawthorn is VIC 3122 or SA 5062.",
            ["Hawthorn VIC 3122", "Hawthorn SA 5062", "Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
    ]
}
