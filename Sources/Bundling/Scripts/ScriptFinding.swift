/// Why a module cannot be put together with others. It is published as it is.
public struct ScriptFinding: Error, Equatable, Sendable {
    /// A sentence without its full stop.
    public let reason: String
    /// The line, counted from 1.
    public let line: Int
}

/// What is told of a module that is published as it is.
public struct ScriptNote: Sendable {
    /// The module's path below `assets`.
    public let path: String
    /// Why it is.
    public let finding: ScriptFinding
}
