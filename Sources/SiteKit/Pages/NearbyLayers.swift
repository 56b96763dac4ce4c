import Bytes
import Mustache
import Places

/// The places around the middle of a suburb that people want to live near, by category.
struct NearbyLayers {
    private let layers: [PointMap.Layer]

    /// How many stand there of each category.
    private static let most = 5

    init(_ locality: Locality, _ context: SiteContext) {
        layers = locality.coordinate.flatMap { context.points?.layers(around: $0, each: NearbyLayers.most) } ?? []
    }

    func set(in view: inout View) {
        view.bool(.hasPoints, !layers.isEmpty)
        view.objects(.layers, layers) { view, layer in
            view.text(.label, layer.category.label)
            view.plain(.distance, Distance.wholeText(layer.places[0].kilometres))
            view.objects(.points, layer.places) { view, near in
                view.text(.name, near.point.name)
                view.text(.about, near.point.note)
                view.plain(.distance, Distance.wholeText(near.kilometres))
            }
        }
    }
}
