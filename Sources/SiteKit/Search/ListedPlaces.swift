import Bytes
import Places
import Publishing

/// The suburbs that have listings, for the search page: of places that share a name, people mean the one where something is listed, and what is
/// offered to who types says how much that is. They stand in the manifest of the search index.
struct ListedPlaces: RecipeInput {
    /// Their rows in the table of places, rising.
    let rows: [Int]
    /// How many listings each has, which only the manifest tells.
    let counts: [Int]

    init(_ site: Site) {
        let suburbs = site.suburbs.filter { !$0.listed.isEmpty }.map { (row: Int($0.locality.index), count: $0.listed.count) }
            .sorted { $0.row < $1.row }
        rows = suburbs.map(\.row)
        counts = suburbs.map(\.count)
    }

    func add(to input: inout FingerprintInput) {
        input.add(rows.count)
        for row in rows { input.add(row) }
    }

    /// Writes how many rows there are, of each how many lie between it and the one before, and how many listings it has.
    func write(to json: inout JSONWriter) {
        let steps = PackedNumbers.steps(of: rows)
        json.array("listed") { json in
            json.value(rows.count)
            json.value(utf8: PackedNumbers.text(of: steps, below: (steps.max() ?? 0) + 1))
            json.value(utf8: PackedNumbers.text(of: counts, below: (counts.max() ?? 0) + 1))
        }
    }

    /// The file of the suburbs that each letter is offered.
    func letters(_ gazetteer: Gazetteer) throws -> Artifact {
        let letters = JSONWriter.bytes(reservingCapacity: 1 << 13) { write(gazetteer, to: &$0) }
        return Artifact(path: try ArtifactPath(Route.searchLetters.file), stage: .page, content: .bytes(letters))
    }

    /// Writes those that the page would put first of all whose names begin with a letter: those with listings, and of these the shortest names.
    private func write(_ gazetteer: Gazetteer, to json: inout JSONWriter) {
        let listed = PlaceLetters(rows.lazy.map { gazetteer.localities[$0] })
        let isListed = Set(rows)
        json.object(lines: true) { json in
            for (letter, (own, all)) in zip(Locality.letters, zip(listed.rows, PlaceFiles.letters(gazetteer).rows)) {
                json.array(String(letter)) { json in
                    // As many of all have listings as these are among the listed, so there are enough others.
                    for row in (own + all.filter { !isListed.contains($0) }).prefix(PlaceLetters.most) {
                        let place = gazetteer.localities[row]
                        json.array { json in
                            json.value(Int(place.index))
                            json.value(place.name)
                            json.value(place.state.rawValue)
                            json.value(place.postcode)
                        }
                    }
                }
            }
        }
    }
}
