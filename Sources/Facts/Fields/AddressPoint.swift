import Findings
import Places
import YAML

extension Rule {
    static let addressPoint = Rule(
        "address-point", .error, "A map point is a latitude and a longitude near its suburb",
        "The point puts the home or thing in the right place on a map: latitude first (negative in Australia), then longitude, in degrees with a decimal point, as map apps show them when you press on a place. Without one, the middle of the suburb is used. It's never published if the street is hidden.",
        example:
            "address: {street: 12 Gipps Street, suburb: Collingwood, state: VIC, postcode: 3066, point: [-37.8025, 144.9861]}")

    /// How far a point may lie from the middle of its suburb, in kilometres: as wide as the widest outback locality.
    private static let farthest = 250.0
    /// How far it may lie without a warning, in kilometres.
    private static let usual = 25.0

    /// The point of an address in a locality; nil with findings.
    package static func point(_ node: YAMLNode, in locality: Locality, isHidden: Bool, report: inout Report) -> Coordinate? {
        guard let parts = pointParts(node) else {
            if node.items?.contains(where: { report.isUnfilled($0.span) }) ?? false { return nil }
            return report.reject(
                .addressPoint, node.span, "\"point\" must be a latitude and a longitude in brackets",
                reason: "In degrees with a decimal point, such as [-37.8025, 144.9861].",
                fix: pointLine(node, [ellipsis, ellipsis], report))
        }
        let numbers = parts.compactMap { Double($0) }
        if node.items == nil, (node.text ?? "").split(separator: ",").count != 2 {
            return report.reject(
                .addressPoint, node.span, "\"point\" must be a latitude and a longitude in brackets, with a comma between them",
                fix: pointLine(node, parts, report))
        }
        let point = Coordinate(latitude: numbers[0], longitude: numbers[1])
        guard (-90...90).contains(point.latitude), (-180...180).contains(point.longitude) else {
            let swapped = Coordinate(latitude: numbers[1], longitude: numbers[0])
            let isSwapped = (-90...90).contains(swapped.latitude) && isNear(swapped, locality)
            return report.reject(
                .addressPoint, node.span, "[\(parts.joined(separator: ", "))] is no point on the Earth",
                reason: "The latitude comes first, from -90 to 90.",
                fix: isSwapped ? pointLine(node, [parts[1], parts[0]], report) : nil)
        }
        if let centre = locality.coordinate, point.distance(to: centre) > usual {
            let kilometres = Int(point.distance(to: centre).rounded())
            let mirrored = Coordinate(latitude: -point.latitude, longitude: point.longitude)
            let isMirrored = isNear(mirrored, locality)
            report.add(
                .addressPoint, node.span, "the point is \(kilometres) km from \(locality.name)",
                reason: isMirrored ? "Latitudes in Australia are negative." : "Look at the digits; the latitude comes first.",
                fix: isMirrored ? pointLine(node, ["-" + parts[0], parts[1]], report) : nil,
                severity: Double(kilometres) > farthest ? .error : .warning)
            if Double(kilometres) > farthest { return nil }
        }
        if isHidden {
            report.add(
                .addressPoint, node.span, "this point is not published, because the street is hidden",
                reason: "It would give away where the home is. The middle of the suburb is used instead.", severity: .hint)
        }
        return point
    }

    private static func isNear(_ point: Coordinate, _ locality: Locality) -> Bool {
        locality.coordinate.map { point.distance(to: $0) <= usual } ?? false
    }

    /// The line of a point with other numbers; the key with them if it is not all on one line.
    package static func pointLine(_ node: YAMLNode, key: String = "point", _ parts: [String], _ report: Report) -> String {
        let text = "[\(parts.joined(separator: ", "))]"
        if node.items == nil { return report.fix(node, key: key, value: text) }
        let scalars = Array((report.source.line(node.span.line) ?? "").unicodeScalars)
        let start = node.span.column - 1
        guard start >= 0, start < scalars.count, scalars[start] == "[", let end = scalars[start...].firstIndex(of: "]"),
            let line = report.line(replacing: SourceSpan(line: node.span.line, column: start + 1, length: end + 1 - start), with: text)
        else { return "\(key): \(text)" }
        return line
    }
}
