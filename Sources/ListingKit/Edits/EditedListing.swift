import Findings

/// A listing's file as a change makes it.
public struct EditedListing: Sendable {
    /// Its path, relative to the content folder.
    public let path: String
    /// What it held.
    public let before: [UInt8]
    /// What it holds.
    public let after: [UInt8]
    /// The title that it had.
    public let title: String
    /// What changed, a few words each; empty if nothing did.
    public let words: [String]

    /// What changed, in one sentence without a final full stop.
    public var sentence: String { title + ": " + (words.isEmpty ? "nothing to change" : words.joined(separator: ", ")) }

    /// Why a listing's file cannot be changed as it was asked for.
    public struct Refusal: Error {
        /// What is wrong.
        public let findings: [Diagnostic]

        /// See the properties.
        package init(findings: [Diagnostic]) { self.findings = findings }
    }
}
