import Bytes
import Places
import Publishing

/// The table of places for the search page, by the letters that names begin with, so that what somebody types loads what it can mean.
enum PlaceFiles {
    /// The letters that have a file.
    private static let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Character(UnicodeScalar($0)) }

    /// The files of a table.
    static func artifacts(_ gazetteer: Gazetteer) throws -> [Artifact] {
        let groups = Dictionary(grouping: gazetteer.localities) { letter(of: $0) }
        return try letters.map { letter in
            let places = (groups[letter] ?? []).sorted { ($0.slug, $0.state, $0.index) < ($1.slug, $1.state, $1.index) }
            let bytes = JSONWriter.bytes(reservingCapacity: places.count * 48 + 64) { json in
                json.array(lines: true) { json in
                    for place in places { json.array { write(place, to: &$0) } }
                }
            }
            return Artifact(path: try ArtifactPath(Route.searchPlaces(letter).file), stage: .asset, content: .bytes(bytes))
        }
    }

    /// What tells a table from every other.
    static func version(of gazetteer: Gazetteer) -> String {
        var hash = UInt64(SearchIndex.version)
        for place in gazetteer.localities { hash = ContentHash.of(Array(place.line.utf8), seed: hash) }
        return UInt32(truncatingIfNeeded: hash).paddedHex
    }

    /// Names without a letter in them stand with the last.
    private static func letter(of place: Locality) -> Character {
        place.slug.first { letters.contains($0) } ?? "z"
    }

    private static func write(_ place: Locality, to json: inout JSONWriter) {
        json.value(Int(place.index))
        json.value(place.name)
        json.value(place.state.rawValue)
        json.value(place.postcode)
        guard let point = place.coordinate else { return }
        json.value(degrees: point.latitude)
        json.value(degrees: point.longitude)
    }
}
