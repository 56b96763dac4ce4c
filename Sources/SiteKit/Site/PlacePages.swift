import Bytes
import Places

/// Which suburbs and campuses have a page, for listings that name some.
struct PlacePages: Sendable {
    private let suburbs: [Int32: Int]
    private let campuses: Set<Int32>
    /// Of all of them: which ones a listing names is known once it is read.
    let fingerprint: Fingerprint

    init(_ site: Site) {
        suburbs = site.suburbOf
        campuses = Set(site.campuses.map(\.campus.row))
        var input = FingerprintInput(seed: 0)
        for suburb in site.suburbs { input.add(Int(suburb.locality.index)) }
        input.add(-1)
        for campus in site.campuses { input.add(campus.row) }
        fingerprint = input.finish()
    }

    func has(_ suburb: Locality) -> Bool { suburbs[suburb.index] != nil }

    func has(_ campus: Campus) -> Bool { campuses.contains(campus.row) }
}
