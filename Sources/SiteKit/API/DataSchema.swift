import Bytes
import Facts
import ListingKit
import Places

/// The JSON Schema (draft 2020-12, https://json-schema.org/draft/2020-12) of all that programs get as JSON, for the kinds of a board.
///
/// It tells what is there and lets more come: a program that was written for it goes on to work when a later version has new members.
struct DataSchema {
    private let kinds: [Kind]
    private let address: SiteAddress

    init(_ kinds: [Kind], _ address: SiteAddress) {
        self.kinds = kinds
        self.address = address
    }

    /// The document.
    var bytes: [UInt8] {
        JSONWriter.bytes(reservingCapacity: 16_384) { json in
            json.object(lines: true) { json in
                json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
                json.member("$id", address.absolute(.schemaAPI))
                json.member("$comment", "Each document is one of these; point to the one that it must be, such as #/$defs/pack.")
                json.array("anyOf") { json in
                    for name in ["manifest", "pack", "listing", "postcodes", "places"] { json.object { $0.reference(name) } }
                }
                json.object("$defs", lines: true) { json in
                    manifest(&json)
                    pack(&json)
                    ListingSchema(kinds: kinds).write(to: &json)
                    places(&json)
                }
            }
        }
    }

    private func manifest(_ json: inout JSONWriter) {
        json.definition("manifest", requires: ["listings", "open", "packs", "schema", "version"]) { json in
            json.property("listings") { $0.number("all of them, open or closed") }
            json.property("open") { $0.number("those that are open") }
            json.property("packs") { json in
                json.member("description", "by their numbers, counted from 0")
                json.list { json in
                    json.group(requires: ["bytes", "digest", "listings", "url"]) { json in
                        json.property("bytes") { $0.number() }
                        json.property("digest") { $0.digest("another one if the pack is another one") }
                        json.property("listings") { $0.number() }
                        json.property("url") { $0.address("for good the address of the pack that has this digest") }
                    }
                }
            }
            json.property("schema") { $0.address() }
            json.property("version") { $0.member("const", ListingJSON.version) }
        }
    }

    private func pack(_ json: inout JSONWriter) {
        json.definition("pack", requires: ["digest", "listings", "version"]) { json in
            json.property("digest") { $0.digest("the one that the manifest tells, unless the site was published in between") }
            json.property("listings") { json in
                json.member("description", "those whose hash is this pack's, by id")
                json.list { $0.reference("listing") }
            }
            json.property("version") { $0.member("const", ListingJSON.version) }
        }
    }

    private func places(_ json: inout JSONWriter) {
        json.object("postcodes") { json in
            json.member("type", "object")
            json.member("description", "the places of each postcode that begins with two digits")
            json.object("propertyNames") { $0.member("pattern", "^[0-9]{4}$") }
            json.object("additionalProperties") { $0.reference("places") }
        }
        json.object("places") { json in
            json.member("minItems", 1)
            json.list { $0.reference("place") }
        }
        json.definition("place", requires: ["latitude", "locality", "longitude", "name", "postcode", "state"]) { json in
            json.property("latitude") { $0.degrees(90, orNull: true) }
            json.property("locality") { $0.text("its name in capitals") }
            json.property("longitude") { $0.degrees(180, orNull: true) }
            json.property("name") { $0.text() }
            json.property("postcode") { $0.pattern("^[0-9]{4}$") }
            json.property("state") { json in
                json.group(requires: ["abbreviation", "name"]) { json in
                    json.property("abbreviation") { $0.member("enum", State.allCases.map(\.rawValue)) }
                    json.property("name") { $0.text() }
                }
            }
        }
    }
}
