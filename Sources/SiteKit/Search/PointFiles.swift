import Bytes
import ListingKit
import Places
import Publishing

/// The file of the places that people want to live near, for the map of the search page; none if the board has no places.
struct PointFiles: OutputFamily {
    private let points: PointMap?

    init(_ context: SiteContext) {
        points = context.points
    }

    var count: Int { points == nil ? 0 : 1 }

    func recipe(at index: Int, _ maker: inout SiteRecipeMaker) -> SiteRecipe {
        maker.recipe("map/places", NoInput()) { [points] _, _ in
            guard let points else { return [] }
            return [Artifact(path: try ArtifactPath(Route.mapPlaces.file), stage: .asset, content: .bytes(PointFiles.document(points)))]
        }
    }

    /// What tells the file from those of other builds.
    static func version(of points: PointMap) -> String {
        UInt32(truncatingIfNeeded: ContentHash.of(document(points), seed: 0)).paddedHex
    }

    private static func document(_ points: PointMap) -> [UInt8] {
        JSONWriter.bytes(reservingCapacity: points.entries.count * 64 + 1_024) { json in
            json.object(lines: true) { json in
                json.array("attribution") { json in for text in points.attribution { json.value(text) } }
                json.array("categories", lines: true) { json in
                    for category in points.categories {
                        json.object { json in
                            json.member("id", category.id)
                            json.member("label", category.label)
                        }
                    }
                }
                json.array("places", lines: true) { json in
                    for entry in points.entries { json.array { write(entry, to: &$0) } }
                }
            }
        }
    }

    private static func write(_ entry: PointMap.Entry, to json: inout JSONWriter) {
        json.value(entry.category)
        json.value(entry.point.name)
        json.value(degrees: entry.point.coordinate.latitude)
        json.value(degrees: entry.point.coordinate.longitude)
        if let note = entry.point.note { json.value(note) } else { json.null() }
    }
}
