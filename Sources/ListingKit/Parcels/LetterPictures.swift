import Values

/// Which of the pictures that came are those that a letter names. Mail programs and phones rename pictures, and whoever attaches them by
/// hand has them under the names of the camera.
struct LetterPictures {
    /// The pictures by their names in the letter.
    private(set) var found: [(name: String, bytes: [UInt8])] = []
    /// Those that are neither here nor on the board.
    private(set) var missing: [String] = []
    private(set) var notes: [String] = []

    /// Looks for pictures by their whole names, then by those without endings, then in their order if no other is left over.
    init(_ names: [String], _ offered: [OfferedPicture], exists: (String) -> Bool) {
        var rest = offered
        var places: [String: [UInt8]] = [:]
        for isSame in [LetterPictures.isSame, LetterPictures.isAlike] {
            for name in names where places[name] == nil {
                guard let place = rest.firstIndex(where: { isSame(name, $0.name) }) else { continue }
                places[name] = rest.remove(at: place).bytes
            }
        }
        var open = names.filter { places[$0] == nil && !exists($0) }
        if !open.isEmpty, open.count == rest.count {
            for (name, picture) in zip(open, rest) {
                places[name] = picture.bytes
                notes.append("\(picture.name.quoted) was taken for \(name), by the order of the pictures: see whether it is that one.")
            }
            open = []
        }
        missing = open
        found = names.compactMap { name in places[name].map { (name, $0) } }
    }

    private static func isSame(_ name: String, _ other: String) -> Bool { name.lowercased() == other.lowercased() }

    private static func isAlike(_ name: String, _ other: String) -> Bool { stem(name) == stem(other) }

    private static func stem(_ name: String) -> String { String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]).slugified }
}
