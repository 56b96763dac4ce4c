import Testing

@testable import ListingKit
@testable import Places

@Suite struct GazetteerNearestTests {
    let gazetteer = Gazetteer.bundled()

    static let samples: [Coordinate] = [
        Coordinate(latitude: -37.8045, longitude: 144.989), Coordinate(latitude: -33.87, longitude: 151.21),
        Coordinate(latitude: -25, longitude: 134), Coordinate(latitude: -29.04, longitude: 167.95),
        Coordinate(latitude: -12.1, longitude: 96.8),
        Coordinate(latitude: 0, longitude: -179.99), Coordinate(latitude: 90, longitude: 0), Coordinate(latitude: 52.5, longitude: 13.4),
    ]

    /// The distances of all places from each sample.
    private static let scans = samples.map { point in
        Gazetteer.bundled().localities.filter { !Gazetteer.bundled().isVariant($0) }
            .compactMap { place in place.coordinate.map { (index: place.index, kilometres: $0.distance(to: point)) } }
            .sorted { ($0.kilometres, $0.index) < ($1.kilometres, $1.index) }
    }

    @Test(arguments: samples.indices, [1, 2, 10, 40])
    func agreesWithAScan(sample: Int, count: Int) {
        let expected = Self.scans[sample].prefix(count)
        let found = gazetteer.nearest(to: Self.samples[sample], count: count)
        #expect(found.count == count)
        for (one, other) in zip(found, expected) { #expect(abs(one.kilometres - other.kilometres) < 1e-6) }
        #expect(Set(found.map(\.locality.index)).count == count)
    }

    @Test(arguments: samples.indices, [0.5, 5, 40, 2_000])
    func agreesWithAScanWithinARadius(sample: Int, radius: Double) {
        let expected = Self.scans[sample].filter { $0.kilometres <= radius }
        let found = gazetteer.nearest(to: Self.samples[sample], count: .max, withinKilometres: radius)
        #expect(found.map(\.locality.index).sorted() == expected.map(\.index).sorted())
    }

    @Test func filtersAndLimits() {
        let point = GazetteerNearestTests.samples[0]
        #expect(gazetteer.nearest(to: point, count: 1).first?.locality.description == "Collingwood VIC 3066")
        let interstate = gazetteer.nearest(to: point, count: 3) { $0.state == .tas }
        #expect(interstate.count == 3)
        #expect(interstate.allSatisfy { $0.locality.state == .tas })
        #expect(gazetteer.nearest(to: point, count: 0).isEmpty)
        #expect(gazetteer.nearest(to: point, count: -1).isEmpty)
        #expect(gazetteer.nearest(to: point, count: 5, withinKilometres: -1).isEmpty)
        #expect(gazetteer.nearest(to: Coordinate(latitude: .nan, longitude: 0), count: 5).isEmpty)
        #expect(gazetteer.nearest(to: point, count: 5, withinKilometres: .nan).isEmpty)
        let all = gazetteer.nearest(to: point, count: .max)
        #expect(all.count == gazetteer.localities.count { $0.coordinate != nil && !gazetteer.isVariant($0) })
    }

    @Test func distancesAreRight() {
        let sydney = Coordinate(latitude: -33.8688, longitude: 151.2093)
        let melbourne = Coordinate(latitude: -37.8136, longitude: 144.9631)
        #expect(abs(sydney.distance(to: melbourne) - 713.4) < 1)
        #expect(sydney.distance(to: sydney) == 0)
        let half = Coordinate(latitude: 0, longitude: 0).distance(to: Coordinate(latitude: 0, longitude: 180))
        #expect(abs(half - .pi * Coordinate.earthRadius) < 1e-6)
        #expect(Coordinate(latitude: 0, longitude: 179.5).distance(to: Coordinate(latitude: 0, longitude: -179.5)) < 112)
    }

    @Test func campusesNearby() {
        let carlton = Coordinate(latitude: -37.80, longitude: 144.967)
        let near = gazetteer.campusRows(near: carlton, withinKilometres: 3)
        #expect(near.contains { gazetteer.campuses[$0.row].slug == "unimelb-parkville" })
        #expect(near.map(\.kilometres) == near.map(\.kilometres).sorted())
        #expect(near.allSatisfy { $0.kilometres <= 3 })
        let scan = gazetteer.campuses.filter { $0.coordinate.distance(to: carlton) <= 3 }
        #expect(Set(scan.map(\.slug)) == Set(near.map { gazetteer.campuses[$0.row].slug }))
        #expect(gazetteer.campusRows(near: carlton, withinKilometres: 40_000).count == 178)
    }

    @Test func manyAskAtOnce() async {
        let fresh = Gazetteer(tsv: Array("postcode\tname\tstate\tlatitude\tlongitude\tsources\n3066\tA\tVIC\t-37.8\t144.9\tg\n".utf8))
        let answers = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { fresh.nearest(to: Coordinate(latitude: -37, longitude: 144), count: 9).count } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == [Int](repeating: 1, count: 50))
    }
}
