/// A point of a map, in its own units from the top left corner.
struct MapPoint {
    let x: Int
    let y: Int
}

/// Finds room for names beside the dots of a map: first come, first served, and nothing ever covers anything.
struct MapLabels {
    /// The end of a text that stands at its point, as SVG's `text-anchor` has it.
    enum Anchor { case start, middle, end }

    /// Where a name may stand, best first.
    enum Side: CaseIterable { case right, left, above, below }

    /// A name with its place.
    struct Label {
        let text: String
        let x: Int
        let y: Int
        let anchor: Anchor
    }

    private struct Box {
        let left: Int
        let right: Int
        let top: Int
        let bottom: Int

        func overlaps(_ other: Box) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }
    }

    private let frame: Box
    private var taken: [Box] = []

    init(width: Int, height: Int) {
        frame = Box(left: 2, right: width - 2, top: 2, bottom: height - 2)
        taken.reserveCapacity(24)
    }

    /// Takes the room of a dot and its name on the first side where both are free; nil, and nothing taken, if there is none.
    mutating func place(_ text: String, at point: MapPoint, radius: Int, size: Int) -> Label? {
        let margin = radius + 2
        let dot = MapLabels.box(point, margin: margin)
        guard isFree(dot) else { return nil }
        let length = MapLabels.length(text, size: size)
        for side in Side.allCases {
            let label = MapLabels.label(text, side, of: point, margin: margin, size: size)
            let box = MapLabels.box(label, length: length, size: size)
            guard isFree(box) else { continue }
            taken.append(dot)
            taken.append(box)
            return label
        }
        return nil
    }

    /// Takes the room of a dot whatever is there.
    mutating func claim(_ point: MapPoint, radius: Int) {
        taken.append(MapLabels.box(point, margin: radius + 2))
    }

    /// Takes the room of a text in the middle of a line, whatever is there.
    mutating func claim(_ text: String, at point: MapPoint, size: Int) -> Label {
        let label = Label(text: text, x: point.x, y: point.y, anchor: .middle)
        taken.append(MapLabels.box(label, length: MapLabels.length(text, size: size), size: size))
        return label
    }

    /// Takes room for a dot's name above or below it, whatever is there, but where it covers fewer of some points.
    mutating func claim(_ text: String, at point: MapPoint, radius: Int, size: Int, avoiding points: [MapPoint]) -> Label {
        let length = MapLabels.length(text, size: size)
        let above = MapLabels.label(text, .above, of: point, margin: radius + 2, size: size)
        let below = MapLabels.label(text, .below, of: point, margin: radius + 2, size: size)
        func covered(_ label: Label) -> Int {
            let box = MapLabels.box(label, length: length, size: size)
            return points.count { box.overlaps(MapLabels.box($0, margin: 5)) }
        }
        let label = covered(below) < covered(above) ? below : above
        taken.append(MapLabels.box(label, length: length, size: size))
        return label
    }

    private static func label(_ text: String, _ side: Side, of point: MapPoint, margin: Int, size: Int) -> Label {
        switch side {
        case .right: Label(text: text, x: point.x + margin + 1, y: point.y + size / 3, anchor: .start)
        case .left: Label(text: text, x: point.x - margin - 1, y: point.y + size / 3, anchor: .end)
        case .above: Label(text: text, x: point.x, y: point.y - margin - 3, anchor: .middle)
        case .below: Label(text: text, x: point.x, y: point.y + margin + size - 1, anchor: .middle)
        }
    }

    private func isFree(_ box: Box) -> Bool {
        guard box.left >= frame.left, box.right <= frame.right, box.top >= frame.top, box.bottom <= frame.bottom else { return false }
        return !taken.contains { $0.overlaps(box) }
    }

    private static func box(_ point: MapPoint, margin: Int) -> Box {
        Box(left: point.x - margin, right: point.x + margin, top: point.y - margin, bottom: point.y + margin)
    }

    private static func box(_ label: Label, length: Int, size: Int) -> Box {
        let left =
            switch label.anchor {
            case .start: label.x
            case .middle: label.x - length / 2
            case .end: label.x - length
            }
        return Box(left: left, right: left + length, top: label.y - size, bottom: label.y + size / 4)
    }

    /// How long a text is at most in the fonts that readers have, which are seldom wider than 0.6 of their size for a letter.
    private static func length(_ text: String, size: Int) -> Int {
        var scalars = 0
        // Every byte of UTF-8 but a continuation begins a scalar.
        for byte in text.utf8 where byte & 0xC0 != 0x80 { scalars += 1 }
        return scalars * size * 6 / 10
    }
}
