import Bytes

/// Writes the data of an SVG path in its shortest form: from the second point on all is told from the point before.
struct MapPath {
    private var pen: MapPoint?

    /// Adds a closed ring.
    mutating func add(ring: some Collection<MapPoint>, to svg: inout HTMLFragment) {
        guard let start = ring.first else { return }
        add(line: ring, to: &svg)
        svg.raw("z")
        // Where closing a ring leads to.
        pen = start
    }

    /// Adds an open line.
    mutating func add(line: some Collection<MapPoint>, to svg: inout HTMLFragment) {
        guard let start = line.first else { return }
        if let pen {
            svg.raw("m")
            MapPath.add(start.x - pen.x, start.y - pen.y, isFirst: true, to: &svg)
        } else {
            svg.raw("M")
            MapPath.add(start.x, start.y, isFirst: true, to: &svg)
        }
        var last = start
        for (index, point) in line.dropFirst().enumerated() {
            // What follows a place to move to are lines, but for a single M those would be told from the corner.
            if index == 0, pen == nil { svg.raw("l") }
            MapPath.add(point.x - last.x, point.y - last.y, isFirst: index == 0 && pen == nil, to: &svg)
            last = point
        }
        pen = last
    }

    /// Adds two numbers; a sign parts them from what stands before as well as a space does.
    private static func add(_ x: Int, _ y: Int, isFirst: Bool, to svg: inout HTMLFragment) {
        if !isFirst, x >= 0 { svg.raw(" ") }
        svg.number(x)
        if y >= 0 { svg.raw(" ") }
        svg.number(y)
    }
}
