import Bytes
import ListingKit
import Places

/// Links that open a place in a map of the reader's own choice. Nothing is asked of anybody before one is pressed.
struct MapLinks {
    private let point: Coordinate?
    private let text: String

    /// Links for a place, told as exactly as it is published: by its point, else by its street, else by its suburb.
    init(_ place: Place) {
        point = place.exactPublicPoint
        text = place.line
    }

    /// The names of maps, each with its address.
    var all: [(name: String, address: String)] {
        let query = percentEncoded(point == nil ? text + ", Australia" : coordinates(","))
        let street =
            point == nil
            ? "https://www.openstreetmap.org/search?query=\(query)"
            : "https://www.openstreetmap.org/?mlat=\(coordinates("&mlon="))#map=17/\(coordinates("/"))"
        return [
            (Words.mapApp, point == nil ? "geo:0,0?q=\(query)" : "geo:\(coordinates(","))?q=\(query)"),
            (Words.openStreetMap, street),
            (Words.googleMaps, "https://www.google.com/maps/search/?api=1&query=\(query)"),
            (Words.appleMaps, "https://maps.apple.com/?q=\(query)"),
        ]
    }

    private func coordinates(_ separator: StaticString) -> String {
        var text = ByteBuffer(capacity: 32)
        if let point { text.append(point, separator: separator) }
        return text.text
    }

    private func percentEncoded(_ text: String) -> String {
        var encoded = ByteBuffer(capacity: text.utf8.count * 3)
        encoded.append(percentEncoding: text)
        return encoded.text
    }
}
