import Bytes

/// The bar in a corner of a map that tells how far things are apart.
struct MapScale {
    /// The longest that a bar may be, in pixels.
    private static let longest = 84
    private static let corner = MapPoint(x: 10, y: MapFrame.height - 10)

    /// The length of the bar, in metres and in pixels.
    let metres: Int
    let length: Int
    /// What stands above it.
    let text: String

    /// The largest of 100, 200, 500 metres, 1 km and so on for which there is room.
    init(_ frame: MapFrame, _ texts: MapTexts) {
        var best = 100
        var power = 100
        while frame.pixels(metres: power) <= MapScale.longest, power < 10_000_000 {
            for step in [1, 2, 5] where frame.pixels(metres: step * power) <= MapScale.longest { best = step * power }
            power *= 10
        }
        metres = best
        length = frame.pixels(metres: best)
        text = texts.scale(best)
    }

    /// The room that it takes with its text.
    var box: MapBox {
        MapBox(
            left: 0, right: MapScale.corner.x + max(length, MapLabels.Size.small.length(text)) + 8, top: MapScale.corner.y - 18,
            bottom: MapFrame.height)
    }

    func write(to svg: inout HTMLFragment) {
        svg.raw("<path class=\"bar\" d=\"M")
        svg.number(MapScale.corner.x)
        svg.raw(" ")
        svg.number(MapScale.corner.y - 4)
        svg.raw("v4h")
        svg.number(length)
        svg.raw("v-4\"/><text class=\"scale\" x=\"")
        svg.number(MapScale.corner.x)
        svg.raw("\" y=\"")
        svg.number(MapScale.corner.y - 6)
        svg.element("\">", text, "</text>")
    }
}
