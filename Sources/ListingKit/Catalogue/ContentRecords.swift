import Rules

/// The kinds of record with files of their own, but for comments and reactions, which lie below a listing's id.
package enum ContentRecords {
    /// All of them, in the order in which people are told of them.
    static let all: [any ContentRecord.Type] = [Person.self, PlainPage.self, PointSet.self, Brand.self, Circle.self]
    static let homes = all.map { $0.home }
    /// The folders whose files say something of the whole board.
    package static let boardFolders = ["gazetteer", "kinds"] + homes.map(\.folder)
}
