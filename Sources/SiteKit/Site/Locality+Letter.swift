import Places

extension Locality {
    /// The letters under which names are found.
    static let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Character(UnicodeScalar($0)) }

    /// The first letter of its name, in lower case. Names without a letter in them stand with the last.
    var letter: Character {
        let first = name.utf8.lazy.map { $0 | 0x20 }.first { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return Character(UnicodeScalar(first ?? UInt8(ascii: "z")))
    }
}
