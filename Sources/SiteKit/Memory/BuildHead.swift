import Bytes
import ListingKit
import Rules
import Values

/// The first part of what a build left: everything but the long columns.
struct BuildHead: Sendable {
    let program: ProgramIdentity
    let options: Fingerprint
    let shared: Fingerprint
    let timeZone: String
    let isPreview: Bool
    let findings: BuildFindings
    let memory: ScopeMemory
    let clock: NewsClock
    let addresses: FormerAddresses
    let outline: Fingerprint
    let hiddenPeople: Fingerprint

    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        program = ProgramIdentity(stamp: try reader.stamp(), fingerprint: try reader.fingerprint())
        options = try reader.fingerprint()
        shared = try reader.fingerprint()
        timeZone = try reader.text()
        isPreview = try reader.bool()
        // Any day that a calendar has fits into 32 bits, and then no arithmetic with it can overflow.
        guard let day = Int32(exactly: try reader.number(Int.self)) else { throw ByteReader.Malformed() }
        let today = Day(number: Int(day))
        let files = Int(try reader.number(UInt32.self))
        let listings = Int(try reader.number(UInt32.self))
        let open = Int(try reader.number(UInt32.self))
        findings = BuildFindings(
            diagnostics: try reader.diagnostics(), today: today, listingFileCount: files, listingCount: listings, openCount: open)
        memory = try ScopeMemory(&reader)
        let part = NewsPart(code: try reader.number())
        clock = NewsClock(part: part, count: Int(try reader.number(UInt32.self)))
        addresses = try FormerAddresses(&reader)
        outline = try reader.fingerprint()
        hiddenPeople = try reader.fingerprint()
    }
}
