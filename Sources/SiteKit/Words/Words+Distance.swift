import Languages

/// A distance in words.
extension Words {
    /// `650 m`, `1.2 km` or `14 km`; a table of suburbs is not good for more.
    func distance(_ kilometres: Double) -> String {
        if kilometres < 0.95 { return text("distance.metres", "metres", String(max(1, Int((kilometres * 20).rounded())) * 50)) }
        let tenths = Int((kilometres * 10).rounded())
        if tenths < 100 { return inTenths(tenths, "distance.tenths") }
        return text("distance.kilometres", "kilometres", String(Int(kilometres.rounded())))
    }

    /// `about 600 m` or `about 1.4 km`: from a point that is known.
    func roughDistance(_ kilometres: Double) -> String {
        let tenths = max(1, Int((kilometres * 10).rounded()))
        if tenths < 10 { return text("distance.about_metres", "metres", String(tenths * 100)) }
        return inTenths(tenths, "distance.about_tenths")
    }

    /// `about 2 km`: from somewhere in a suburb.
    func wholeDistance(_ kilometres: Double) -> String {
        let whole = Int(kilometres.rounded())
        return whole == 0 ? self["distance.less_than_one"] : text("distance.about_kilometres", "kilometres", String(whole))
    }

    private func inTenths(_ tenths: Int, _ key: String) -> String {
        messages.text(key) { .text(String($0 == "whole" ? tenths / 10 : tenths % 10)) }
    }
}
