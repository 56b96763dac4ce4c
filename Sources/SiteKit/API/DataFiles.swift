import Bytes
import Places
import Publishing

/// Static JSON for other programs: every postcode with its localities, in a file for each two digits that postcodes begin with, and the
/// schema of all data.
struct DataFiles: OutputFamily {
    let context: SiteContext

    var count: Int { 2 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe { index == 0 ? postcodes(&maker) : schema(&maker) }

    private func postcodes(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("api/postcodes", NoInput()) { [context] _, _ in
            let documents = PostcodeDocuments(context.gazetteer)
            var artifacts = try context.gazetteer.postcodePrefixes.map { prefix, postcodes in
                Artifact(
                    path: try ArtifactPath(Route.postcodesAPI(prefix: prefix).file), stage: .asset,
                    content: .bytes(documents.pack(postcodes)))
            }
            if context.board.data.postcodes == .each {
                artifacts += try context.gazetteer.postcodes.map { postcode in
                    Artifact(
                        path: try ArtifactPath(Route.suburbAPI(postcode: postcode).file), stage: .asset,
                        content: .bytes(documents.document(postcode)))
                }
            }
            return artifacts
        }
    }

    private func schema(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("api/schema", NoInput()) { [context] _, _ in
            [
                Artifact(
                    path: try ArtifactPath(Route.schemaAPI.file), stage: .asset,
                    content: .bytes(DataSchema(context.offeredKinds, context.address).bytes))
            ]
        }
    }
}

/// Writes what the site says of postcodes. Postcodes are text, since those of the Northern Territory start with 0.
private struct PostcodeDocuments {
    private let gazetteer: Gazetteer
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
    func document(_ postcode: String) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 16_384) { write(postcode, lines: true, to: &$0) }
    }

    /// The localities of several postcodes, by postcode.
    func pack(_ postcodes: [String]) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 65_536) { json in
            json.object(lines: true) { json in
                for postcode in postcodes {
                    json.name(postcode)
                    write(postcode, lines: false, to: &json)
                }
            }
        }
    }

    private func write(_ postcode: String, lines: Bool, to json: inout JSONWriter) {
        json.array(lines: lines) { json in
            for locality in gazetteer.localities(postcode: postcode) {
                json.object { json in
                    json.name("latitude")
                    json.value(degrees: locality.coordinate?.latitude)
                    json.member("locality", locality.name.uppercased())
                    json.name("longitude")
                    json.value(degrees: locality.coordinate?.longitude)
                    json.member("name", locality.name)
                    json.member("postcode", postcode)
                    json.name("state")
                    json.encoded(states[locality.state.ordinal])
                }
            }
        }
    }
}
