import Bytes

/// Writes the data of an SVG path in its shortest form: from the second point on all is told from the point before.
struct MapPath {
    private var pen: MapPoint?

    /// Adds a closed ring.
    mutating func add(ring: Span<MapPoint>, to svg: inout HTMLFragment) {
        guard ring.count > 0 else { return }
        add(line: ring, to: &svg)
        svg.raw("z")
        // Where closing a ring leads to.
        pen = ring[0]
    }

    /// Adds an open line.
    mutating func add(line: Span<MapPoint>, to svg: inout HTMLFragment) {
        guard line.count > 0 else { return }
        var last = line[0]
        // Lines follow a place to move to without a letter, but after the first, which is told from the corner, they would be too.
        var isFirst = pen == nil
        svg.raw(isFirst ? "M" : "m")
        MapPath.add(last.x - (pen?.x ?? 0), last.y - (pen?.y ?? 0), isFirst: true, to: &svg)
        if isFirst { svg.raw("l") }
        for index in 1..<max(1, line.count) {
            let point = line[index]
            MapPath.add(point.x - last.x, point.y - last.y, isFirst: isFirst, to: &svg)
            last = point
            isFirst = false
        }
        pen = last
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
