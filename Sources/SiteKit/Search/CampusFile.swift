import Bytes
import Places

/// The campuses of a board's table, for the search page.
enum CampusFile {
    /// The file.
    static func bytes(_ gazetteer: Gazetteer) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 1 << 14) { json in
            json.array(lines: true) { json in
                for campus in gazetteer.campuses {
                    json.array { json in
                        json.value(campus.slug)
                        json.value(campus.title)
                        json.value(degrees: campus.coordinate.latitude)
                        json.value(degrees: campus.coordinate.longitude)
                        // What pages say of a match, and its place among campuses, as whoever matches in the browser says and orders them.
                        json.value(campus.shortName + " " + campus.name)
                        json.value(Int(campus.row))
                    }
                }
            }
        }
    }
}
