/// What the board says of a package.
public enum Judgement: Sendable {
    /// It may be kept. If it should become part of the board at once, `publish` does that once it is kept; it is kept until that succeeds.
    case accepted(publish: (@Sendable () throws -> Void)?)
    /// The board has all of it already.
    case known
    /// It is wrong: the findings, as a JSON array.
    case refused([UInt8])
    /// It is no package at all: why, in a sentence.
    case malformed(String)
    /// The board itself cannot be read.
    case unavailable
}

/// Judges packages for an inbox, one at a time.
public protocol PackageJudge: Sendable {
    /// Judges the package in a file.
    func judge(_ path: String) -> Judgement
}
