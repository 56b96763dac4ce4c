/// What a text of the board's own may link to without its whole address.
public final class SiteLinks: Sendable, Hashable {
    /// The path on the board of what a relative address names; nil if it names nothing that the board has.
    public let path: @Sendable (_ relative: String) -> String?
    /// Whether nothing lies at a path of the board.
    public let isNowhere: @Sendable (_ path: String) -> Bool
    /// What may have been meant by a path at which nothing lies, with its leading slash.
    public let guess: @Sendable (_ path: String) -> String?

    /// See the properties.
    public init(
        path: @escaping @Sendable (String) -> String?, isNowhere: @escaping @Sendable (String) -> Bool,
        guess: @escaping @Sendable (String) -> String?
    ) {
        (self.path, self.isNowhere, self.guess) = (path, isNowhere, guess)
    }

    /// Whether both are the same object.
    public static func == (left: SiteLinks, right: SiteLinks) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
