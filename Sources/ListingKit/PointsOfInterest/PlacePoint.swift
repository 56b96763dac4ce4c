import Findings
import Places
import Values
import YAML

extension Rule {
    static let placePoint = Rule(
        "place-point", .error, "A place's map point is a latitude and a longitude near a suburb",
        "Latitude comes first (negative in Australia), then longitude, in degrees with a decimal point, as map apps show them when you press on a place. If a point is far from every suburb, its two numbers have probably been swapped or a minus sign is missing.",
        example: "places:\n  - {name: Collingwood Station, at: [-37.8045, 144.9937]}")

    /// How far from the nearest suburb a place may lie, in kilometres: farther than any in the outback does.
    private static let remotest = 250.0

    /// The point of a place, near any suburb of the table; nil with a finding.
    static func placePoint(_ node: YAMLNode, _ gazetteer: Gazetteer, report: inout Report) -> Coordinate? {
        guard let parts = pointParts(node) else {
            if node.items?.contains(where: { report.isUnfilled($0.span) }) ?? false { return nil }
            return report.reject(
                .placePoint, node.span, "\"at\" must be a latitude and a longitude in brackets",
                reason: "In degrees with a decimal point, such as [-37.8045, 144.9937].",
                fix: pointLine(node, key: "at", [ellipsis, ellipsis], report))
        }
        guard node.items != nil else {
            return report.reject(
                .placePoint, node.span, "\"at\" must be a latitude and a longitude in brackets, with a comma between them",
                fix: pointLine(node, key: "at", parts, report))
        }
        let text = "[\(parts.joined(separator: ", "))]"
        guard let point = coordinate(parts) else {
            return report.reject(
                .placePoint, node.span, "\(text) is no point on the Earth", reason: "The latitude comes first, from -90 to 90.",
                fix: likely(parts, gazetteer).map { pointLine(node, key: "at", $0, report) })
        }
        guard let nearest = gazetteer.nearest(to: point, count: 1).first, nearest.kilometres > remotest else { return point }
        let better = likely(parts, gazetteer)
        return report.reject(
            .placePoint, node.span,
            "\(text) is \(grouped(Int(nearest.kilometres.rounded()))) km from \(nearest.locality.name), and no suburb is nearer",
            reason: better == nil
                ? "Look at the digits; the latitude comes first."
                : better?[0] == parts[1] || better?[1] == parts[0]
                    ? "The latitude comes first, and then the longitude." : "Latitudes in Australia are negative.",
            fix: better.map { pointLine(node, key: "at", $0, report) })
    }

    /// What was meant by two numbers that changed places or lost a sign; nil if that is not near a suburb either.
    private static func likely(_ parts: [String], _ gazetteer: Gazetteer) -> [String]? {
        [[opposite(parts[0]), parts[1]], [parts[1], parts[0]], [opposite(parts[1]), parts[0]]].first { parts in
            coordinate(parts).map { !gazetteer.nearest(to: $0, count: 1, withinKilometres: remotest).isEmpty } ?? false
        }
    }

    private static func opposite(_ number: String) -> String { number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number }

    /// The point of two numbers; nil if it is not on the Earth.
    private static func coordinate(_ parts: [String]) -> Coordinate? {
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == 2, (-90...90).contains(numbers[0]), (-180...180).contains(numbers[1]) else { return nil }
        return Coordinate(latitude: numbers[0], longitude: numbers[1])
    }
}
