/// What a character outside ASCII says in the name or number of a street.
enum StreetLetters {
    /// What it is read as.
    enum Meaning {
        /// Letters in lower case, and whether they begin a word.
        case letters(String, isCapital: Bool)
        case digits(String)
        case gap(StreetText.Gap)
        case nothing
    }

    /// Reads a character that has no compatibility mapping, or is the result of one.
    static func reading(of scalar: Unicode.Scalar) -> Meaning {
        switch scalar.value {
        case 0xB4, 0x02B9, 0x02BB, 0x02BC, 0x2018, 0x2019, 0x201B, 0x2032, 0xA78C: return .nothing
        case 0x2010...0x2015, 0x2043, 0x2212, 0x30FC: return .gap(.dash)
        case 0x2044, 0x2215, 0x29F8: return .gap(.slash)
        case 0x3001, 0x3002, 0x060C, 0x06D4: return .gap(.point)
        case 0x2028, 0x2029, 0x85: return .gap(.line)
        // Letters in circles and squares, white on black, and those that make flags.
        case 0x1F150...0x1F169: return letter(scalar.value - 0x1F150)
        case 0x1F170...0x1F189: return letter(scalar.value - 0x1F170)
        case 0x1F1E6...0x1F1FF: return letter(scalar.value - 0x1F1E6)
        default: break
        }
        if let plain = lookalikes[scalar] { return .letters(plain, isCapital: scalar.properties.isUppercase) }
        let properties = scalar.properties
        if let value = properties.numericValue, !properties.isIdeographic, value >= 0, value < 100_000, value == value.rounded() {
            return .digits(String(Int(value)))
        }
        guard properties.isAlphabetic || properties.numericType != nil else { return .gap(.space) }
        return .letters(properties.lowercaseMapping, isCapital: properties.isUppercase)
    }

    private static func letter(_ place: UInt32) -> Meaning {
        .letters(String(Character(Unicode.Scalar(UInt8(0x61 + place)))), isCapital: false)
    }

    /// Letters that look like ASCII ones but are no variants of them in Unicode: Cyrillic, Greek, small capitals and
    /// stroked letters (the likeliest of Unicode Technical Standard 39, "Confusable Detection").
    private static let lookalikes: [Unicode.Scalar: String] = {
        let rows: [(String, String)] = [
            ("a", "аАΑαɑᴀ"), ("b", "ВΒвᏏʙ"), ("c", "сСϹϲᴄ"), ("d", "ԁᴅđĐ"), ("e", "еЕΕεᴇє"), ("f", "ꜰϝ"), ("g", "ɡɢ"), ("h", "һНΗнʜħĦ"),
            ("i", "іІΙιıɩɪ"), ("j", "јЈᴊϳ"), ("k", "кКΚκᴋ"), ("l", "ӏӀʟłŁ"), ("m", "мМΜᴍ"), ("n", "Νпɴη"), ("o", "оОΟοᴏօσøØ"),
            ("p", "рРΡρᴘ"), ("q", "ԛ"), ("r", "гᴦʀ"), ("s", "ѕЅꜱ"), ("t", "тТΤτᴛ"), ("u", "υսᴜ"), ("v", "ѵνᴠ"), ("w", "ԝωᴡ"), ("x", "хХΧχ"),
            ("y", "уУүΥγʏ"), ("z", "Ζᴢ"), ("ae", "æÆ"), ("oe", "œŒ"), ("ss", "ßẞ"), ("d", "ðÐ"), ("th", "þÞ"),
        ]
        var table: [Unicode.Scalar: String] = [:]
        for (plain, letters) in rows {
            for letter in letters.unicodeScalars { table[letter] = plain }
        }
        return table
    }()
}

extension Unicode.Scalar {
    /// Whether a name reads the same without it: it is invisible, or a mark on a letter.
    var isPassedOver: Bool {
        // Unicode's tables are slow, and the commonest letters and signs are none of these.
        switch value {
        case 0..<0xAD, 0xAE..<0x0300, 0x2010...0x2027: false
        default:
            properties.isDefaultIgnorableCodePoint || [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory)
        }
    }
}
