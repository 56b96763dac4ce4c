import Testing

@testable import ListingKit
@testable import Places
@testable import Values

@Suite struct GazetteerSuggestionTests {
    let gazetteer = Gazetteer.bundled()

    @Test(
        arguments: [
            ("Colingwod", State.vic, "3066", "Collingwood VIC 3066"), ("Colignwood", .vic, "3066", "Collingwood VIC 3066"),
            ("Richmnd", .vic, "3121", "Richmond VIC 3121"), ("North Fitzroy", .vic, "3068", "Fitzroy North VIC 3068"),
            ("Coolum", .qld, "4573", "Coolum Beach QLD 4573"), ("Pt Lonsdale", .vic, "3225", "Point Lonsdale VIC 3225"),
            ("Queanbeyn", .act, "2620", "Queanbeyan NSW 2620"), ("Richmnd", .vic, "3066", "Richmond VIC 3121"),
        ]
    )
    func nearestComesFirst(name: String, state: State, postcode: String, expected: String) {
        #expect(gazetteer.suggestions(for: name, state: state, postcode: postcode, limit: 3).first?.description == expected)
    }

    @Test func tiersAreInOrder() {
        let places = gazetteer.suggestions(for: "Richmnd", state: .vic, limit: 50)
        let firstOther = places.firstIndex { $0.state != .vic } ?? places.endIndex
        #expect(firstOther > 0)
        #expect(places[firstOther...].allSatisfy { $0.state != .vic })
        #expect(places.contains { $0.description == "Richmond QLD 4740" || $0.description == "Richmond QLD 4822" })
    }

    @Test func limitsAndHostileNames() {
        #expect(gazetteer.suggestions(for: "Richmnd", limit: 2).count == 2)
        #expect(gazetteer.suggestions(for: "Richmnd", limit: 0).isEmpty)
        #expect(gazetteer.suggestions(for: "Richmnd", limit: -3).isEmpty)
        #expect(gazetteer.suggestions(for: "").isEmpty)
        #expect(gazetteer.suggestions(for: String(repeating: "z", count: 100_000)).isEmpty)
        #expect(gazetteer.suggestions(for: "\u{0}\u{202E}").isEmpty)
        #expect(!gazetteer.suggestions(for: "Richmond").contains { $0.name == "Richmond" })
    }

    @Test(
        arguments: [
            ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
            ("richmond", "richomnd", 1), ("abcdef", "badcfe", 3), ("a", "b", 1),
        ]
    )
    func distances(left: String, right: String, expected: Int) {
        var distance = EditDistance()
        let one = Array(left.utf8)
        let other = Array(right.utf8)
        #expect(distance(one[...], other[...], limit: 9) == expected)
        #expect(distance(other[...], one[...], limit: expected) == expected)
        #expect(distance(one[...], other[...], limit: expected - 1) == nil)
    }

    /// The textbook recurrence over the whole matrix, without limits.
    private func reference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var cost = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 } }
        for row in 0..<left.count {
            for column in 0..<right.count {
                let same = left[row] == right[column] ? 0 : 1
                var best = min(cost[row][column + 1] + 1, cost[row + 1][column] + 1, cost[row][column] + same)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, cost[row - 1][column - 1] + 1)
                }
                cost[row + 1][column + 1] = best
            }
        }
        return cost[left.count][right.count]
    }

    @Test func boundedDistanceAgreesWithTheTextbook() {
        var seed: UInt64 = 1
        func next(_ bound: Int) -> Int {
            seed = HashIndex.mix(seed &+ 0x9E37_79B9_7F4A_7C15)
            return Int(seed % UInt64(bound))
        }
        var distance = EditDistance()
        for _ in 0..<4_000 {
            let left = (0..<next(9)).map { _ in UInt8(0x61 + next(3)) }
            let right = (0..<next(9)).map { _ in UInt8(0x61 + next(3)) }
            let expected = reference(left, right)
            let limit = next(6)
            #expect(distance(left[...], right[...], limit: limit) == (expected <= limit ? expected : nil))
        }
    }
}

extension Gazetteer {
    /// The localities that a misspelt name may mean, best first.
    func suggestions(for name: String, state: State? = nil, postcode: String? = nil, limit: Int = 5) -> [Locality] {
        let number = postcode.flatMap { Postcode.number($0.utf8) }
        return nearMisses(of: name, state: state, postcode: number).prefix(max(0, limit)).map { table.locality($0.row) }
    }
}
