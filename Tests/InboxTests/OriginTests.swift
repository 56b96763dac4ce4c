import Testing

@testable import Inbox

/// Whose pages may send packages.
@Suite struct OriginTests {
    private static let board = "https://board.example"
    private static let cases: [(allowed: [String], fields: [String], isAllowed: Bool, told: String?)] = [
        ([board], [board], true, board), ([board], ["https://stranger.example"], false, nil), ([board], ["null"], false, nil),
        ([board], [board + ".stranger.example"], false, nil), ([board], [], true, nil), ([board], [board, board], false, nil),
        (["*"], ["https://stranger.example"], true, "*"), ([], [board], false, nil),
    ]

    @Test(arguments: cases)
    func originsAreComparedWhole(_ allowed: [String], _ fields: [String], _ isAllowed: Bool, _ told: String?) {
        let origins = Origins(allowed)
        #expect(origins.allow(fields) == isAllowed)
        #expect(origins.fields(for: fields).first { $0.0 == "access-control-allow-origin" }?.1 == told)
    }
}
