import ListingKit

/// Static JSON for other programs: every postcode with its localities.
enum API {
    static func recipe(_ frame: SiteFrame, _ maker: inout RecipeMaker) -> Recipe {
        maker.recipe("api/suburbs", NoInput()) { _, _ in
            try frame.gazetteer.postcodes.map { postcode in
                Artifact(
                    path: try ArtifactPath(Route.suburbAPI(postcode: postcode).file), stage: .asset,
                    content: .bytes(API.postcode(postcode, frame.gazetteer)))
            }
        }
    }

    /// The localities of a postcode. Postcodes are text, since those of the Northern Territory start with 0.
    private static func postcode(_ postcode: String, _ gazetteer: Gazetteer) -> [UInt8] {
        var json = JSONWriter(reservingCapacity: 2_000)
        json.array(lines: true) { json in
            for locality in gazetteer.localities(postcode: postcode) {
                json.object { json in
                    json.name("latitude")
                    coordinate(locality.coordinate?.latitude, &json)
                    json.member("locality", locality.name.uppercased())
                    json.name("longitude")
                    coordinate(locality.coordinate?.longitude, &json)
                    json.member("name", locality.name)
                    json.member("postcode", locality.postcode)
                    json.object("state") { json in
                        json.member("abbreviation", locality.state.rawValue)
                        json.member("name", locality.state.name)
                    }
                }
            }
        }
        return json.bytes
    }

    private static func coordinate(_ degrees: Double?, _ json: inout JSONWriter) {
        if let degrees { json.decimal(Int((degrees * 10_000).rounded()), places: 4) } else { json.null() }
    }
}
