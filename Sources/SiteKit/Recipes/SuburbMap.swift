import Maps
import Mustache
import Places

/// The map of a suburb, which its page and those of its listings show.
struct SuburbMap: Sendable {
    let drawing: LocatorMap
    /// The map as it is, which can be used as long as the store that it was put into is there.
    let html: Value
}

/// Draws maps and puts them into a store; each thread has its own.
struct MapWriter: ~Copyable {
    private var writer: HTMLStore.Writer
    private var drawer: MapDrawer?

    init(_ store: HTMLStore, _ words: Words) {
        writer = HTMLStore.Writer(store)
        drawer = MapDrawer(.bundled, words.ofMaps)
    }

    mutating func map(of locality: Locality) -> SuburbMap? {
        guard let drawing = drawer?.map(of: locality) else { return nil }
        return SuburbMap(drawing: drawing, html: drawing.svg.withUnsafeBufferPointer { writer.add($0) })
    }
}
