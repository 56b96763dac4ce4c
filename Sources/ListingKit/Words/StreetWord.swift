import Values

/// Words that mean something in an address, whatever street it is.
enum StreetWord {
    /// Sorts of streets, which can stand between the name and a number: "Gipps St 12".
    static let types: Set<String> = [
        "street", "st", "str", "road", "rd", "avenue", "ave", "av", "lane", "ln", "place", "pl", "court", "ct", "drive", "dr", "parade",
        "pde", "terrace", "tce", "crescent", "cres", "cr", "close", "cl", "way", "grove", "gr", "boulevard", "bvd", "blvd", "highway",
        "hwy", "square", "sq", "esplanade", "esp", "circuit", "cct", "rise", "walk", "mews", "row", "alley", "loop",
    ]
    /// Words before a number: "house no. 12".
    static let markers: Set<String> = ["no", "nr", "num", "number", "house", "nos", "home"]
    /// Words that are only the first half of a name.
    static let beginnings: Set<String> = [
        "the", "st", "mt", "old", "new", "nth", "sth", "saint", "mount", "north", "south", "east", "west", "upper", "lower", "great",
        "little",
    ]
    /// Names of streets that texts are full of anyway.
    static let everyday: Set<String> = [
        "station", "high", "park", "bath", "church", "school", "market", "bridge", "garden", "hill", "river", "lake", "beach", "railway",
        "main", "short", "view", "ocean", "forest", "march", "april", "may", "june", "july", "august",
    ]
    /// Words whose number is no house's, whatever street is named after a comma: "tram 12, Gipps Street".
    static let numbered: Set<String> = [
        "tram", "trams", "bus", "buses", "train", "trains", "ferry", "route", "routes", "line", "zone", "platform", "stop", "until", "till",
    ]
    /// Words for a part of a house, which are no name: "Flat 3".
    static let parts: Set<String> = ["flat", "unit", "apartment", "apt", "suite", "level", "lot", "shop", "villa", "floor"]
    /// Words between a number and the street that it is in: "number 12 in Gipps Street".
    static let links: Set<String> = ["in", "on", "at", "of", "along", "the"]

    /// What is counted after a street's name, and is no house: "Gipps Street, 12 minutes away".
    static let counted: Set<String> = {
        let words = """
            s sec secs second seconds min mins minute minutes h hr hrs hour hours day days week weeks wk wks month months year years yr yrs \
            night nights m km kms metre metres meter meters kilometre kilometres block blocks stop stops step steps door doors house houses \
            bed beds bedroom bedrooms br bath baths bathroom bathrooms car cars carpark carparks space spaces room rooms people person \
            persons tenant tenants flatmate flatmates housemate housemates storey storeys level levels floor floors unit units apartment \
            apartments tram trams bus buses train trains route routes line lines shop shops cafe cafes restaurant restaurants tree trees \
            photo photos am pm noon percent pc dollars bucks aud sqm x th nd rd st \
            january february march april may june july august september october november december \
            jan feb mar apr jun jul aug sep sept oct nov dec
            """
        return Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
    }()

    /// The ways in which a word of a name is written, the word itself first.
    static func spellings(of word: String) -> [String] {
        short.first { $0.contains(word) }.map { [word] + $0.filter { $0 != word } } ?? [word]
    }

    private static let short: [[String]] = [
        ["mt", "mount"], ["st", "saint"], ["nth", "north"], ["sth", "south"], ["1st", "first"], ["2nd", "second"], ["3rd", "third"],
        ["4th", "fourth"], ["5th", "fifth"], ["6th", "sixth"], ["7th", "seventh"], ["8th", "eighth"], ["9th", "ninth"], ["10th", "tenth"],
        ["11th", "eleventh"], ["12th", "twelfth"],
    ]
}
