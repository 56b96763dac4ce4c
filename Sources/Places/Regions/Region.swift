/// A part of the country that is larger than a suburb: a greater capital area, a statistical area, a council, or a region that people name
/// without an official border.
public struct Region: Sendable, Hashable {
    /// What sort of region it is.
    public enum Kind: String, Sendable, Hashable {
        /// A greater capital city statistical area, or the rest of its state.
        case greaterCapital = "gccsa"
        /// A statistical area level 4 (SA4): a labour market, or a quarter of a large city.
        case level4 = "sa4"
        /// A statistical area level 3 (SA3): what looks to one centre for shops and schools.
        case level3 = "sa3"
        /// A local government area: what one council looks after.
        case council = "lga"
        /// A region that people name without an official border, such as the North Shore; its edge is a convention.
        case vernacular
    }

    /// Its place among the regions of the table, which must not be published.
    let index: Int
    /// The code of the Australian Statistical Geography Standard; `L` and its code for a council, the slug for a vernacular region.
    public let id: String
    /// What sort of region it is.
    public let kind: Kind
    /// Its name in addresses, unique among all regions: `melbourne`. It never changes.
    public let slug: String
    /// The state that it is in; nil if that is none, or several.
    public let state: State?
    /// The name as people say it, which others may share: `Western Sydney`.
    public let label: String
    /// The official name: `Sydney - Inner West`.
    public let name: String

    /// The name with its state where the name alone does not tell it: `Ballarat, VIC`.
    public var labelWithState: String {
        guard let state, !label.hasSuffix(state.rawValue), !label.hasSuffix(state.name) else { return label }
        return "\(label), \(state.rawValue)"
    }
}
