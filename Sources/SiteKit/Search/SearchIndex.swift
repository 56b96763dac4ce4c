import Bytes
import Facts
import ListingKit
import Places
import Publishing
import Rules
import Values

/// The index that the search page filters: a manifest, and parts that it tells of, each with the columns and cards of the listings of an area.
///
/// The manifest also says what the page's query can ask for, as ``Filter`` understands it: the kinds with the fields that people can filter
/// by, and the states. Parts and cards are asked for under a version, which makes their addresses immutable. The format has a version too; a
/// page refuses an index of another one.
struct SearchIndex: OutputFamily {
    /// The version of the format.
    static let version = 10

    private let site: Site
    private let parts: [SearchParts.Part]

    init(site: Site) {
        self.site = site
        parts = SearchParts(site).parts
    }

    /// The names of the parts.
    var partNames: [String] { parts.map { SearchPart.name(of: $0.area) } }

    /// The parts, the names of owners, the table of places, which of them letters are offered, what can be followed, and the manifest.
    var count: Int { parts.count + 5 }

    /// None: what its parts hold, they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        switch index - parts.count {
        case 0: owners(&maker)
        case 1:
            maker.recipe("search/places", NoInput()) { [context = site.context] _, _ in
                try PlaceFiles.all(context)
            }
        case 2:
            maker.recipe("search/followed", FollowedScopes(site)) { [context = site.context] scopes, _ in [try scopes.artifact(context)] }
        case 3:
            maker.recipe("search/letters", ListedPlaces(site)) { [gazetteer = site.context.gazetteer] places, _ in
                [try places.letters(gazetteer)]
            }
        case 4: manifest(&maker)
        default: part(parts[index], &maker)
        }
    }

    private func part(_ part: SearchParts.Part, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = SearchPart(part, of: site)
        return maker.recipe("search/" + input.name, input, ListingNeeds(records: part.rows)) { [context = site.context] part, ingredients in
            try part.artifacts(ingredients.records, ingredients.words, context)
        }
    }

    /// People who can be found by what they offer, and followed.
    private struct Owners: RecipeInput {
        let people: [Person]

        /// Their names and handles are the board's.
        func add(to input: inout FingerprintInput) {
            input.add(people.count)
            for person in people { input.add(person.handle) }
        }
    }

    private func owners(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("search/owners", Owners(people: site.context.people.filter(\.hasFeeds))) { owners, _ in
            let bytes = JSONWriter.bytes(reservingCapacity: 4_096) { json in
                json.object { json in for person in owners.people { json.member(person.handle, person.name) } }
            }
            return [Artifact(path: try ArtifactPath(Route.searchOwners.file), stage: .asset, content: .bytes(bytes))]
        }
    }

    /// The parts with their numbers of listings, and the suburbs of these.
    private struct Counts: RecipeInput {
        let parts: [(name: String, area: String, states: [State], count: Int)]
        let listed: ListedPlaces

        func add(to input: inout FingerprintInput) {
            for part in parts {
                input.add(part.area)
                input.add(part.states.map(\.rawValue).joined(separator: " "))
                input.add(part.count)
            }
            listed.add(to: &input)
            for count in listed.counts { input.add(count) }
        }
    }

    private func manifest(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let input = Counts(
            parts: parts.map { (SearchPart.name(of: $0.area), $0.area, $0.states, $0.rows.count) }, listed: ListedPlaces(site))
        return maker.recipe("search", input, ListingNeeds(records: parts.flatMap(\.rows))) { [context = site.context] counts, ingredients in
            let bytes = JSONWriter.bytes(reservingCapacity: 16_384) {
                SearchIndex.write(counts, ingredients.records, context, to: &$0)
            }
            // Whoever reads it finds the parts that it tells of.
            return [Artifact(path: try ArtifactPath(Route.searchIndex.file), stage: .page, content: .bytes(bytes))]
        }
    }

    private static func write(_ counts: Counts, _ records: [[UInt8]], _ context: SiteContext, to json: inout JSONWriter) {
        json.object(lines: true) { json in
            // Where a board has none, there is no file of them.
            if context.board.hasCampuses { json.member("campuses", true) }
            if let match = context.kinds.lazy.compactMap(\.uses.match).first(where: { !$0.habits.isEmpty }) {
                MatchColumn.write(match.scale, to: &json)
            }
            json.object("kinds") { json in
                for (place, kind) in context.kinds.enumerated().sorted(by: { ByteOrder.precedes($0.1.id, $1.1.id) }) {
                    json.object(kind.id) { json in
                        json.member("before_start", kind.field(Kind.start).map { context.words.beforeStart($0.label) })
                        // So many days after it was confirmed a listing expires, unless it says what its last day is.
                        json.member("expires", kind.expires)
                        json.object("facets") { json in
                            for (place, field) in kind.fields.enumerated() { write(field, place, context.words.formats, to: &json) }
                        }
                        json.member("label", kind.label)
                        json.member("labels", kind.labels)
                        json.member("match", kind.uses.match?.role.name)
                        json.member("per", context.words.period(of: kind))
                        json.member("place", place)
                        if !kind.uses.words.isEmpty { json.member("words", kind.uses.words) }
                    }
                }
            }
            counts.listed.write(to: &json)
            json.array("parts", lines: true) { json in
                var start = 0
                for part in counts.parts {
                    json.object { json in
                        json.member("area", part.area)
                        json.member("count", part.count)
                        json.member("name", part.name)
                        json.array("states") { json in for state in part.states { json.value(state.rawValue) } }
                        json.member("version", SearchPart.version(of: records[start..<start + part.count], context))
                        json.member("words", SearchWordFiles.count(for: part.count))
                    }
                    start += part.count
                }
            }
            json.member("places", PlaceFiles.version(context))
            // The page asks for no file that is not there.
            json.member("postcodes", context.gazetteer.postcodePrefixes.map(\.prefix).joined(separator: " "))
            json.array("silent") { json in for word in SearchWord.silent { json.value(word) } }
            json.member("starts", PlaceFiles.starts(context.gazetteer))
            json.object("states") { json in
                for state in State.allCases { json.member(state.rawValue, state.name) }
            }
            json.member("version", version)
        }
    }

    /// What stands after its numbers, where that is not the same for all of them.
    private static func write(_ forms: PluralForms?, to json: inout JSONWriter) {
        guard let cases = forms?.cases, Set(cases.values).count > 1 else { return }
        json.object("forms") { json in
            for key in cases.keys.sorted(by: ByteOrder.precedes) { json.member(key, cases[key]) }
        }
    }

    /// How people can filter by a field, if they can, with its place among those of its kind.
    private static func write(_ field: Field, _ place: Int, _ formats: Formats, to json: inout JSONWriter) {
        guard let facet = field.facet else { return }
        json.object(field.id) { json in
            if !field.also.isEmpty { json.member("also", field.also) }
            if !field.type.words.isEmpty { json.member("choices", field.type.words) }
            json.member("facet", facet.rawValue)
            // Of what is counted the field's name tells, and after a number stands only what things are measured in.
            if field.type.name != "count" { write(field.unit?.forms, to: &json) }
            json.member("label", field.label)
            json.member("place", place)
            // What every listing says is not asked for by its name alone.
            if field.isRequired { json.member("required", true) }
            let says = field.type.words.map { (word: $0, says: field.wording(of: $0)) }.filter { $0.word != $0.says }
            if !says.isEmpty {
                json.object("says") { json in
                    for (word, text) in says.sorted(by: { ByteOrder.precedes($0.word, $1.word) }) { json.member(word, text) }
                }
            }
            if !field.synonyms.isEmpty {
                json.object("synonyms") { json in
                    for (word, meant) in field.synonyms.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) { json.member(word, meant) }
                }
            }
            json.member("type", field.type.name)
            json.member("unit", field.unit?.textOfMany(in: formats))
        }
    }
}
