/// A distance in words.
enum Distance {
    /// `650 m`, `1.2 km` or `14 km`; a table of suburbs is not good for more.
    static func text(_ kilometres: Double) -> String {
        if kilometres < 0.95 { return "\(max(1, Int((kilometres * 20).rounded())) * 50) m" }
        let tenths = Int((kilometres * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) km" : "\(Int(kilometres.rounded())) km"
    }
}
