import Values

/// The person or business whose listings they are; one file in the `people` folder.
public struct Person: Sendable, Hashable {
    /// The capacity in which they offer something.
    public enum Role: String, Sendable, CaseIterable {
        case owner, agent
        case headTenant = "head-tenant"
        case business

        /// As people read it: `Head tenant`.
        public var label: String { rawValue.asLabel }
    }

    /// The word that listings name them by: the name of their file.
    public let handle: String
    /// Their name.
    public let name: String
    /// Their capacity.
    public let role: Role
    /// A short text about them.
    public let about: String?
    /// How to reach them.
    public let contact: Contact
    /// An agent's licence number.
    public let licence: String?
    /// Their own page.
    public let website: String?
    /// Their name on the forge that holds the board.
    public let forge: String?
    /// The handles that they had before.
    public var was: [String] = []
}
