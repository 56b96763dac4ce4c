extension Topology {
    /// The lines that the licences of the outlines require, word for word; both are among those of the bundled table of suburbs.
    public static let attribution = [Gazetteer.boundaries, Gazetteer.statistics]
}
