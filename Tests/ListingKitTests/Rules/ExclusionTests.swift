import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit
@testable import Rules

/// Which words turn people away whom laws protect, and which only sound like it.
@Suite struct ExclusionTests {
    private func found(_ text: String, by speaker: Exclusion.Speaker = .offer) -> [(words: String, ground: ProtectedGround)] {
        let bytes = Array(text.utf8)[...]
        return Exclusion.all(in: bytes, by: speaker).map { (String(decoding: bytes[$0.range], as: UTF8.self), $0.ground) }
    }

    private func severities(_ text: String, _ accommodation: KindUses.Accommodation) -> Set<Diagnostic.Severity> {
        Set(found(text, by: accommodation == .wanted ? .request : .offer).map { WordingVerdict($0.ground, accommodation).severity })
    }

    @Test func theTableIsLongEnough() {
        #expect(WordingTable.harmless.count >= 150)
        #expect(WordingTable.excluding.count + WordingTable.ofChildren.count + WordingTable.mild.count >= 110)
    }

    @Test(arguments: WordingTable.harmless)
    func otherWordsAreLeftAlone(text: String) {
        for speaker in [Exclusion.Speaker.offer, .request, .fact] {
            #expect(found(text, by: speaker).isEmpty, "\(found(text, by: speaker))")
            #expect(found("Light and quiet. \(text)\nCall me.", by: speaker).isEmpty)
        }
    }

    @Test(arguments: WordingTable.excluding + WordingTable.mild)
    func wordsThatTurnPeopleAwayAreFound(row: WordingTable.Row) {
        for speaker in [Exclusion.Speaker.offer, .request, .fact] {
            let found = found(row.text, by: speaker)
            #expect(found.contains { $0.words == row.words && $0.ground == row.ground }, "\(found)")
        }
    }

    @Test(arguments: WordingTable.excluding)
    func aHomeIsRefusedAndARoomOnlyForRace(row: WordingTable.Row) {
        #expect(severities(row.text, .whole) == [.error])
        #expect(severities(row.text, .shared).contains(row.ground == .race ? .error : .warning))
        #expect(severities(row.text, .wanted) == [.warning])
    }

    @Test(arguments: WordingTable.ofChildren)
    func whoLooksForAHomeMayHaveNoChildren(row: WordingTable.Row) {
        #expect(found(row.text).map(\.words) == [row.words])
        #expect(severities(row.text, .whole) == [.error] && severities(row.text, .shared) == [.warning])
        #expect(found(row.text, by: .request).isEmpty && found(row.text, by: .fact).isEmpty)
    }

    @Test(arguments: WordingTable.mild)
    func whatMayBeRightIsWarnedOf(row: WordingTable.Row) {
        for accommodation in KindUses.Accommodation.allCases { #expect(severities(row.text, accommodation) == [.warning]) }
    }

    @Test func whoLooksForAHomeOfWomenChoosesTheHome() {
        #expect(found("I'd love a women only household.", by: .request).isEmpty)
        #expect(found("Women only household.").map(\.words) == ["Women only"])
    }

    /// In brackets behind what is offered it is said of who may have it, and behind what is looked for of who looks.
    @Test(arguments: ["Room for rent (females)", "Room to let, female", "Quiet room available: ladies"])
    func aRoomIsNotForWomenAlone(text: String) {
        #expect(found(text).map(\.ground) == [.sex])
        #expect(found(text, by: .request).isEmpty && found(text, by: .fact).isEmpty)
        #expect(found("Room wanted (female)").isEmpty)
    }

    @Test func eachIsFound() {
        #expect(found("Females only. No Indians. No kids.").map(\.ground) == [.sex, .race, .family])
    }

    /// Long texts of pieces that begin a sentence on people, or never end one.
    @Test(arguments: [
        "no a ", "female, ", "no ", "quiet ", "or ", "18-", "only for ", "\u{2019}", "é", "white or ", "no kids or ", "\n", "we ",
    ])
    func aLongTextTakesNoTime(piece: String) {
        func time(_ size: Int) -> Duration {
            let text = String(repeating: piece, count: size / piece.utf8.count)
            let start = ContinuousClock.now
            #expect(found(text).count <= size)
            return start.duration(to: .now)
        }
        _ = time(1 << 12)
        let (short, long) = (time(1 << 13), time(1 << 16))
        // Eight times the text; 64 times the time would be quadratic. A second is for a busy machine.
        #expect(long < short * 30 + .seconds(1), "\(short), then \(long)")
    }

    @Test(
        arguments: [
            [0xE2], [0xE2, 0x80], [0x61, 0xE2, 0x80, 0x99], [0xC2], [0x80, 0x80, 0x80, 0x99], [0x61, 0xE2, 0x9C], [0x2D], [0x0A, 0x0D],
        ] as [[UInt8]])
    func anyBytesWillDo(bytes: [UInt8]) {
        #expect(Exclusion.all(in: bytes[...], by: .offer).isEmpty)
        #expect(Exclusion.all(in: (Array("no men. ".utf8) + bytes)[...], by: .offer).count == 1)
        #expect(Exclusion.all(in: ([0x20] + bytes + Array(" no men".utf8)).dropFirst(), by: .offer).count == 1)
    }
}
