import Testing

@testable import Places

/// The outlines that the program carries.
@Suite struct TopologyTests {
    let gazetteer = Gazetteer.bundled()

    struct Sample: CustomTestStringConvertible {
        let place: String
        let relation: PlaceShape.Relation
        let polygon: String
        /// The first of the neighbours, which share the longest borders.
        let neighbours: [String]
        var testDescription: String { place }
    }

    static let samples = [
        Sample(
            place: "Collingwood VIC 3066", relation: .own, polygon: "Collingwood",
            neighbours: ["Fitzroy", "Abbotsford", "Clifton Hill", "East Melbourne"]),
        Sample(place: "Bondi NSW 2026", relation: .own, polygon: "Bondi", neighbours: ["Bondi Beach", "Tamarama", "Bondi Junction"]),
        Sample(place: "Fremantle WA 6160", relation: .own, polygon: "Fremantle", neighbours: ["White Gum Valley", "East Fremantle"]),
        Sample(place: "O'Connor ACT 2602", relation: .own, polygon: "O'Connor", neighbours: []),
        Sample(place: "Lord Howe Island NSW 2898", relation: .own, polygon: "Lord Howe Island", neighbours: []),
        Sample(place: "Coolangatta QLD 4225", relation: .own, polygon: "Coolangatta", neighbours: ["Tweed Heads", "Bilinga"]),
        // Two places of one state have this name; the postcode decides.
        Sample(place: "Springfield NSW 2250", relation: .own, polygon: "Springfield", neighbours: []),
        Sample(place: "Springfield NSW 2630", relation: .own, polygon: "Springfield", neighbours: []),
        // A postal name, a suburb that is too new, and a pastoral lease.
        Sample(place: "Kings Cross NSW 2011", relation: .inside, polygon: "Potts Point", neighbours: ["Elizabeth Bay"]),
        Sample(place: "Gables NSW 2765", relation: .inside, polygon: "Box Hill", neighbours: ["Nelson"]),
        Sample(place: "Abminga Station SA 5440", relation: .inside, polygon: "Florina Station", neighbours: []),
    ]

    private func locality(_ line: String) throws -> Locality {
        let words = line.split(separator: " ").map(String.init)
        let state = try #require(State(words[words.count - 2]))
        return try #require(
            gazetteer.locality(name: words.dropLast(2).joined(separator: " "), state: state, postcode: words[words.count - 1]))
    }

    @Test(arguments: samples) func findsThePolygonOfAPlace(_ sample: Sample) throws {
        let topology = try #require(Topology.bundled)
        let locality = try locality(sample.place)
        let shape = try #require(topology.shape(of: locality))
        #expect(shape.relation == sample.relation)
        #expect(topology.name(of: shape.polygon) == sample.polygon)
        #expect(topology.state(of: shape.polygon) == locality.state)
        #expect(shape.relation != .own || topology.postcodes(of: shape.polygon).contains(locality.postcode))
        #expect(topology.polygon(of: locality) == (sample.relation == .own ? shape.polygon : nil))
        #expect(Array(topology.neighbours(of: shape.polygon).map(topology.name).prefix(sample.neighbours.count)) == sample.neighbours)
        let label = try #require(topology.label(of: shape.polygon))
        #expect(topology.box(of: shape.polygon)?.contains(label) == true)
        #expect(topology.isPoint(label, in: shape.polygon))
        for neighbour in topology.neighbours(of: shape.polygon) { #expect(!topology.isPoint(label, in: neighbour)) }
    }

    @Test func placesOfOneNameHaveDifferentPolygons() throws {
        let topology = try #require(Topology.bundled)
        let polygons = try ["Springfield NSW 2250", "Springfield NSW 2630"].map { topology.polygon(of: try locality($0)) }
        #expect(polygons[0] != polygons[1])
    }

    /// As the README of the outlines counts them.
    @Test func everyOfficialPlaceHasAPolygon() throws {
        let topology = try #require(Topology.bundled)
        var counts: [PlaceShape.Relation: Int] = [:]
        for locality in gazetteer.localities where !locality.isPostalOnly {
            guard let shape = topology.shape(of: locality) else {
                Issue.record("\(locality.line) has none")
                continue
            }
            counts[shape.relation, default: 0] += 1
        }
        #expect(counts == [.own: 15_062, .inside: 343, .near: 1])
    }

    @Test func everyRingIsClosedAndInTheBox() throws {
        let topology = try #require(Topology.bundled)
        for polygon in stride(from: 0, to: topology.count, by: 7) {
            var uses: [ArcUse] = []
            var ends: [Int] = []
            try #require(topology.appendRings(of: polygon, to: &uses, ends: &ends) && ends.last == uses.count)
            let box = try #require(topology.box(of: polygon))
            var start = 0
            for end in ends {
                var ring: [ShapePoint] = []
                for use in uses[start..<end] {
                    var points: [ShapePoint] = []
                    try #require(topology.appendPoints(ofArc: use.arc, to: &points))
                    if use.isReversed { points.reverse() }
                    #expect(ring.isEmpty || ring.last == points.first)
                    ring += points
                }
                #expect(ring.first == ring.last && ring.allSatisfy(box.contains), "polygon \(polygon)")
                start = end
            }
        }
    }

    @Test func neighboursAreMutual() throws {
        let topology = try #require(Topology.bundled)
        for polygon in stride(from: 0, to: topology.count, by: 11) {
            for neighbour in topology.neighbours(of: polygon) { #expect(topology.neighbours(of: neighbour).contains(polygon)) }
        }
    }

    @Test func aBoxMeetsWhatAScanFinds() throws {
        let topology = try #require(Topology.bundled)
        for polygon in stride(from: 0, to: topology.count, by: 500) {
            let box = try #require(topology.box(of: polygon))
            var found: [Int] = []
            topology.appendPolygons(meeting: box, to: &found)
            #expect(found == (0..<topology.count).filter { topology.box(of: $0)?.meets(box) == true })
        }
    }

    @Test func aPlaceOfAnOwnTableIsWhereItsPointIs() throws {
        let topology = try #require(Topology.bundled)
        let table = Gazetteer(
            tsv: Array(
                """
                postcode\tname\tstate\tlatitude\tlongitude\tsources
                3999\tNew Estate\tVIC\t-37.8023\t144.9872\tg
                3066\tCOLLINGWOOD\tVIC\t-37.8023\t144.9872\tg
                3999\tNowhere\tVIC\t\t\tg
                3999\tAt Sea\tVIC\t-39.5\t141.0\tg
                """.utf8))
        let shapes = table.localities.map { topology.shape(of: $0) }
        #expect(shapes.map { $0?.relation } == [.inside, .own, nil, nil])
        #expect(shapes[0].map { topology.name(of: $0.polygon) } == "Collingwood" && shapes[1]?.polygon == shapes[0]?.polygon)
    }
}
