import Bytes

/// What people said of a listing: their comments, and how many like it.
public struct ListingTalk: Sendable {
    /// The comments, oldest first.
    public let comments: [Comment]
    /// Those that are not shown, in the order of their names.
    public let hidden: [HiddenComment]
    /// How many people like it.
    public let likes: Int
    /// What stands for all of it.
    public let mark: TalkMark

    /// Whether there were ever comments, as far as files tell: feeds of them stay although there are none.
    public var hasBeenCommented: Bool { !comments.isEmpty || !hidden.isEmpty }

    /// The comments and likes that were read from files of those fingerprints.
    init(comments: [Comment], hidden: [HiddenComment], likes: Int, files: [(path: String, fingerprint: Fingerprint)], seed: UInt64) {
        self.comments = comments.sorted(by: Comment.precedes)
        self.hidden = hidden.sorted { ByteOrder.precedes($0.name, $1.name) }
        self.likes = likes
        var shape = FingerprintInput(seed: seed)
        shape.add(likes)
        for comment in self.comments {
            shape.add(comment.name)
            shape.add(comment.day.number)
        }
        shape.add(self.hidden.count)
        for comment in self.hidden {
            shape.add(comment.name)
            shape.add(comment.day?.number ?? 0)
        }
        var content = FingerprintInput(seed: seed)
        for file in files {
            content.add(file.path)
            content.add(file.fingerprint)
        }
        mark = TalkMark(shape: shape.finish(), content: content.finish())
    }
}

/// Stands for what was said of a listing from one build to the next.
public struct TalkMark: Sendable, Hashable {
    /// Of what decides where comments are shown: which there are, with those that are hidden, their days, and the number of likes.
    public let shape: Fingerprint
    /// Of all that was said.
    public let content: Fingerprint

    /// A mark; see the properties.
    public init(shape: Fingerprint, content: Fingerprint) {
        self.shape = shape
        self.content = content
    }
}
