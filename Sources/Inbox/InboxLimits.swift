/// How much an inbox takes, of everybody together and of each.
public struct InboxLimits: Sendable {
    /// The most bytes of a package.
    public var packageBytes = 20 << 20
    /// The most packages that wait to be judged.
    public var waiting = 32
    /// The most bytes of packages that are being received or wait to be judged.
    public var spooledBytes = 512 << 20
    /// The most packages that wait for the maintainer.
    public var queuedPackages = 1_000
    /// The most bytes of packages that wait for the maintainer.
    public var queuedBytes = 2 << 30
    /// The most connections at once.
    public var connections = 100
    /// The most connections at once from one address; all come from one behind a proxy.
    public var connectionsOfOne = 10
    /// How many packages an address may send at once.
    public var burst = 20
    /// How many more it may send in an hour.
    public var hourly = 60
    /// The seconds in which the head of a request must come.
    public var headSeconds = 10
    /// The seconds in which the rest must come.
    public var bodySeconds = 90
    /// The seconds for which nothing may come of the rest.
    public var silentSeconds = 15
    /// The seconds in which what is under way may end once the inbox is told to end.
    public var endSeconds = 10

    /// The usual limits.
    public init() {}
}
