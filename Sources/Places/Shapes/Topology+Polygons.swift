/// An arc as a part of a ring.
public struct ArcUse: Sendable, Hashable {
    /// The number of the arc.
    public let arc: Int
    /// Whether the ring goes along it from its last point to its first.
    public let isReversed: Bool
}

/// What is known of polygons, each by its number, counted from 0.
extension Topology {
    /// The name of the place, such as `Collingwood`.
    public func name(of polygon: Int) -> String { text(TopologyOutline.Field.name, of: polygon) }

    /// The state or territory of the place.
    public func state(of polygon: Int) -> State? { State(code: bytes[range(TopologyOutline.Field.state, of: polygon)]) }

    /// The postcodes of the place; none for parks and waters, which are not in the table of suburbs.
    public func postcodes(of polygon: Int) -> [String] {
        text(TopologyOutline.Field.postcode, of: polygon).split(separator: ",").map(String.init)
    }

    /// The middle of the largest circle that fits into it, where there is most room for its name.
    public func label(of polygon: Int) -> ShapePoint? {
        guard labels.indices.contains(polygon) else { return nil }
        var cursor = ShapeCursor(bytes, Int(labels[polygon])..<bytes.count)
        return cursor.point()
    }

    /// The box of all its rings.
    public func box(of polygon: Int) -> ShapeBox? { boxes.indices.contains(polygon) ? boxes[polygon] : nil }

    /// Appends the arcs of its rings, the biggest ring first, and where each ring ends among them; false if the file is damaged there.
    ///
    /// Filled by the even-odd rule they are the place: a hole is a ring like any other.
    public func appendRings(of polygon: Int, to uses: inout [ArcUse], ends: inout [Int]) -> Bool {
        var cursor = ShapeCursor(bytes, range(TopologyOutline.Field.rings, of: polygon))
        var sum = 0
        while !cursor.isAtEnd {
            if cursor.skipSpace() {
                ends.append(uses.count)
                continue
            }
            guard let step = cursor.signed() else { return false }
            sum += step
            guard sum >= 0, sum >> 1 < arcCount else { return false }
            uses.append(ArcUse(arc: sum >> 1, isReversed: sum & 1 == 1))
        }
        ends.append(uses.count)
        return true
    }

    /// The polygons that share at least thirty metres of border with it, the longest border first.
    public func neighbours(of polygon: Int) -> [Int] {
        var cursor = ShapeCursor(bytes, range(TopologyOutline.Field.neighbours, of: polygon))
        var sum = 0
        var neighbours: [Int] = []
        neighbours.reserveCapacity(16)
        while let step = cursor.signed() {
            sum += step
            guard boxes.indices.contains(sum) else { break }
            neighbours.append(sum)
        }
        return neighbours
    }

    /// Appends the points of an arc; false if the file is damaged there.
    public func appendPoints(ofArc arc: Int, to points: inout [ShapePoint]) -> Bool {
        guard arc >= 0, arc < arcCount else { return false }
        var cursor = ShapeCursor(bytes, line(arc))
        guard var point = cursor.point() else { return false }
        points.append(point)
        while !cursor.isAtEnd {
            guard let dx = cursor.signed(), let dy = cursor.signed() else { return false }
            point = ShapePoint(x: point.x + dx, y: point.y + dy)
            points.append(point)
        }
        return true
    }

    /// Appends the polygons whose boxes meet a box, in the order of the file.
    public func appendPolygons(meeting box: ShapeBox, to polygons: inout [Int]) {
        for block in blocks.indices where blocks[block].meets(box) {
            let start = block * Topology.block
            for polygon in start..<min(start + Topology.block, boxes.count) where boxes[polygon].meets(box) { polygons.append(polygon) }
        }
    }

    func range(_ field: Int, of polygon: Int) -> Range<Int> {
        self.field(field, of: boxes.indices.contains(polygon) ? line(arcCount + polygon) : 0..<0)
    }

    private func text(_ field: Int, of polygon: Int) -> String { String(decoding: bytes[range(field, of: polygon)], as: UTF8.self) }
}
