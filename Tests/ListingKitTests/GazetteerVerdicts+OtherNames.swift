extension Verdicts {
    /// Names of cities, regions, campuses, and what people call suburbs.
    static let otherNames: [Wrong] = [
        .init(
            "Freo", "WA", "6160", .suburb,
            "\"Freo\" is what people call Fremantle",
            "An address has the official name.",
            ["Fremantle WA 6160"]
        ),
        .init(
            "freo", nil, nil, .suburb,
            "\"freo\" is what people call Fremantle",
            "An address has the official name. It is Fremantle WA 6160.",
            ["Fremantle WA 6160"]
        ),
        .init(
            "Freo", "WA", "6163", .suburb,
            "\"Freo\" is what people call Fremantle",
            "An address has the official name. It is Fremantle WA 6160. 6163 is the postcode of Bibra Lake, Coolbellup, Hamilton Hill and 7 more in WA.",
            [
                "Fremantle WA 6160", "Bibra Lake WA 6163", "Coolbellup WA 6163", "Hamilton Hill WA 6163", "Hilton WA 6163",
                "Kardinya WA 6163", "North Coogee WA 6163", "North Lake WA 6163",
            ]
        ),
        .init(
            "Gold Coast", "QLD", "4217", .suburb,
            "\"Gold Coast\" is a city, not a suburb",
            "Its suburbs with the postcode 4217 are Benowa, Bundall, Main Beach, Surfers Paradise, Chevron Island and Isle of Capri.",
            [
                "Benowa QLD 4217", "Bundall QLD 4217", "Main Beach QLD 4217", "Surfers Paradise QLD 4217", "Chevron Island QLD 4217",
                "Isle of Capri QLD 4217",
            ]
        ),
        .init(
            "the Gold Coast", "QLD", "3066", .suburb,
            "\"the Gold Coast\" is a city, not a suburb",
            "It has 89 suburbs, and an address has the one that the home is in. None of them has the postcode 3066. 3066 is the postcode of Collingwood and Collingwood North in VIC.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066"]
        ),
        .init(
            "Gold Coast", nil, nil, .suburb,
            "\"Gold Coast\" is a city, not a suburb",
            "It has 89 suburbs, and an address has the one that the home is in.",
            []
        ),
        .init(
            "Inner West", "NSW", "2204", .suburb,
            "\"Inner West\" is a region, not a suburb",
            "Its suburbs with the postcode 2204 are Marrickville and Marrickville South.",
            ["Marrickville NSW 2204", "Marrickville South NSW 2204"]
        ),
        .init(
            "Inner West", "VIC", "3011", .suburb,
            "\"Inner West\" is a region, not a suburb",
            "Its suburbs with the postcode 3011 are Footscray, Seddon and Seddon West.",
            ["Footscray VIC 3011", "Seddon VIC 3011", "Seddon West VIC 3011"]
        ),
        .init(
            "Sydney's Inner West", "NSW", nil, .suburb,
            "\"Sydney's Inner West\" is a region, not a suburb",
            "It has 54 suburbs, and an address has the one that the home is in.",
            []
        ),
        .init(
            "Moreland Council", "VIC", "3056", .suburb,
            "\"Moreland Council\" is a former name of Merri-bek, which is no suburb",
            "Its suburbs with the postcode 3056 are Brunswick, Brunswick Lower and Brunswick North.",
            ["Brunswick VIC 3056", "Brunswick Lower VIC 3056", "Brunswick North VIC 3056"]
        ),
        .init(
            "Ayers Rock", "NT", "0872", .suburb,
            "\"Ayers Rock\" is a former name of Yulara",
            "An address has the official name.",
            [
                "Yulara NT 0872", "Ali Curung NT 0872", "Amata SA 0872", "Ampilatwatja NT 0872",
                "Anangu Pitjantjatjara Yankunytjatjara SA 0872", "Anatye NT 0872", "Anmatjere NT 0872", "Areyonga NT 0872",
            ]
        ),
        .init(
            "unimelb", "VIC", "3052", .suburb,
            "\"unimelb\" is a campus, not a suburb",
            "It is in Parkville VIC 3052.",
            ["Parkville VIC 3052"]
        ),
        .init(
            "QUT", "QLD", "4000", .suburb,
            "\"QUT\" is a university, not a suburb",
            "It is in Brisbane City QLD 4000.",
            ["Brisbane City QLD 4000", "Kelvin Grove QLD 4059", "Petrie Terrace QLD 4000", "Spring Hill QLD 4000", "Brisbane QLD 4000"]
        ),
        .init(
            "Paddo", "QLD", "4064", .suburb,
            "\"Paddo\" is what people call Paddington",
            "An address has the official name.",
            ["Paddington QLD 4064", "Paddington NSW 2021", "Milton QLD 4064"]
        ),
        .init(
            "Paddo", nil, nil, .suburb,
            "\"Paddo\" is what people call Paddington",
            "An address has the official name. It is Paddington NSW 2021 or Paddington QLD 4064.",
            ["Paddington NSW 2021", "Paddington QLD 4064"]
        ),
        .init(
            "the Cross", "NSW", "2011", .suburb,
            "\"the Cross\" is what people call Kings Cross or Potts Point",
            "An address has the official name.",
            [
                "Kings Cross NSW 2011", "Potts Point NSW 2011", "Elizabeth Bay NSW 2011", "Rushcutters Bay NSW 2011",
                "Woolloomooloo NSW 2011",
            ]
        ),
        .init(
            "Geelong", "VIC", "3216", .suburb,
            "3216 is in the city of Geelong, but not in the suburb Geelong",
            "Its suburbs with the postcode 3216 are Belmont, Grovedale, Highton, Marshall, Wandana Heights, Waurn Ponds and Grovedale East. The suburb Geelong is VIC 3220.",
            [
                "Belmont VIC 3216", "Grovedale VIC 3216", "Highton VIC 3216", "Marshall VIC 3216", "Wandana Heights VIC 3216",
                "Waurn Ponds VIC 3216", "Grovedale East VIC 3216", "Geelong VIC 3220",
            ]
        ),
        .init(
            "Melbourne", nil, "3066", .suburb,
            "3066 is in the city of Melbourne, but not in the suburb Melbourne",
            "Its suburbs with the postcode 3066 are Collingwood and Collingwood North. The suburb Melbourne is VIC 3000 or VIC 3004.",
            ["Collingwood VIC 3066", "Collingwood North VIC 3066", "Melbourne VIC 3000", "Melbourne VIC 3004"]
        ),
        .init(
            "Sydney", "NSW", "2042", .suburb,
            "2042 is in the city of Sydney, but not in the suburb Sydney",
            "Its suburbs with the postcode 2042 are Enmore and Newtown. The suburb Sydney is NSW 2000.",
            ["Enmore NSW 2042", "Newtown NSW 2042", "Sydney NSW 2000"]
        ),
        .init(
            "Newcastle", "NSW", "2304", .suburb,
            "2304 is in the city of Newcastle, but not in the suburb Newcastle",
            "Its suburbs with the postcode 2304 are Kooragang, Mayfield, Mayfield East, Mayfield North, Mayfield West, Sandgate and Warabrook. The suburb Newcastle is NSW 2300.",
            [
                "Kooragang NSW 2304", "Mayfield NSW 2304", "Mayfield East NSW 2304", "Mayfield North NSW 2304", "Mayfield West NSW 2304",
                "Sandgate NSW 2304", "Warabrook NSW 2304", "Newcastle NSW 2300",
            ]
        ),
        .init(
            "Western Sydney", "NSW", "2150", .suburb,
            "\"Western Sydney\" is a region, not a suburb",
            "Its suburbs with the postcode 2150 are Harris Park and Parramatta.",
            ["Harris Park NSW 2150", "Parramatta NSW 2150"]
        ),
        .init(
            "Wang", "VIC", "3677", .suburb,
            "\"Wang\" is what people call Wangaratta",
            "An address has the official name.",
            ["Wangaratta VIC 3677", "Appin Park VIC 3677", "Yarrunga VIC 3677"]
        ),
        .init(
            "Hobart CBD", "TAS", "7000", .suburb,
            "\"Hobart CBD\" is what people call Hobart",
            "An address has the official name.",
            [
                "Hobart TAS 7000", "Glebe TAS 7000", "Mount Stuart TAS 7000", "North Hobart TAS 7000", "Queens Domain TAS 7000",
                "West Hobart TAS 7000",
            ]
        ),
        .init(
            "Broady", "VIC", "3047", .suburb,
            "\"Broady\" is what people call Broadmeadows",
            "An address has the official name.",
            ["Broadmeadows VIC 3047", "Broadbeach QLD 4218", "Dallas VIC 3047", "Jacana VIC 3047"]
        ),
        .init(
            "Northern Rivers", "NSW", "2480", .suburb,
            "\"Northern Rivers\" is a region, not a suburb",
            "Its suburbs with the postcode 2480 are Bentley, Bexhill, Blakebrook, Blue Knob, Boat Harbour, Booerie Creek and 62 more.",
            [
                "Bentley NSW 2480", "Bexhill NSW 2480", "Blakebrook NSW 2480", "Blue Knob NSW 2480", "Boat Harbour NSW 2480",
                "Booerie Creek NSW 2480", "Boorabee Park NSW 2480", "Booyong NSW 2480",
            ]
        ),
    ]
}
