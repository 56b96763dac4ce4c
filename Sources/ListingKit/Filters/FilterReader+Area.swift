import Values

/// An area of the map: `area: [-37.81, 144.96, 2.5]` for a circle, or the points of its corners one after the other.
extension FilterReader {
    mutating func readArea(_ term: FilterTerm) {
        guard hasPlaces(term), let area = area(of: term) else { return }
        limit { $0.area = area }
        add(term.key, area.values)
    }

    private mutating func area(of term: FilterTerm) -> Area? {
        let values = term.values
        let isCircle = values.count == 3
        guard isCircle || values.count >= 6 && values.count.isMultiple(of: 2) else {
            fail(
                .savedSearch, term.keySpan, values.count == 1 ? "one number makes no area" : "\(values.count) numbers make no area",
                reason:
                    "A circle has three: the latitude and the longitude of its middle, and its radius in kilometres. A polygon has a latitude and a longitude for each of 3 to \(Area.mostCorners) corners.",
                fix: values.count < 3 ? form == .group ? "area: [-37.81, 144.96, 2.5]" : "area=-37.81,144.96,2.5" : nil)
            return nil
        }
        var points: [AreaPoint] = []
        for place in stride(from: 0, to: values.count - 1, by: 2) {
            guard let point = point(values[place], values[place + 1]) else { return nil }
            points.append(point)
        }
        guard isCircle else { return Area(form: .polygon(points)) }
        guard let radius = AreaNumber.units(values[2].text, limit: Area.mostKilometres, decimals: 2), radius > 0 else {
            fail(
                .savedSearch, values[2].span, "\(values[2].text.quoted) is not the radius of a circle",
                reason: "It is in kilometres, above 0 and at most \(Area.mostKilometres), with at most two decimals.")
            return nil
        }
        return Area(form: .circle(points[0], hundredthsOfKilometres: radius))
    }

    private mutating func point(_ latitude: FilterWord, _ longitude: FilterWord) -> AreaPoint? {
        let north = AreaNumber.units(latitude.text, limit: 90, decimals: AreaPoint.decimals)
        let east = AreaNumber.units(longitude.text, limit: 180, decimals: AreaPoint.decimals)
        if let north, let east { return AreaPoint(latitude: north, longitude: east) }
        let (word, name, limit) = north == nil ? (latitude, "latitude", 90) : (longitude, "longitude", 180)
        let isTurned =
            AreaNumber.units(latitude.text, limit: 180, decimals: AreaPoint.decimals) != nil
            && AreaNumber.units(longitude.text, limit: 90, decimals: AreaPoint.decimals) != nil
        fail(
            .savedSearch, word.span, "\(word.text.quoted) is not a \(name)",
            reason: isTurned
                ? "The latitude of a point comes before its longitude."
                : "It is in degrees, from -\(limit) to \(limit), with at most \(AreaPoint.decimals) decimals.",
            fix: isTurned ? turned(latitude, longitude) : nil)
        return nil
    }

    /// The line with two values in the other order.
    private func turned(_ first: FilterWord, _ second: FilterWord) -> String? {
        FilterWord(joining: [first, second]).flatMap {
            report.line(replacing: $0.span, with: form.list([second.text, first.text]))
        }
    }
}

extension FilterForm {
    /// Numbers of one key, one after the other.
    fileprivate func list(_ numbers: [String]) -> String { numbers.joined(separator: self == .group ? ", " : ",") }
}
