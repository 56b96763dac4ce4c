/// What a map shows of a polygon, looked at along lines from left to right.
struct MapRoom {
    /// How far apart the lines are, in pixels: at least one of them runs through a name.
    private static let step = 6
    private static let lines = MapFrame.height / step
    /// How many lines a name takes.
    private static let high = 2
    /// Room beside a name.
    private static let padding = 3

    /// Where each line crosses borders, in order.
    private var crossings: [[Int]] = Array(repeating: [], count: lines)
    /// Which parts of each line lie in the polygon.
    private var spans: [[Range<Int>]] = Array(repeating: [], count: lines)
    /// See ``findSpots(length:)``.
    private(set) var spots: [Spot] = []

    /// A point over which a text fits; the more room it has there, the higher its score.
    struct Spot {
        let score: Int
        let point: MapPoint
    }

    /// Looks at an area of a sheet.
    mutating func look(at area: MapSheet.Area, of sheet: MapSheet) {
        for line in crossings.indices { crossings[line].removeAll(keepingCapacity: true) }
        for part in sheet.parts[area.parts] {
            let points = sheet.points.span.extracting(sheet.arcs[part.arc].range)
            for index in 1..<max(1, points.count) { cross(points[index - 1], points[index]) }
        }
        for line in crossings.indices {
            spans[line].removeAll(keepingCapacity: true)
            for index in stride(from: 0, to: crossings[line].count - 1, by: 2) {
                let (left, right) = (crossings[line][index], crossings[line][index + 1])
                if right > left { spans[line].append(left..<right) }
            }
        }
    }

    /// Whether some of the polygon lies in a box.
    func meets(_ box: MapBox) -> Bool {
        let sides = box.left..<max(box.left, box.right)
        for line in max(0, box.top / MapRoom.step)..<min(MapRoom.lines, max(0, box.bottom / MapRoom.step) + 1) {
            let y = line * MapRoom.step + MapRoom.step / 2
            if y >= box.top, y < box.bottom, spans[line].contains(where: { $0.overlaps(sides) }) { return true }
        }
        return false
    }

    /// Finds the points over which a text of that length fits between the borders of the polygon, the one with most room first.
    mutating func findSpots(length: Int) {
        spots.removeAll(keepingCapacity: true)
        var (count, sum) = (0, 0)
        for line in spans.indices where !spans[line].isEmpty { (count, sum) = (count + 1, sum + line) }
        guard count > MapRoom.high else { return }
        let middle = sum / count
        for line in 0..<MapRoom.lines - MapRoom.high {
            for upper in spans[line] where upper.count >= length {
                for lower in spans[line + MapRoom.high] where upper.overlaps(lower) {
                    let both = upper.clamped(to: lower)
                    let slack = both.count - length - 2 * MapRoom.padding
                    guard slack >= 0 else { continue }
                    let y = line * MapRoom.step + MapRoom.step / 2 + MapRoom.high * MapRoom.step / 2
                    let point = MapPoint(x: (both.lowerBound + both.upperBound) / 2, y: y)
                    spots.append(Spot(score: min(slack, 48) - 2 * abs(line - middle), point: point))
                }
            }
        }
        spots.sort { ($1.score, $0.point.y, $0.point.x) < ($0.score, $1.point.y, $1.point.x) }
    }

    /// Adds where a piece of a border crosses lines, none beyond the edges of the map.
    private mutating func cross(_ a: MapPoint, _ b: MapPoint) {
        let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
        guard bottom > top, bottom > 0, top <= MapFrame.height else { return }
        for line in max(0, (top - MapRoom.step / 2) / MapRoom.step)..<MapRoom.lines {
            let y = line * MapRoom.step + MapRoom.step / 2
            // A piece holds its upper end and not its lower one, so that a corner counts once.
            if y < top { continue }
            if y >= bottom { break }
            let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
            crossings[line].insertInOrder(max(0, min(MapFrame.width, x)))
        }
    }
}

extension [Int] {
    /// Adds a number to some few that are in order.
    fileprivate mutating func insertInOrder(_ number: Int) {
        var place = count
        while place > 0, self[place - 1] > number { place -= 1 }
        insert(number, at: place)
    }
}
