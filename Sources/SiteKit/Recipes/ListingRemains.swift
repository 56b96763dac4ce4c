/// What is kept of all listings from build to build, in the order of the site.
struct SiteRemains: Sendable {
    var listings: [ListingRemains]
    /// The words that the search records of listings name by their numbers.
    var words: WordVocabulary
}

/// What is kept of a listing from build to build, so that what many listings have a part in can be made although few of them are read.
struct ListingRemains: Sendable, Equatable {
    /// Its record in the search index, if it stands there.
    var search: [UInt8]?
    /// What stands for its record in the data, if that was made.
    var data: DataMark?
}

/// Stands for a listing's record in a pack of data: enough to tell whether the pack is another one, and how long it is.
struct DataMark: Sendable, Equatable {
    /// The hash of its bytes, the same in every build that makes the same.
    let digest: UInt64
    /// How many bytes it has.
    let size: Int
}
