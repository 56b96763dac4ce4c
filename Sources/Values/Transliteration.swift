/// How a character outside ASCII is transliterated in slugs and folded place names.
public enum Transliteration: Equatable {
    /// A Latin letter with an accent, or a ligature, becomes plain letters.
    case letters(String)
    /// A space or dash ends a word.
    case separator
    /// An apostrophe, a combining accent or an invisible character is removed.
    case removed
    /// Anything else, and bytes that are not UTF-8, have no place in a name.
    case unknown

    /// Reads the UTF-8 sequence that starts at an index, and moves `next` past it.
    public init(at index: Int, of bytes: Slice<UnsafeBufferPointer<UInt8>>, next: inout Int) {
        func continuation(_ offset: Int) -> UInt32? {
            let place = index + offset
            guard place < bytes.endIndex, bytes[place] & 0xC0 == 0x80 else { return nil }
            return UInt32(bytes[place] & 0x3F)
        }
        let lead = UInt32(bytes[index])
        if (0xC2...0xDF).contains(lead), let last = continuation(1) {
            next = index + 2
            self.init((lead & 0x1F) << 6 | last)
        } else if (0xE0...0xEF).contains(lead), let middle = continuation(1), let last = continuation(2) {
            next = index + 3
            self.init((lead & 0x0F) << 12 | middle << 6 | last)
        } else {
            self = .unknown
        }
    }

    private init(_ scalar: UInt32) {
        switch scalar {
        case 0xB4, 0x02B9, 0x02BB, 0x02BC, 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07: self = .removed
        case 0xAD, 0x0300...0x036F, 0x200B...0x200D, 0x2060, 0xFEFF: self = .removed
        case 0xA0, 0xB7, 0x2000...0x200A, 0x2010...0x2015, 0x202F, 0x205F, 0x2212, 0x3000: self = .separator
        default:
            if let letters = Transliteration.plain(scalar) { self = .letters(letters) } else { self = .unknown }
        }
    }

    /// The ASCII letters for those of Latin-1 and Latin Extended-A.
    private static func plain(_ scalar: UInt32) -> String? {
        switch scalar {
        case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105: "a"
        case 0xC6, 0xE6: "ae"
        case 0xC7, 0xE7, 0x106...0x10D: "c"
        case 0xD0, 0xF0, 0x10E...0x111: "d"
        case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B: "e"
        case 0x11C...0x123: "g"
        case 0x124...0x127: "h"
        case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131: "i"
        case 0x132, 0x133: "ij"
        case 0x134, 0x135: "j"
        case 0x136...0x138: "k"
        case 0x139...0x142: "l"
        case 0xD1, 0xF1, 0x143...0x14B: "n"
        case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151: "o"
        case 0x152, 0x153: "oe"
        case 0x154...0x159: "r"
        case 0x15A...0x161, 0x17F: "s"
        case 0xDF: "ss"
        case 0x162...0x167: "t"
        case 0xDE, 0xFE: "th"
        case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173: "u"
        case 0x174, 0x175: "w"
        case 0xDD, 0xFD, 0xFF, 0x176...0x178: "y"
        case 0x179...0x17E: "z"
        default: nil
        }
    }
}
