import BundledData
import Bytes

/// What people write for places, beside the names of suburbs, by the folded text.
struct PlaceNames: Sendable {
    private var meanings: [[UInt8]: [PlaceMeaning]] = [:]
    /// The folded texts that the table of nicknames has.
    private var nicknames: Set<[UInt8]> = []

    init(_ gazetteer: Gazetteer, _ regions: RegionTable) {
        readNicknames(gazetteer, regions)
        for region in regions.regions {
            for text in [region.label, region.name, region.slug] {
                add(PlaceMeaning(sense: .region, target: .region(region)), to: text)
            }
        }
        for campus in gazetteer.campuses {
            add(PlaceMeaning(sense: .campus, target: .campuses([campus])), to: campus.slug)
        }
        addUniversities(gazetteer.campuses)
    }

    /// Adds all campuses of each university under its full name, and under its short name if no nickname says which of them that means.
    private mutating func addUniversities(_ campuses: [Campus]) {
        var seen: Set<String> = []
        for university in campuses.map({ $0.university }) where seen.insert(university).inserted {
            let all = campuses.filter { $0.university == university }
            let meaning = PlaceMeaning(sense: .campus, target: .campuses(all))
            add(meaning, to: university)
            if let name = all.first?.shortName, !meanings(of: name).contains(where: { $0.sense == .campus }) { add(meaning, to: name) }
        }
    }

    private mutating func readNicknames(_ gazetteer: Gazetteer, _ regions: RegionTable) {
        let bytes = UnsafeBufferPointer(start: houser_nicknames_bytes(), count: houser_nicknames_count())
        var reader = TableReader(bytes, table: .suburbs)
        _ = reader.advance()
        while reader.advance() {
            guard reader.fieldCount == 3 else { continue }
            let kind = reader.text(1)
            let sense: PlaceMeaning.Sense? = kind == "suburb" ? .nickname : PlaceMeaning.Sense(rawValue: kind)
            let target = PlaceNames.target(PlaceReference.all(in: reader.text(2)), gazetteer, regions)
            guard let sense, let target else { continue }
            add(PlaceMeaning(sense: sense, target: target), to: reader.text(0))
            nicknames.insert(PlaceName.folded(reader.text(0)))
        }
    }

    /// What references mean; nil if a table of places has none of it.
    private static func target(_ references: [PlaceReference], _ gazetteer: Gazetteer, _ regions: RegionTable) -> PlaceMeaning.Target? {
        if case .region(let id)? = references.first { return regions.region(id: id).map(PlaceMeaning.Target.region) }
        let places = references.compactMap { $0.locality(in: gazetteer) }
        if !places.isEmpty { return .localities(places) }
        let campuses = references.flatMap { $0.campuses(in: gazetteer) }
        return campuses.isEmpty ? nil : .campuses(campuses)
    }

    private mutating func add(_ meaning: PlaceMeaning, to text: String) {
        let name = PlaceName.folded(text)
        guard !name.isEmpty, !meanings[name, default: []].contains(where: { $0.target == meaning.target }) else { return }
        meanings[name, default: []].append(meaning)
    }

    /// The names that the table of regions does not give by itself, by their folded text in the order of its bytes.
    var all: [(name: String, meanings: [PlaceMeaning])] {
        meanings.filter { name, meanings in nicknames.contains(name) || meanings.contains { $0.sense != .region } }
            .map { (name: String(decoding: $0.key, as: UTF8.self), meanings: $0.value) }
            .sorted { ByteOrder.precedes($0.name, $1.name) }
    }

    /// The meanings of a text as it stands, the commoner first.
    func meanings(of text: String) -> [PlaceMeaning] { meanings[PlaceName.folded(text)] ?? [] }
}
