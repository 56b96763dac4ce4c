import Bytes

/// Writes the data of an SVG path in its shortest form: from the second point on all is told from the point before.
struct MapPath {
    /// Where the next letter or number leads from.
    private var pen: MapPoint?
    /// Whether a line ends there that may go on.
    private var isOpen = false
    /// Whether a letter stands before the next number.
    private var isFirst = false

    /// Adds a closed ring.
    mutating func add(ring: Span<MapPoint>, to svg: inout HTMLFragment) {
        guard ring.count > 0 else { return }
        move(to: ring[0], &svg)
        for index in 1..<max(1, ring.count) { draw(to: ring[index], &svg) }
        svg.raw("z")
        // Where closing a ring leads to.
        pen = ring[0]
        isOpen = false
    }

    /// Adds an open line, whose direction does not matter.
    mutating func add(line: Span<MapPoint>, to svg: inout HTMLFragment) {
        guard line.count > 1 else { return }
        let last = line.count - 1
        // A line that is no longer than a point after rounding is none.
        if last == 1, line[0] == line[1] { return }
        if isOpen, line[last] == pen {
            for index in 1...last { draw(to: line[last - index], &svg) }
        } else {
            if !isOpen || line[0] != pen { move(to: line[0], &svg) }
            for index in 1...last { draw(to: line[index], &svg) }
        }
        isOpen = true
    }

    private mutating func move(to point: MapPoint, _ svg: inout HTMLFragment) {
        svg.raw(pen == nil ? "M" : "m")
        MapPath.add(point.x - (pen?.x ?? 0), point.y - (pen?.y ?? 0), isFirst: true, to: &svg)
        // Lines follow a place to move to without a letter, but those after the first one would be told from the corner too.
        if pen == nil { svg.raw("l") }
        isFirst = pen == nil
        pen = point
    }

    private mutating func draw(to point: MapPoint, _ svg: inout HTMLFragment) {
        guard let pen, pen != point else { return }
        MapPath.add(point.x - pen.x, point.y - pen.y, isFirst: isFirst, to: &svg)
        isFirst = false
        self.pen = point
    }

    /// Adds two numbers; a sign parts them from what stands before as well as a space does.
    @inline(__always)
    private static func add(_ x: Int, _ y: Int, isFirst: Bool, to svg: inout HTMLFragment) {
        if !isFirst, x >= 0 { svg.raw(" ") }
        svg.number(x)
        if y >= 0 { svg.raw(" ") }
        svg.number(y)
    }
}
