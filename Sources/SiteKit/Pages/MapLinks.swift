import Bytes
import Facts
import ListingKit
import Mustache
import Places

/// Links that open a place in a map of the reader's own choice. Nothing is asked of anybody before one is pressed.
struct MapLinks {
    private let place: Place
    private let point: Coordinate?
    private let words: Words

    /// Links for a place, told as exactly as it is published: by its point, else by its street, else by its suburb.
    init(_ place: Place, _ words: Words) {
        self.words = words
        self.place = place
        point = place.exactPublicPoint
    }

    /// Sets the names of maps, each with its address.
    func set(in view: inout View) {
        view.list(.mapLinks) { view in
            add("map_links.app", in: &view) { out in
                out.append("geo:")
                if let point { out.append(point, separator: ",") } else { out.append("0,0") }
                out.append("?q=")
                writeQuery(to: &out)
            }
            add("map_links.openstreetmap", in: &view) { out in
                if let point {
                    out.append("https://www.openstreetmap.org/?mlat=")
                    out.append(point, separator: "&mlon=")
                    out.append("#map=17/")
                    out.append(point, separator: "/")
                } else {
                    out.append("https://www.openstreetmap.org/search?query=")
                    writeQuery(to: &out)
                }
            }
            add("map_links.google", in: &view) { out in
                out.append("https://www.google.com/maps/search/?api=1&query=")
                writeQuery(to: &out)
            }
            add("map_links.apple", in: &view) { out in
                out.append("https://maps.apple.com/?q=")
                writeQuery(to: &out)
            }
        }
    }

    private func add(_ key: String, in view: inout View, address: (inout ByteBuffer) -> Void) {
        view.item { view in
            view.text(.name, words[key])
            view.text(.href, address)
        }
    }

    private func writeQuery(to out: inout ByteBuffer) {
        out.append(percentEncoding: { text in
            if let point { return text.append(point, separator: ",") }
            text.append(line: place)
            text.append(", Australia")
        })
    }
}
