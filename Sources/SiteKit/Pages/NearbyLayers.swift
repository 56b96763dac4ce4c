import Bytes
import ListingKit
import Mustache
import Places

/// The places around the middle of a suburb that people want to live near, by category.
struct NearbyLayers {
    private let layers: [PointMap.Layer]
    /// The search map of the suburb, to which the name of a layer is added.
    private let map: String

    /// How many stand there of each category.
    private static let most = 5

    init(_ locality: Locality, _ context: SiteContext) {
        layers = locality.coordinate.flatMap { context.points?.layers(around: $0, each: NearbyLayers.most) } ?? []
        map = context.address.href(.search) + "?" + SearchQuery(.suburb(locality)).text + "&view=map#places="
    }

    func set(in view: inout View) {
        view.bool(.hasPoints, !layers.isEmpty)
        view.objects(.layers, layers) { view, layer in
            view.text(.label, layer.category.label)
            view.text(.href, map + layer.category.id)
            view.plain(.distance, Distance.wholeText(layer.places[0].kilometres))
            view.objects(.points, layer.places) { view, near in
                view.text(.name, near.point.name)
                view.text(.about, near.point.note)
                view.plain(.distance, Distance.wholeText(near.kilometres))
            }
        }
    }
}
