import Bytes

/// What opening a file of shapes finds out: where its lines begin, and where each polygon lies.
struct TopologyOutline {
    let arcs: Int
    let polygons: Int
    let aliases: Int
    private(set) var lines: [UInt32] = []
    private(set) var boxes: [ShapeBox] = []
    private(set) var labels: [UInt32] = []
    private(set) var blocks: [ShapeBox] = []
    private(set) var names: HashIndex
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Fields of polygons and of aliases, by their number.
    enum Field {
        static let name = 0
        static let state = 1
        static let postcode = 2
        static let label = 5
        static let box = 6
        static let rings = 7
        static let neighbours = 8
        /// Of an alias.
        static let polygon = 3
        static let reason = 4
    }

    /// Nil if the bytes are not a whole file of this version.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < Int(UInt32.max), let end = bytes.firstIndex(of: 0x0A, from: 0), end <= 100 else { return nil }
        let header = String(decoding: bytes[..<end], as: UTF8.self)
        let counts = header.split(separator: " ").suffix(3).compactMap { Int($0) }
        guard header.hasPrefix(Topology.version + " "), header.count(where: { $0 == " " }) == 5, counts.count == 3,
            counts.allSatisfy({ (0...bytes.count).contains($0) })
        else { return nil }
        (arcs, polygons, aliases) = (counts[0], counts[1], counts[2])
        self.bytes = bytes
        names = HashIndex(capacity: polygons + aliases)
        guard findLines(from: end + 1), findPolygons() else { return nil }
        for alias in 0..<aliases { addName(arcs + polygons + alias, Int32(truncatingIfNeeded: polygons + alias)) }
    }

    private mutating func findLines(from start: Int) -> Bool {
        let count = arcs + polygons + aliases
        lines.reserveCapacity(count + 1)
        var position = start
        while lines.count < count {
            lines.append(UInt32(truncatingIfNeeded: position))
            guard let end = bytes.firstIndex(of: 0x0A, from: position) else { return false }
            position = end + 1
        }
        lines.append(UInt32(truncatingIfNeeded: position))
        return position == bytes.count
    }

    private mutating func findPolygons() -> Bool {
        boxes.reserveCapacity(polygons)
        labels.reserveCapacity(polygons)
        blocks.reserveCapacity(polygons / Topology.block + 1)
        for polygon in 0..<polygons {
            let line = line(arcs + polygon)
            let label = TopologyOutline.field(Field.label, of: line, bytes)
            labels.append(UInt32(truncatingIfNeeded: label.lowerBound))
            var cursor = ShapeCursor(bytes, TopologyOutline.field(Field.box - Field.label, of: label.lowerBound..<line.upperBound, bytes))
            guard let corner = cursor.point(), let width = cursor.number(), let height = cursor.number(), cursor.isAtEnd else {
                return false
            }
            let box = ShapeBox(west: corner.x, south: corner.y, east: corner.x + width, north: corner.y + height)
            boxes.append(box)
            if polygon % Topology.block == 0 { blocks.append(box) } else { blocks[blocks.count - 1].formUnion(box) }
            addName(arcs + polygon, Int32(truncatingIfNeeded: polygon))
        }
        return true
    }

    private mutating func addName(_ number: Int, _ entry: Int32) {
        let line = line(number)
        let name = TopologyOutline.field(Field.name, of: line, bytes)
        let state = TopologyOutline.field(Field.state, of: line, bytes)
        names.insert(entry, TopologyOutline.hash(UnsafeBufferPointer(rebasing: bytes[name]), UnsafeBufferPointer(rebasing: bytes[state])))
    }

    private func line(_ number: Int) -> Range<Int> { Int(lines[number])..<Int(lines[number + 1]) - 1 }

    /// The bytes of a field of a line, counted from 0; none if there are not so many.
    static func field(_ number: Int, of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var start = line.lowerBound
        for _ in 0..<number {
            guard let tab = bytes.firstIndex(of: 0x09, from: start), tab < line.upperBound else { return line.upperBound..<line.upperBound }
            start = tab + 1
        }
        guard let tab = bytes.firstIndex(of: 0x09, from: start), tab < line.upperBound else { return start..<line.upperBound }
        return start..<tab
    }

    static func hash(_ name: UnsafeBufferPointer<UInt8>, _ state: UnsafeBufferPointer<UInt8>) -> UInt64 {
        HashIndex.mix(HashIndex.hash(name) &+ state.reduce(0) { $0 &* 31 &+ UInt64($1) })
    }
}
