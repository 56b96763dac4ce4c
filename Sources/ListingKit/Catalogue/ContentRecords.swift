import Rules

/// The kinds of record with files of their own, but for comments and reactions, which lie below a listing's id.
enum ContentRecords {
    static let all: [any ContentRecord.Type] = [Brand.self, Circle.self, Person.self, PlainPage.self, PointSet.self]
    static let homes = all.map { $0.home }
}
