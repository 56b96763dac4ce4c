import Bytes

/// What a ledger keeps of the report of the last build, so that the next can say the same of what it leaves as it is.
struct SiteFigures: Hashable, Sendable {
    /// Files in the output that are not Houser's.
    var keptForeign: [String] = []
    /// Paths that differ in upper and lower case only.
    var caseCollisions: [CaseCollision] = []
    /// How many pages, feeds and bytes there are.
    var pages = 0
    var feeds = 0
    var bytes = 0
    /// How many files there are, and the largest file and folder.
    var shape = SiteShape()

    func write(to out: inout ByteWriter) {
        out.write(UInt32(keptForeign.count))
        for path in keptForeign { out.write(path) }
        out.write(UInt32(caseCollisions.count))
        for pair in caseCollisions {
            out.write(pair.first.string)
            out.write(pair.second.string)
        }
        out.write(pages)
        out.write(feeds)
        out.write(bytes)
        out.write(shape.files)
        out.write(shape.folders)
        out.write(shape.photographs)
        out.write(shape.photographBytes)
        out.write(UInt32(shape.areas.count))
        for part in shape.areas + [shape.largestFile, shape.fullestFolder] {
            out.write(part.path)
            out.write(part.amount)
        }
    }
}

extension SiteFigures {
    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        for _ in 0..<(try reader.count(of: 4)) { keptForeign.append(try reader.text()) }
        for _ in 0..<(try reader.count(of: 8)) {
            caseCollisions.append(
                CaseCollision(first: ArtifactPath(unchecked: try reader.text()), second: ArtifactPath(unchecked: try reader.text())))
        }
        pages = try reader.amount()
        feeds = try reader.amount()
        bytes = try reader.amount()
        shape.files = try reader.amount()
        shape.folders = try reader.amount()
        shape.photographs = try reader.amount()
        shape.photographBytes = try reader.amount()
        for _ in 0..<(try reader.count(of: 12)) { shape.areas.append(try reader.part()) }
        shape.largestFile = try reader.part()
        shape.fullestFolder = try reader.part()
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
