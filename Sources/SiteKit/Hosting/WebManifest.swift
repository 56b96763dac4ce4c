import Bytes

/// What a browser needs to know to put a board among the reader's apps (https://www.w3.org/TR/appmanifest/).
struct WebManifest {
    let context: SiteContext

    /// Icons among the theme's assets, with their width in pixels and what they are for. One that fills its square may be cut to any shape.
    private static let icons: [(name: String, size: Int, purpose: String?)] = [
        ("icon-192.png", 192, nil), ("icon-512.png", 512, nil), ("icon-maskable.png", 512, "maskable"),
    ]
    /// The most characters of the name below an icon.
    private static let shortName = 15

    var bytes: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 1_024) { json in
            json.object(lines: true) { json in
                json.member("background_color", context.colours.light)
                json.member("description", context.board.description)
                if context.words.isRightToLeft { json.member("dir", "rtl") }
                json.member("display", "standalone")
                // Where there is no button to go back beside the page, people want one.
                json.member("display_override", ["minimal-ui"])
                json.array("icons") { json in
                    for icon in WebManifest.icons where context.assets.file(icon.name) != nil {
                        json.object { json in
                            json.member("purpose", icon.purpose)
                            json.member("sizes", "\(icon.size)x\(icon.size)")
                            json.member("src", context.address.href(context.assets.route(of: icon.name)))
                            json.member("type", "image/png")
                        }
                    }
                }
                json.member("id", context.address.base)
                json.member("lang", context.board.language)
                json.member("name", context.board.title)
                json.member("scope", context.address.base)
                json.member("short_name", WebManifest.short(context.board.title))
                json.member("start_url", context.address.base)
                json.member("theme_color", context.colours.light)
            }
        }
    }

    /// As many whole words of a name as have room below an icon, and at least one.
    static func short(_ name: String) -> String {
        var short = ""
        for word in name.split(separator: " ") {
            guard short.isEmpty || short.count + 1 + word.count <= shortName else { break }
            short += (short.isEmpty ? "" : " ") + word
        }
        return short
    }
}
