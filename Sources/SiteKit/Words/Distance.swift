/// A distance in words.
enum Distance {
    /// `650 m`, `1.2 km` or `14 km`; a table of suburbs is not good for more.
    static func text(_ kilometres: Double) -> String {
        if kilometres < 0.95 { return "\(max(1, Int((kilometres * 20).rounded())) * 50) m" }
        let tenths = Int((kilometres * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) km" : "\(Int(kilometres.rounded())) km"
    }

    /// `about 600 m` or `about 1.4 km`: from a point that is known.
    static func roughText(_ kilometres: Double) -> String {
        let tenths = max(1, Int((kilometres * 10).rounded()))
        return tenths < 10 ? "about \(tenths * 100) m" : "about \(tenths / 10).\(tenths % 10) km"
    }

    /// `about 2 km`: from somewhere in a suburb.
    static func wholeText(_ kilometres: Double) -> String {
        let whole = Int(kilometres.rounded())
        return whole == 0 ? "less than 1 km" : "about \(whole) km"
    }
}
