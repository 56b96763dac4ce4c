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
    /// The bytes a second that must come of the rest, so that 20 MiB may take some twenty minutes.
    public var slowestRate = 16_000
    /// The seconds over which that is measured.
    public var paceSeconds = 30
    /// The bytes a second that must come while nearly all room is taken: the slowest are ended first.
    public var crowdedRate = 128_000
    /// The seconds over which that is measured.
    public var crowdedPaceSeconds = 10
    /// The seconds for which nothing may come of the rest.
    public var silentSeconds = 15
    /// The seconds for which the rest of a request is read once it is answered, so that whoever still sends sees the answer.
    public var lingerSeconds = 120
    /// The most bytes of it.
    public var lingerBytes = 64 << 20
    /// How many times as much as an address the networks of 48 bits may take, in which there are 65,536 of those that are counted as one.
    public var sharesOfSite = 4
    /// The seconds in which what is under way may end once the inbox is told to end.
    public var endSeconds = 10

    /// The usual limits.
    public init() {}
}
