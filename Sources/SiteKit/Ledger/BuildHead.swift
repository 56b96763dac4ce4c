import ListingKit

/// The first part of what a build left: everything but the long columns.
struct BuildHead: Sendable {
    let program: ProgramIdentity
    let options: Fingerprint
    let frame: Fingerprint
    let timeZone: String
    let findings: BuildFindings
    let keptForeign: [String]
    let caseCollisions: [CaseCollision]
    let pages: Int
    let feeds: Int
    let bytes: Int

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        program = ProgramIdentity(stamp: try reader.stamp(), fingerprint: try reader.fingerprint())
        options = try reader.fingerprint()
        frame = try reader.fingerprint()
        timeZone = try reader.text()
        let today = Day(number: try reader.number(Int.self))
        let files = Int(try reader.number(UInt32.self))
        let listings = Int(try reader.number(UInt32.self))
        let open = Int(try reader.number(UInt32.self))
        findings = BuildFindings(
            diagnostics: try reader.diagnostics(), today: today, listingFileCount: files, listingCount: listings, openCount: open)
        keptForeign = try reader.texts()
        var pairs: [CaseCollision] = []
        for _ in 0..<(try reader.count(of: 8)) {
            pairs.append(
                CaseCollision(first: ArtifactPath(unchecked: try reader.text()), second: ArtifactPath(unchecked: try reader.text())))
        }
        caseCollisions = pairs
        pages = try reader.number()
        feeds = try reader.number()
        bytes = try reader.number()
    }
}
