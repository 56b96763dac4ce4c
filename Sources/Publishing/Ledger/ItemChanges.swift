/// Items of a site that are not as they were at the last build, although each stands where it stood.
public struct ItemChanges: Sendable {
    /// For each item, whether any of it changed.
    public let isEdited: [Bool]
    /// For each, whether its story did.
    public let isRetold: [Bool]

    /// See the properties.
    public init(isEdited: [Bool], isRetold: [Bool]) {
        self.isEdited = isEdited
        self.isRetold = isRetold
    }
}
