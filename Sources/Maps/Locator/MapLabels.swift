/// Finds room for names on a map: first come, first served, and no name ever covers another.
struct MapLabels {
    /// A name with the point under its middle.
    struct Label {
        let text: String
        let x: Int
        let y: Int
    }

    /// How much room a name takes: of a neighbour, or of what the map is of.
    enum Size {
        case small, large

        /// In pixels.
        var height: Int { self == .small ? 11 : 14 }

        /// How long a text is at most in the fonts that readers have. A letter is seldom wider than 0.55 of their size, a bold one 0.6.
        func length(_ text: String) -> Int {
            var scalars = 0
            // Every byte of UTF-8 but a continuation begins a scalar.
            for byte in text.utf8 where byte & 0xC0 != 0x80 { scalars += 1 }
            return scalars * height * (self == .small ? 55 : 60) / 100
        }
    }

    private static let frame = MapBox(left: 3, right: MapFrame.width - 3, top: 3, bottom: MapFrame.height - 3)
    private var taken: [MapBox] = []

    /// Forgets what was placed.
    mutating func clear() { taken.removeAll(keepingCapacity: true) }

    /// Takes room, whatever is there.
    mutating func claim(_ box: MapBox) { taken.append(box) }

    /// Takes room for a name over a point or, at the edges, as near to it as it fits, whatever is there.
    mutating func claim(_ text: String, over point: MapPoint, _ size: Size) -> Label {
        let half = size.length(text) / 2 + 1
        let label = Label(
            text: text, x: max(MapLabels.frame.left + half, min(MapLabels.frame.right - half, point.x)),
            y: max(MapLabels.frame.top + size.height, min(MapLabels.frame.bottom - size.height / 4, point.y + size.height / 3)))
        taken.append(MapLabels.box(label, size))
        return label
    }

    /// Takes room for a name over a point; nil, and nothing taken, if there is no name, if the room is not all free, or if `isOpen` says no
    /// of it.
    mutating func place(_ text: String, over point: MapPoint, where isOpen: (MapBox) -> Bool = { _ in true }) -> Label? {
        let label = Label(text: text, x: point.x, y: point.y + Size.small.height / 3)
        let box = MapLabels.box(label, .small)
        guard !text.isEmpty, box.isInside(MapLabels.frame), !taken.contains(where: { $0.overlaps(box) }), isOpen(box) else { return nil }
        taken.append(box)
        return label
    }

    static func box(_ label: Label, _ size: Size) -> MapBox {
        let half = size.length(label.text) / 2 + 1
        return MapBox(left: label.x - half, right: label.x + half, top: label.y - size.height, bottom: label.y + size.height / 4)
    }
}
