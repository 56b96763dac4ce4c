import Bytes
import Values

/// The first part of what a build left: everything but the long columns.
struct BuildHead: Sendable {
    let program: ProgramIdentity
    let options: Fingerprint
    let frame: Fingerprint
    let timeZone: String
    let findings: BuildFindings
    let keptForeign: [String]
    let caseCollisions: [CaseCollision]
    let memory: ScopeMemory
    let pages: Int
    let feeds: Int
    let bytes: Int
    let shape: SiteShape

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        program = ProgramIdentity(stamp: try reader.stamp(), fingerprint: try reader.fingerprint())
        options = try reader.fingerprint()
        frame = try reader.fingerprint()
        timeZone = try reader.text()
        // Any day that a calendar has fits into 32 bits, and then no arithmetic with it can overflow.
        guard let day = Int32(exactly: try reader.number(Int.self)) else { throw ByteReader.Malformed() }
        let today = Day(number: Int(day))
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
        memory = try ScopeMemory(&reader)
        pages = try reader.amount()
        feeds = try reader.amount()
        bytes = try reader.amount()
        shape = SiteShape(
            files: try reader.amount(), folders: try reader.amount(), largestFile: try reader.part(), fullestFolder: try reader.part())
    }
}

extension ByteReader {
    fileprivate mutating func part() throws(Malformed) -> SiteShape.Part {
        SiteShape.Part(path: try text(), amount: try amount())
    }

    /// A number of things, which is not negative and far from overflowing.
    fileprivate mutating func amount() throws(Malformed) -> Int {
        let amount = try number(Int.self)
        guard (0...1 << 53).contains(amount) else { throw Malformed() }
        return amount
    }
}
