import Bytes
import ListingKit
import Mustache
import Places

/// The places around the middle of a suburb that people want to live near, by category.
struct NearbyLayers {
    private let layers: [PointMap.Layer]
    /// The search for the suburb.
    private let search: String
    private let query: SearchQuery
    private let words: Words

    /// How many stand there of each category.
    private static let most = 5

    init(_ locality: Locality, _ query: SearchQuery, _ context: SiteContext) {
        layers = locality.coordinate.flatMap { context.points?.layers(around: $0, each: NearbyLayers.most) } ?? []
        search = context.address.href(.search)
        self.query = query
        words = context.words
    }

    func set(in view: inout View) {
        view.bool(.hasPoints, !layers.isEmpty)
        view.objects(.layers, layers) { view, layer in
            view.text(.label, layer.category.label)
            view.text(.href) { out in
                out.append(text: search)
                out.append("?")
                out.append(text: query.text)
                out.append("&view=map#places=")
                out.append(text: layer.category.id)
            }
            view.text(.distance, words.wholeDistance(layer.places[0].kilometres))
            view.objects(.points, layer.places) { view, near in
                view.text(.name, near.point.name)
                view.text(.about, near.point.note)
                view.text(.distance, words.wholeDistance(near.kilometres))
            }
        }
    }
}
