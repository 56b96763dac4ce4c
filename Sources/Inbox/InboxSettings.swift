/// How an inbox is set up.
public struct InboxSettings: Sendable {
    /// The address on which it listens.
    public var address = "127.0.0.1"
    /// The port on which it listens; 0 for any that is free.
    public var port = 8080
    /// The sites whose pages may send packages.
    public var origins = Origins([])
    /// Whether a proxy in front of it says who sends.
    public var trustsProxy = false
    /// Whether what an inbox before this one kept is published as it starts.
    public var publishesWhatIsKept = false
    /// What happens with what is accepted, in the board's words.
    public var next: String?
    /// How much it takes.
    public var limits = InboxLimits()
    /// Takes a line for each request.
    public var log: @Sendable (String) -> Void
    /// Takes what the maintainer must know.
    public var tell: @Sendable (String) -> Void

    /// The usual ones.
    public init(log: @escaping @Sendable (String) -> Void, tell: @escaping @Sendable (String) -> Void) {
        self.log = log
        self.tell = tell
    }
}
