import Bytes
import Publishing

/// All listings as JSON: packs that hold many each, and a manifest that tells which packs there are and which of them are new.
///
/// A pack's file keeps its name, and its version stands in the query of its address, which is immutable so. The manifest is made from marks
/// of the records alone, which are kept from build to build, so an edit makes one pack and the manifest.
struct ListingPacks: OutputFamily {
    /// How many listings each pack has.
    private struct Counts: RecipeInput {
        let listings: [Int]
        /// How many of all are open.
        let open: Int

        func add(to input: inout FingerprintInput) {
            input.add(listings.count)
            for count in listings { input.add(count) }
            input.add(open)
        }
    }

    private let site: Site
    private let shares: PackShares

    init(_ site: Site) {
        self.site = site
        shares = PackShares(site)
    }

    /// All packs, and the manifest.
    var count: Int { PackShares.count(of: site.listings.count) + 1 }

    /// None: what its packs hold, they need.
    func recipes(lookingAt changes: ItemChanges) -> [Int] { [] }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        index < count - 1 ? pack(index, &maker) : manifest(&maker)
    }

    private func pack(_ number: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let members = shares.members(number, of: site)
        return maker.recipe("api/listings/\(number)", NoInput(), ListingNeeds(items: members, marks: members)) {
            [context = site.context] _, ingredients in
            [
                Artifact(
                    path: try ArtifactPath(Route.listingsAPI(pack: number).file), stage: .asset,
                    content: .bytes(ListingPacks.pack(ingredients.items, ingredients.marks, context)))
            ]
        }
    }

    private func manifest(_ maker: inout SiteRecipeMaker) -> SiteRecipe {
        let packs = shares.packs
        let counts = Counts(listings: packs.map(\.count), open: site.listed.count)
        return maker.recipe("api/listings", counts, ListingNeeds(marks: packs.flatMap(\.self))) {
            [context = site.context] counts, ingredients in
            // Whoever reads it finds the packs that it tells of.
            [
                Artifact(
                    path: try ArtifactPath(Route.listingsAPI.file), stage: .page,
                    content: .bytes(ListingPacks.manifest(counts, ingredients.marks, context)))
            ]
        }
    }

    private static func pack(_ items: [SiteListing], _ marks: [DataMark], _ context: SiteContext) -> [UInt8] {
        let digest = digest(marks[...])
        // What is remembered of sizes is believed as far as there is room for it.
        return JSONWriter.bytes(reservingCapacity: min(size(marks[...], digest), 1 << 26)) { json in
            write(digest, to: &json) { json in
                for item in items { ListingJSON(item, context).write(to: &json) }
            }
        }
    }

    private static func write(_ digest: String, to json: inout JSONWriter, listings: (inout JSONWriter) -> Void) {
        json.object(lines: true) { json in
            json.member("digest", digest)
            json.array("listings", lines: true, listings)
            json.member("version", ListingJSON.version)
        }
    }

    /// What a pack of such records, in whatever order, has as its version: the same only if all of them are.
    private static func digest(_ marks: ArraySlice<DataMark>) -> String {
        var bytes: [UInt8] = []
        for number in [UInt64(ListingJSON.version), UInt64(marks.count), marks.reduce(0) { $0 &+ $1.digest }] {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return ContentHash.of(bytes).paddedHex
    }

    /// How many bytes a pack of such records has.
    private static func size(_ marks: ArraySlice<DataMark>, _ digest: String) -> Int {
        let empty = JSONWriter.bytes(reservingCapacity: 128) { write(digest, to: &$0) { _ in } }.count
        // Each record has a line of its own and a comma; the last one has no comma, and a line ends behind it.
        return empty + marks.reduce(0) { $0 + $1.size + 2 }
    }

    private static func manifest(_ counts: Counts, _ marks: [DataMark], _ context: SiteContext) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: 256 + counts.listings.count * 128) { json in
            json.object(lines: true) { json in
                json.member("listings", marks.count)
                json.member("open", counts.open)
                json.array("packs", lines: true) { json in
                    var start = 0
                    for (number, count) in counts.listings.enumerated() {
                        let members = marks[start..<start + count]
                        start += count
                        let digest = digest(members)
                        json.object { json in
                            json.member("bytes", size(members, digest))
                            json.member("digest", digest)
                            json.member("listings", count)
                            json.member("url", context.address.absolute(.listingsAPI(pack: number)) + "?v=" + digest)
                        }
                    }
                }
                json.member("schema", context.address.absolute(.schemaAPI))
                json.member("version", ListingJSON.version)
            }
        }
    }
}
