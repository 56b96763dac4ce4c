/// Items of a site that are not as they were at the last build.
public struct ItemChanges: Sendable {
    /// For each item, whether any of it changed.
    public let isEdited: [Bool]
    /// Those with which others compare otherwise than before, so that recipes that do not need them may look at them.
    public var revalued: [Int] = []
    /// Those whose events are other ones, so that feeds of what they are part of may look at them.
    public var redated: [Int] = []
    /// The number of each item of the last build, nil if it is gone; nil if all have the numbers that they had.
    public var renumbered: [Int?]?

    /// See the properties.
    public init(isEdited: [Bool]) {
        self.isEdited = isEdited
    }

    /// The number that an item of the last build has now; nil if it is gone.
    func number(of item: Int) -> Int? {
        guard let renumbered else { return item }
        return renumbered.indices.contains(item) ? renumbered[item] : nil
    }
}
