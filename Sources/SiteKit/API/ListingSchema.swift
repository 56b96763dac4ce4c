import Bytes
import Facts
import ListingKit
import Places

/// What ``ListingJSON`` writes, as definitions of a JSON Schema.
struct ListingSchema {
    let kinds: [Kind]

    /// What only a listing has that stands in lists, and whether each that does has it.
    private static let ofOpenOnes: [(name: String, isSure: Bool)] = [
        ("contact", false), ("description_html", true), ("fields", true), ("images", true), ("inspections", true),
        ("inspections_by_appointment", false), ("tags", true),
    ]

    func write(to json: inout JSONWriter) {
        json.object("listing") { json in
            json.group(
                requires: ["confirmed", "expires", "history", "id", "kind", "listed", "open", "owner", "status", "title", "url"]
            ) { properties(&$0) }
            json.object("if") { json in
                json.object("properties") { $0.property("open") { $0.member("const", true) } }
            }
            json.object("then") { $0.member("required", Self.ofOpenOnes.filter(\.isSure).map(\.name)) }
            json.object("else") { json in
                json.object("properties") { json in
                    for part in Self.ofOpenOnes { json.member(part.name, false) }
                }
            }
            json.array("allOf") { json in
                for kind in kinds { json.object { rule(of: kind, &$0) } }
            }
        }
        FieldTypes.writeDefinitions(to: &json)
        for kind in kinds { fields(of: kind, &json) }
    }

    private func properties(_ json: inout JSONWriter) {
        json.property("address") { json in
            json.group(requires: ["postcode", "state", "suburb"]) { json in
                json.property("postcode") { $0.pattern("^[0-9]{4}$") }
                json.property("state") { $0.member("enum", State.allCases.map(\.rawValue)) }
                json.property("street") { $0.text("where its owner shows it") }
                json.property("suburb") { $0.text() }
            }
        }
        json.property("confirmed") { $0.day("the last on which its owner said it was still available") }
        json.property("contact") { $0.reference("contact") }
        json.property("description_html") { $0.text() }
        json.property("ended") { $0.text("what became of one that is closed, as its page says it") }
        json.property("expires") { $0.day("the first on which it no longer stands, unless it is confirmed again") }
        json.property("fields") { $0.member("type", "object") }
        json.property("history") { json in
            json.member("description", "what it was until the end of a day, oldest first")
            json.list { json in
                json.group(requires: ["until"]) { json in
                    json.property("price_cents") { $0.number() }
                    json.property("status") { $0.text() }
                    json.property("until") { $0.day() }
                }
            }
        }
        json.property("id") { $0.text("the same for as long as it is on the board") }
        json.property("images") { $0.reference("images") }
        json.property("inspections") { $0.reference("slots") }
        json.property("inspections_by_appointment") { json in
            json.member("const", true)
            json.member("description", "its owner agrees on a time with each who asks")
        }
        json.property("kind") { $0.member("enum", kinds.map(\.id)) }
        json.property("listed") { $0.day() }
        json.property("open") { json in
            json.member("type", "boolean")
            json.member("description", "whether it is open, and so shown in lists")
        }
        json.property("owner") { $0.reference("person") }
        json.property("per") { $0.member("enum", PricePeriod.allCases.map(\.rawValue)) }
        json.property("point") { json in
            json.member("description", "the middle of the suburb, unless its owner shows the very place")
            json.group(requires: ["latitude", "longitude"]) { json in
                json.property("latitude") { $0.degrees(90) }
                json.property("longitude") { $0.degrees(180) }
            }
        }
        json.property("price_cents") { $0.number() }
        json.property("status") { $0.text() }
        json.property("status_label") { $0.text("the same in a word or two, of one that is closed") }
        json.property("tags") { $0.list { $0.text() } }
        json.property("title") { $0.text() }
        json.property("url") { $0.address("its page") }
        json.property("version") { json in
            json.member("const", ListingJSON.version)
            json.member("description", "only where it is a document of its own")
        }
    }

    private func rule(of kind: Kind, _ json: inout JSONWriter) {
        json.object("if") { json in
            json.object("properties") { $0.property("kind") { $0.member("const", kind.id) } }
        }
        json.object("then") { json in
            json.object("properties") { json in
                json.property("fields") { $0.reference("fields-" + kind.id) }
                if let per = kind.price?.per { json.property("per") { $0.member("const", per.rawValue) } }
                json.property("status") { $0.member("enum", kind.statuses) }
            }
            let price = kind.price?.isRequired ?? false ? ["per", "price_cents"] : []
            json.member("required", (kind.place.isRequired ? ["address"] : []) + price)
        }
    }

    private func fields(of kind: Kind, _ json: inout JSONWriter) {
        json.definition("fields-" + kind.id, requires: kind.fields.filter(\.isRequired).map(\.id)) { json in
            for field in kind.fields {
                json.property(field.id) { json in
                    json.member("title", field.label)
                    if let help = field.help { json.member("description", help) }
                    field.type.writeSchema(to: &json)
                }
            }
        }
    }
}
