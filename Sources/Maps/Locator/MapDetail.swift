/// How much of what is hard to see a map leaves out. A map that becomes too long is drawn with less, until it is short enough.
struct MapDetail {
    /// How far borders of others and the coast may be from where they belong, in eighths of a pixel.
    let tolerance: Int
    /// The shortest border between two neighbours that is shown, in pixels; nil for none.
    let border: Int?
    /// Twice the area of the smallest island, in pixels.
    let island: Int

    /// From all that can be seen to hardly anything.
    static let levels = [
        MapDetail(tolerance: 14, border: 6, island: 12), MapDetail(tolerance: 16, border: 12, island: 40),
        MapDetail(tolerance: 20, border: 32, island: 120), MapDetail(tolerance: 28, border: nil, island: 300),
        MapDetail(tolerance: 48, border: nil, island: 1_000), MapDetail(tolerance: 160, border: nil, island: 4_000),
    ]

    /// How far the outline of what the map is of may be from where it belongs: never so far that it could not be recognised.
    var ownTolerance: Int { min(tolerance / 2, 12) }
}
