import Testing

@testable import Places

/// Files of outlines that are not as they should be: refused when opened, or absent where they are damaged, and never a crash.
@Suite struct TopologyDamageTests {
    /// Two squares side by side, in the format that the README of the outlines tells.
    static let header = "houser-shapes 1 10000 3 2 1"
    static let whole = [
        header, point(100, 100) + "''", point(100, 100) + "#'($", point(102, 102) + "'#",
        "Left\tVIC\t3001,3002\tx\t1\t\(point(101, 101))\t\(point(100, 100))%%\t#$\t$",
        "Right\tVIC\t3003\tx\t1\t\(point(103, 101))\t\(point(102, 100))%%\t$%\t#",
        "Corner\tVIC\t3001\t1\tinside",
    ]

    /// A point as eight digits.
    private static func point(_ x: Int, _ y: Int) -> String {
        [x, y].map { number in
            [90 * 90 * 90, 90 * 90, 90, 1].map { place in
                let digit = number / place % 90
                return String(UnicodeScalar(UInt8(digit + (digit < 57 ? 35 : 36))))
            }.joined()
        }.joined()
    }

    private func open(_ lines: [String]) -> Topology? { Topology(Array((lines.joined(separator: "\n") + "\n").utf8)) }

    private func locality(_ name: String, _ postcode: String) -> Locality? {
        Gazetteer(tsv: Array("postcode\tname\tstate\tlatitude\tlongitude\tsources\n\(postcode)\t\(name)\tVIC\t\t\tg\n".utf8)).localities
            .first
    }

    @Test func aSmallFileIsRead() throws {
        let topology = try #require(open(TopologyDamageTests.whole))
        #expect(topology.count == 2 && topology.arcCount == 3)
        #expect((0..<2).map(topology.name) == ["Left", "Right"])
        #expect(topology.postcodes(of: 0) == ["3001", "3002"] && topology.state(of: 1) == .vic)
        #expect(topology.box(of: 1) == ShapeBox(west: 102, south: 100, east: 104, north: 102))
        #expect(topology.label(of: 0) == ShapePoint(x: 101, y: 101))
        #expect(topology.neighbours(of: 1) == [0])
        let corner = try #require(locality("Corner", "3001"))
        #expect(topology.shape(of: corner) == PlaceShape(polygon: 1, relation: .inside))
        let left = try #require(locality("Left", "3002"))
        #expect(topology.shape(of: left) == PlaceShape(polygon: 0, relation: .own))
        let other = try #require(locality("Left", "3003"))
        #expect(topology.shape(of: other) == nil)
    }

    @Test(
        arguments: [
            "", "houser-shapes 2 10000 3 2 1", "houser-shapes 1 1000 3 2 1", "houser-shapes 1 10000 3 2", "houser-shapes 1 10000 3 2 2",
            "houser-shapes 1 10000 3 1 1", "houser-shapes 1 10000 -3 2 1", "houser-shapes 1 10000 3 2 99999999999999999999",
            "houser-shapes 1 10000 3 2 x", "houser-shapes 1 10000 3 2 1 1",
        ])
    func anotherVersionOrCountIsRefused(header: String) {
        #expect(open([header] + TopologyDamageTests.whole.dropFirst()) == nil)
    }

    @Test func aLineWithoutABoxIsRefused() {
        for field in 0..<7 {
            var lines = TopologyDamageTests.whole
            lines[4] = lines[4].split(separator: "\t", omittingEmptySubsequences: false).prefix(field).joined(separator: "\t")
            #expect(open(lines) == nil)
        }
    }

    @Test func aDamagedArcIsAbsent() throws {
        for arc in ["", "#", TopologyDamageTests.whole[1] + "'", TopologyDamageTests.whole[1] + "\\\\", "~~~~~~~~~~~"] {
            var lines = TopologyDamageTests.whole
            lines[1] = arc
            let topology = try #require(open(lines))
            var points: [ShapePoint] = []
            #expect(!topology.appendPoints(ofArc: 0, to: &points))
            #expect(!topology.isPoint(ShapePoint(x: 101, y: 101), in: 0))
            #expect(topology.appendPoints(ofArc: 2, to: &points))
        }
    }

    @Test func numbersThatLeadNowhereAreNone() throws {
        var lines = TopologyDamageTests.whole
        lines[4] = lines[4].replacing("\t#$\t$", with: "\t~~~~~\t~~~~~")
        let topology = try #require(open(lines))
        var uses: [ArcUse] = []
        var ends: [Int] = []
        #expect(!topology.appendRings(of: 0, to: &uses, ends: &ends))
        #expect(topology.neighbours(of: 0).isEmpty)
        for polygon in [-1, 2, .max] {
            #expect(topology.name(of: polygon).isEmpty && topology.box(of: polygon) == nil && topology.label(of: polygon) == nil)
            var points: [ShapePoint] = []
            #expect(!topology.appendPoints(ofArc: polygon == 2 ? 3 : polygon, to: &points))
        }
        for alias in ["Corner\tVIC\t3001\t2\tinside", "Corner\tVIC\t3001\t-1\tinside", "Corner\tVIC\t3001\t1\tbeside", "Corner\tVIC\t3001"]
        {
            lines[6] = alias
            let corner = try #require(locality("Corner", "3001"))
            let topology = try #require(open(lines))
            #expect(topology.shape(of: corner) == nil)
        }
    }

    /// Every byte of a small file in turn made another one, and every cut of it.
    @Test func anyDamageIsHarmless() throws {
        let file = Array((TopologyDamageTests.whole.joined(separator: "\n") + "\n").utf8)
        let left = try #require(locality("Left", "3001"))
        func use(_ bytes: [UInt8]) {
            guard let topology = Topology(bytes) else { return }
            _ = topology.shape(of: left)
            for polygon in 0..<topology.count {
                _ = topology.isPoint(ShapePoint(x: 101, y: 101), in: polygon)
                _ = topology.neighbours(of: polygon)
                _ = topology.label(of: polygon)
                _ = topology.postcodes(of: polygon)
            }
        }
        for count in file.indices { use(Array(file[..<count])) }
        for index in file.indices {
            for byte: UInt8 in [0, 0x09, 0x0A, 0x20, 0x23, 0x5C, 0x7E, 0xFF] {
                var damaged = file
                damaged[index] = byte
                use(damaged)
            }
        }
    }
}
