import Findings

/// A listing's file as a change makes it.
public struct EditedListing: Sendable {
    /// Its path, relative to the content folder.
    public private(set) var path: String
    /// Where it was, if it moves to a folder of its own for its first pictures.
    public private(set) var formerPath: String?
    /// The pictures that come to it, with whether each is there already.
    public private(set) var pictures: [(file: Parcel.File, isThere: Bool)] = []
    /// The pictures that it has no more, with what they hold.
    public private(set) var removed: [Parcel.File] = []
    /// What it held.
    public let before: [UInt8]
    /// What it holds.
    public let after: [UInt8]
    /// The title that it had.
    public let title: String
    /// What changed, a few words each; empty if nothing did.
    public let words: [String]

    /// The same with days as people say them: `5 December 2026`.
    private let spoken: [String]

    /// What changed, in one sentence without a final full stop.
    public var sentence: String { sentence(words) }

    /// The same with days as people say them.
    public var spokenSentence: String { sentence(spoken) }

    private func sentence(_ words: [String]) -> String {
        title + ": " + (words.isEmpty ? "nothing to change" : words.joined(separator: ", "))
    }

    /// See the properties.
    init(path: String, before: [UInt8], after: [UInt8], title: String, words: [String], spoken: [String]) {
        (self.path, self.before, self.after, self.title, self.words, self.spoken) = (path, before, after, title, words, spoken)
    }

    /// The same with the pictures that come to it, in the file of a path beside which they lie, and without others.
    package func with(
        _ pictures: [(file: Parcel.File, isThere: Bool)], without removed: [Parcel.File], at path: String
    ) -> EditedListing {
        var copy = self
        if path != self.path { copy.formerPath = self.path }
        (copy.path, copy.pictures, copy.removed) = (path, pictures, removed)
        return copy
    }

    /// Why a listing's file cannot be changed as it was asked for.
    public struct Refusal: Error {
        /// What is wrong.
        public let findings: [Diagnostic]

        /// See the properties.
        package init(findings: [Diagnostic]) { self.findings = findings }
    }
}
