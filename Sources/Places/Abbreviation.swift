/// Expands words that people shorten in place names, where there is no doubt: `Pt` may be Point or Port, so it is left
/// to the spelling help.
enum Abbreviation {
    /// The letters of the longest abbreviation.
    static let maximumLength = 5

    /// Returns the full form of a word of at most ``maximumLength`` letters, given with its last byte lowest.
    static func full(_ word: UInt64) -> String? {
        switch word {
        case 0x6D74: "mount"  // mt
        case 0x7361696E74: "st"  // saint
        case 0x6E, 0x6E7468: "north"  // n, nth
        case 0x73, 0x737468: "south"  // s, sth
        case 0x65: "east"  // e
        case 0x77: "west"  // w
        case 0x757072: "upper"  // upr
        case 0x6C7772: "lower"  // lwr
        case 0x687473: "heights"  // hts
        case 0x636B: "creek"  // ck
        case 0x626368: "beach"  // bch
        case 0x6973: "island"  // is
        case 0x706B: "park"  // pk
        case 0x67646E73: "gardens"  // gdns
        case 0x6A6374, 0x6A63746E, 0x6A6E: "junction"  // jct, jctn, jn
        case 0x686272: "harbour"  // hbr
        case 0x766C79: "valley"  // vly
        case 0x6674: "fort"  // ft
        default: nil
        }
    }
}
