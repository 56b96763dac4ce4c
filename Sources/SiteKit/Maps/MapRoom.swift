/// Finds where in what a map shows of a polygon a name fits between its borders.
struct MapRoom {
    /// How far apart the lines are that it looks along, in pixels: two of them run through a name.
    private static let step = 8
    private static let lines = MapFrame.height / step
    /// Room beside a name.
    private static let padding = 3

    /// Where the lines cross borders: the number of the line, then the place along it.
    private var crossings: [Int] = []
    private var spans: [[Range<Int>]] = Array(repeating: [], count: lines)

    /// The points over which a text of that length fits into an area, best first.
    mutating func spots(in area: MapSheet.Area, of sheet: MapSheet, length: Int) -> [MapPoint] {
        findSpans(area, sheet)
        var count = 0
        var sum = 0
        for line in spans.indices where !spans[line].isEmpty { (count, sum) = (count + 1, sum + line) }
        guard count > 1 else { return [] }
        let middle = sum / count
        var spots: [(score: Int, point: MapPoint)] = []
        for line in 0..<MapRoom.lines - 1 {
            for upper in spans[line] {
                for lower in spans[line + 1] where upper.overlaps(lower) {
                    let both = upper.clamped(to: lower)
                    let slack = both.count - length - 2 * MapRoom.padding
                    guard slack >= 0 else { continue }
                    let point = MapPoint(x: (both.lowerBound + both.upperBound) / 2, y: line * MapRoom.step + MapRoom.step)
                    spots.append((min(slack, 48) - 3 * abs(line - middle), point))
                }
            }
        }
        return spots.sorted { ($1.score, $0.point.y, $0.point.x) < ($0.score, $1.point.y, $1.point.x) }.map(\.point)
    }

    /// Which parts of each line lie in the area.
    private mutating func findSpans(_ area: MapSheet.Area, _ sheet: MapSheet) {
        crossings.removeAll(keepingCapacity: true)
        for part in sheet.parts[area.parts] {
            let points = sheet.points[sheet.arcs[part.arc].range]
            guard var last = points.first else { continue }
            for point in points.dropFirst() {
                cross(last, point)
                last = point
            }
        }
        crossings.sort()
        for line in spans.indices { spans[line].removeAll(keepingCapacity: true) }
        var index = 0
        while index + 1 < crossings.count {
            let (line, left, right) = (crossings[index] >> 16, crossings[index] & 0xFFFF, crossings[index + 1] & 0xFFFF)
            if right > left, spans.indices.contains(line) { spans[line].append(left..<right) }
            index += 2
        }
    }

    /// Adds where a piece of a border crosses lines, none beyond the edges of the map.
    private mutating func cross(_ a: MapPoint, _ b: MapPoint) {
        guard a.y != b.y else { return }
        let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
        guard bottom > 0, top <= MapFrame.height else { return }
        for line in max(0, (top - MapRoom.step / 2) / MapRoom.step)..<MapRoom.lines {
            let y = line * MapRoom.step + MapRoom.step / 2
            // A piece holds its upper end and not its lower one, so that a corner counts once.
            if y < top { continue }
            if y >= bottom { break }
            let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
            crossings.append(line << 16 | max(0, min(MapFrame.width, x)))
        }
    }
}
