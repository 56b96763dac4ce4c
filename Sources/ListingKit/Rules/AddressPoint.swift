extension Rule {
    static let addressPoint = Rule(
        "address-point", .error, "A point is a latitude and a longitude near its suburb",
        "The point is where the thing is on a map: latitude first, which is negative in Australia, then longitude, in degrees with a decimal point, as map apps give them when you press on a place. Without one the middle of the suburb is used. It is never published for an address whose street is hidden.",
        example:
            "address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066, point: [-37.8025, 144.9861]}")

    /// How far a point may lie from the middle of its suburb, in kilometres: as wide as the widest outback locality.
    private static let farthest = 250.0
    /// How far it may lie before somebody should look again, in kilometres.
    private static let usual = 25.0

    /// The point of an address in that locality; nil with findings if it is none.
    static func point(_ node: YAMLNode, in locality: Locality, isHidden: Bool, report: inout Report) -> Coordinate? {
        let parts = node.items.map { $0.map { $0.text ?? "" } } ?? (node.text ?? "").split(separator: ",").map(\.trimmed)
        let numbers = parts.compactMap(degrees)
        guard parts.count == 2, numbers.count == 2 else {
            report.add(
                .addressPoint, node.span, "\"point\" must be a latitude and a longitude in brackets",
                reason: "In degrees with a decimal point, such as [-37.8025, 144.9861].", fix: "Write point: [\(ellipsis), \(ellipsis)]")
            return nil
        }
        let point = Coordinate(latitude: numbers[0], longitude: numbers[1])
        guard (-90...90).contains(point.latitude), (-180...180).contains(point.longitude) else {
            let swapped = Coordinate(latitude: numbers[1], longitude: numbers[0])
            let isSwapped = (-90...90).contains(swapped.latitude) && isNear(swapped, locality)
            report.add(
                .addressPoint, node.span, "[\(parts.joined(separator: ", "))] is no point on the Earth",
                reason: "The latitude comes first, from -90 to 90.", fix: isSwapped ? "Write point: [\(parts[1]), \(parts[0])]" : nil)
            return nil
        }
        if let centre = locality.coordinate, point.distance(to: centre) > usual {
            let kilometres = Int(point.distance(to: centre).rounded())
            let mirrored = Coordinate(latitude: -point.latitude, longitude: point.longitude)
            let isMirrored = isNear(mirrored, locality)
            report.add(
                .addressPoint, node.span, "the point is \(kilometres) km from \(locality.name)",
                reason: isMirrored ? "Latitudes in Australia are negative." : "Look at the digits; the latitude comes first.",
                fix: isMirrored ? "Write point: [-\(parts[0]), \(parts[1])]" : nil,
                severity: Double(kilometres) > farthest ? .error : .warning)
            if Double(kilometres) > farthest { return nil }
        }
        if isHidden {
            report.add(
                .addressPoint, node.span, "this point is not published, because the street is hidden",
                reason: "It would tell where the home is. The middle of the suburb is used.", severity: .hint)
        }
        return point
    }

    private static func isNear(_ point: Coordinate, _ locality: Locality) -> Bool {
        locality.coordinate.map { point.distance(to: $0) <= usual } ?? false
    }

    /// Degrees as people copy them from a map: digits with a decimal point, perhaps a sign.
    private static func degrees(_ text: String) -> Double? {
        let text = text.trimmed.replacing("\u{2212}", with: "-").replacing("°", with: "")
        guard (1...20).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }) else {
            return nil
        }
        return Double(text)
    }
}
