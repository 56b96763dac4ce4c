import Bytes
import ListingKit
import Places
import Publishing

/// The JSON that the search page filters: for each listed listing the facts that filters and cards need, newest first.
///
/// It also says what the page's query can ask for, as ``Filter`` understands it: the kinds with the fields that people can filter by, the
/// states and the owners. The format has a version; a page refuses an index of another one.
struct SearchIndex: OutputFamily {
    /// The version of the format.
    static let version = 2

    let site: Site

    var count: Int { 1 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("search", NoInput(), ListingNeeds(records: site.listed)) { [context = site.context] _, ingredients in
            [
                Artifact(
                    path: try ArtifactPath(Route.searchIndex.file), stage: .asset,
                    content: .bytes(SearchIndex.bytes(ingredients.records, context)))
            ]
        }
    }

    private static func bytes(_ records: [[UInt8]], _ context: SiteContext) -> [UInt8] {
        // Room that is not filled costs nothing; too little of it costs twice the index.
        let owners = context.people.reduce(0) { $0 + $1.handle.utf8.count + $1.name.utf8.count * 2 + 8 }
        return JSONWriter.bytes(reservingCapacity: records.reduce(64_000 + owners) { $0 + $1.count + 2 }) {
            write(records, context, to: &$0)
        }
    }

    private static func write(_ records: [[UInt8]], _ context: SiteContext, to json: inout JSONWriter) {
        json.object { json in
            json.object("kinds") { json in
                for kind in context.kinds.sorted(by: { $0.id < $1.id }) {
                    json.object(kind.id) { json in
                        json.object("facets") { json in
                            for field in kind.fields { write(field, to: &json) }
                        }
                        json.member("label", kind.label)
                        json.member("labels", kind.labels)
                        json.member("per", kind.price?.per.label)
                    }
                }
            }
            json.array("listings", lines: true) { json in
                for record in records { json.encoded(record) }
            }
            json.object("owners") { json in
                for person in context.people { json.member(person.handle, person.name) }
            }
            json.object("states") { json in
                for state in State.allCases { json.member(state.rawValue, state.name) }
            }
            json.member("version", version)
        }
    }

    /// How people can filter by a field, if they can.
    private static func write(_ field: Field, to json: inout JSONWriter) {
        guard let facet = field.facet else { return }
        json.object(field.id) { json in
            if !field.type.words.isEmpty { json.member("choices", field.type.words) }
            json.member("facet", facet.rawValue)
            json.member("label", field.label)
            json.member("type", field.type.name)
            json.member("unit", field.unit?.many)
        }
    }
}
