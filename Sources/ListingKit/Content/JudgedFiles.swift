import Findings

/// The files of a board's own that decide how its listings are judged, as they are.
public struct JudgedFiles: Sendable {
    /// Those of its kinds.
    public internal(set) var kinds: [SourceFile] = []
    /// Its table of suburbs; nil for the one that travels with the program.
    public internal(set) var suburbs: [UInt8]?
    /// Its table of campuses.
    public internal(set) var campuses: [UInt8]?
}
