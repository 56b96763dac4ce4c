import ListingKit

/// The JSON that the search page filters: for each listed listing the facts that filters and cards need, newest first.
///
/// The format has a version; a page refuses an index of another one.
enum SearchIndex {
    /// The version of the format.
    static let version = 1

    /// The recipe of the index.
    static func recipe(_ site: Site, _ maker: inout RecipeMaker) -> Recipe? {
        if maker.skips() { return nil }
        let frame = site.frame
        return maker.recipe("search", NoInput(), Needs(records: site.listed)) { _, stock in
            [Artifact(path: try ArtifactPath(Route.searchIndex.file), stage: .asset, content: .bytes(bytes(stock.records, frame)))]
        }
    }

    private static func bytes(_ records: [[UInt8]], _ frame: SiteFrame) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: records.reduce(8_000) { $0 + $1.count + 2 }) { json in write(records, frame, to: &json) }
    }

    private static func write(_ records: [[UInt8]], _ frame: SiteFrame, to json: inout JSONWriter) {
        json.object { json in
            json.member("generated", frame.today.description)
            json.object("kinds") { json in
                for kind in frame.kinds.sorted(by: { $0.id < $1.id }) {
                    json.object(kind.id) { json in
                        json.member("label", kind.label)
                        json.member("per", kind.price?.per.label)
                    }
                }
            }
            json.array("listings", lines: true) { json in
                for record in records { json.encoded(record) }
            }
            json.member("version", version)
        }
    }
}
