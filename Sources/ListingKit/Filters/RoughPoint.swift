import Places

/// A point that a search asks for: a latitude and a longitude in degrees, to two decimals, which is about a kilometre. More would tell
/// whoever reads the address of a search where somebody lives.
struct RoughPoint: Hashable {
    /// As a query has it: `-37.80,144.98`.
    let text: String
    let coordinate: Coordinate

    /// The point of two angles with a comma between them; nil if they are of no point on the Earth.
    init?(_ text: String) {
        let angles = text.split(separator: ",", omittingEmptySubsequences: false)
        guard angles.count == 2, angles.allSatisfy(RoughPoint.isAngle), let north = Double(angles[0]), let east = Double(angles[1]),
            abs(north) <= 90, abs(east) <= 180
        else { return nil }
        let hundredths = [north, east].map { Int(($0 * 100 + 0.5).rounded(.down)) }
        self.text = hundredths.map(RoughPoint.written).joined(separator: ",")
        coordinate = Coordinate(latitude: Double(hundredths[0]) / 100, longitude: Double(hundredths[1]) / 100)
    }

    /// Whether a text is a number of degrees: at most three digits, with at most ten behind a point.
    static func isAngle(_ text: some StringProtocol) -> Bool {
        let parts = (text.hasPrefix("-") ? text.dropFirst() : text[...]).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return false }
        return parts[0].utf8.count <= 3 && (parts.count < 2 || parts[1].utf8.count <= 10)
    }

    /// Whether whoever wrote a text that is no point had one in mind.
    static func isMeant(by text: String) -> Bool {
        let numbers = text.split { $0 == "," || $0 == " " }
        return !numbers.isEmpty && numbers.allSatisfy { Double($0) != nil && ($0.contains(".") || $0.hasPrefix("-") || numbers.count > 1) }
    }

    private static func written(_ hundredths: Int) -> String {
        let digits = String(abs(hundredths) % 100)
        return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)." + (digits.utf8.count < 2 ? "0" : "") + digits
    }
}
