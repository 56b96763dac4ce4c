/// The polygon that is drawn for a place.
public struct PlaceShape: Sendable, Hashable {
    /// How the polygon and the place belong together.
    public enum Relation: Sendable, Hashable {
        /// It is the place's own outline.
        case own
        /// The place lies in it, and has no outline of its own.
        case inside
        /// It is within three kilometres of the place, which has no outline of its own.
        case near
    }

    /// The number of the polygon.
    public let polygon: Int
    /// How it belongs to the place.
    public let relation: Relation
}

extension Topology {
    /// What to draw for a place: its own outline, or else the one that it is in or near; nil if there is none.
    public func shape(of locality: Locality) -> PlaceShape? {
        listed(locality) ?? locality.coordinate.flatMap { around(ShapePoint($0), name: locality.name) }
    }

    /// The outline that a place has for itself; nil if it has none.
    public func polygon(of locality: Locality) -> Int? {
        listed(locality).flatMap { $0.relation == .own ? $0.polygon : nil }
    }

    /// What the file has for a name, state and postcode: a polygon of that name, or else an alias.
    private func listed(_ locality: Locality) -> PlaceShape? {
        var (name, state, postcode) = (locality.name, locality.state.rawValue, locality.postcode)
        let entry = name.withUTF8 { name in
            state.withUTF8 { state in
                postcode.withUTF8 { postcode in
                    names.find(TopologyOutline.hash(name, state)) { entry in
                        let line = line(arcCount + Int(entry))
                        return equal(field(TopologyOutline.Field.name, of: line), name)
                            && equal(field(TopologyOutline.Field.state, of: line), state)
                            && holds(field(TopologyOutline.Field.postcode, of: line), postcode)
                    }
                }
            }
        }
        guard let entry = entry.map(Int.init) else { return nil }
        return entry < count ? PlaceShape(polygon: entry, relation: .own) : alias(entry)
    }

    private func alias(_ entry: Int) -> PlaceShape? {
        let line = line(arcCount + entry)
        guard let polygon = Int(String(decoding: bytes[field(TopologyOutline.Field.polygon, of: line)], as: UTF8.self)),
            (0..<count).contains(polygon)
        else { return nil }
        return switch String(decoding: bytes[field(TopologyOutline.Field.reason, of: line)], as: UTF8.self) {
        case "own": PlaceShape(polygon: polygon, relation: .own)
        case "inside": PlaceShape(polygon: polygon, relation: .inside)
        case "near": PlaceShape(polygon: polygon, relation: .near)
        default: nil
        }
    }

    /// The polygon that a point is in, which is the place's own if it has the same name in another spelling.
    private func around(_ point: ShapePoint, name: String) -> PlaceShape? {
        var near: [Int] = []
        appendPolygons(meeting: ShapeBox(west: point.x, south: point.y, east: point.x, north: point.y), to: &near)
        guard let polygon = near.first(where: { isPoint(point, in: $0) }) else { return nil }
        let isOwn = PlaceName.folded(self.name(of: polygon)) == PlaceName.folded(name)
        return PlaceShape(polygon: polygon, relation: isOwn ? .own : .inside)
    }

    /// Whether a point is in a polygon by the even-odd rule.
    func isPoint(_ point: ShapePoint, in polygon: Int) -> Bool {
        var uses: [ArcUse] = []
        var ends: [Int] = []
        guard appendRings(of: polygon, to: &uses, ends: &ends) else { return false }
        var isInside = false
        for use in uses {
            var arc: [ShapePoint] = []
            guard appendPoints(ofArc: use.arc, to: &arc) else { return false }
            for (last, next) in zip(arc, arc.dropFirst()) where (last.y > point.y) != (next.y > point.y) {
                // On which side of the segment the point is.
                let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
                if (side > 0) == (next.y > last.y) { isInside.toggle() }
            }
        }
        return isInside
    }

    private func equal(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        range.count == text.count && bytes[range].elementsEqual(text)
    }

    /// Whether a list with commas holds a postcode.
    private func holds(_ range: Range<Int>, _ postcode: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[range].split(separator: 0x2C).contains { $0.elementsEqual(postcode) }
    }
}
