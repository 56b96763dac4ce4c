/// Why a module cannot be put together with others. It is published as it is.
struct ScriptFinding: Error, Equatable {
    let reason: String
    /// The line, counted from 1.
    let line: Int
}
