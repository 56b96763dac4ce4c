import ListingKit

/// Static JSON for other programs: every postcode with its localities.
enum API {
    static func recipe(_ frame: SiteFrame, _ maker: inout RecipeMaker) -> Recipe {
        maker.recipe("api/suburbs", NoInput()) { _, _ in
            var documents = PostcodeDocuments(frame.gazetteer)
            return try frame.gazetteer.postcodes.map { postcode in
                Artifact(
                    path: try ArtifactPath(Route.suburbAPI(postcode: postcode).file), stage: .asset,
                    content: .bytes(documents.bytes(postcode)))
            }
        }
    }
}

/// Writes what the site says of postcodes, one after the other. Postcodes are text, since those of the Northern Territory start with 0.
private struct PostcodeDocuments: ~Copyable {
    private let gazetteer: Gazetteer
    private var json = JSONWriter(reservingCapacity: 16_384)
    /// The states as they stand in every document, in the order of the states.
    private let states: [[UInt8]]

    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
        states = State.allCases.map { state in
            JSONWriter.bytes(reservingCapacity: 128) { json in
                json.object { json in
                    json.member("abbreviation", state.rawValue)
                    json.member("name", state.name)
                }
            }
        }
    }

    /// The localities of a postcode.
    mutating func bytes(_ postcode: String) -> [UInt8] {
        json.startOver()
        json.array(lines: true) { json in
            for locality in gazetteer.localities(postcode: postcode) {
                json.object { json in
                    json.name("latitude")
                    Self.coordinate(locality.coordinate?.latitude, &json)
                    json.member("locality", locality.name.uppercased())
                    json.name("longitude")
                    Self.coordinate(locality.coordinate?.longitude, &json)
                    json.member("name", locality.name)
                    json.member("postcode", postcode)
                    json.name("state")
                    json.encoded(states[locality.state.ordinal])
                }
            }
        }
        return json.bytes
    }

    private static func coordinate(_ degrees: Double?, _ json: inout JSONWriter) {
        if let degrees { json.decimal(Int((degrees * 10_000).rounded()), places: 4) } else { json.null() }
    }
}
