/// Items of a site that are not as they were at the last build, although each stands where it stood.
public struct ItemChanges: Sendable {
    /// For each item, whether any of it changed.
    public let isEdited: [Bool]
    /// For each, whether its story did.
    public let isRetold: [Bool]
    /// Those with which others compare otherwise than before, so that recipes that do not need them may look at them.
    public var revalued: [Int] = []
    /// Those whose events are other ones, so that feeds of what they are part of may look at them.
    public var redated: [Int] = []

    /// See the properties.
    public init(isEdited: [Bool], isRetold: [Bool]) {
        self.isEdited = isEdited
        self.isRetold = isRetold
    }
}
