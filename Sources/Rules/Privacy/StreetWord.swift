import Values

/// Words that mean something in an address, whatever street it is.
package enum StreetWord {
    /// Sorts of streets, which can stand between the name and a number: "Gipps St 12".
    package static let types: Set<String> = [
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
    /// Names of streets that texts are full of anyway: words for things, sizes and sorts, first names, months.
    static let everyday: Set<String> = {
        let words = """
            station high park bath church school market bridge garden hill river lake beach railway main short view ocean forest march april \
            may june july august king queen prince princess duke double single twin bunk oak pine cedar elm ash maple gum willow birch walnut \
            teak cherry olive apple lemon orange peach plum fig rose lily daisy ivy iris violet jasmine heather fern holly poppy wattle \
            banksia silver gold golden copper iron steel glass stone brick marble pearl ruby amber crystal white black red blue green brown \
            grey gray pink oxford wellington cambridge chelsea windsor persian china swan eagle kangaroo fox wolf bear lion crown star moon \
            sun spring summer autumn winter north south east west centre center union victory liberty college university hospital court chapel \
            castle mill farm field meadow valley mountain island bay point harbour port wharf dock boundary bell arch tower cross ring wall \
            gate post office bank mint spencer charles william albert victoria charlotte elizabeth mary anne ann alice alexandra margaret jane \
            edward george henry james john thomas robert richard david peter paul arthur alfred frederick francis joseph louis stanley \
            grace emma lucy ella amy kate sarah ellen helen clara flora barry clarence ernest herbert leonard percy rupert simon stewart walter \
            service home best good new old long small large big great little upper lower cook baker carpenter smith taylor fisher hunter
            """
        return Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
    }()
    /// Words whose number is no house's, whatever street is named after a comma: "tram 12, Gipps Street".
    static let numbered: Set<String> = [
        "tram", "trams", "bus", "buses", "train", "trains", "ferry", "route", "routes", "line", "zone", "platform", "stop", "until", "till",
    ]
    /// What runs through a street, and has its number before it: "the 86 Smith Street tram".
    static let vehicles: Set<String> = ["tram", "trams", "bus", "buses", "train", "trains", "ferry"]
    /// Words for a part of a house, which are no name: "Flat 3".
    package static let parts: Set<String> = ["flat", "unit", "apartment", "apt", "suite", "level", "lot", "shop", "villa", "floor"]
    /// Words between a number and the street that it is in: "number 12 in Gipps Street".
    package static let links: Set<String> = ["in", "on", "at", "of", "along", "the"]

    /// What is counted after a street's name, and is no house: "Gipps Street, 12 minutes away".
    package static let counted: Set<String> = {
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
