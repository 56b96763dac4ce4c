import Bytes

/// A listing before and after a change.
struct ListingMove {
    /// Nil if it is new.
    let before: KnownListing?
    /// Nil if it is gone.
    let now: KnownListing?
    /// The path of the file, as it is or else was.
    var path: String { (now ?? before)?.file.path ?? "" }

    /// The listings of some files as they were and as they are: each file with itself, then what is gone with what is new, by their ids, and at
    /// last by what stays when a file gets another name, if there is just one of each.
    static func pairs(_ before: [KnownListing], _ now: [KnownListing]) -> [ListingMove] {
        var (gone, new) = (before, now)
        var pairs: [ListingMove] = []
        func pair<Mark: Hashable>(_ mark: (KnownListing) -> Mark?) {
            let olds = Dictionary(grouping: gone.indices) { mark(gone[$0]) }
            let news = Dictionary(grouping: new.indices) { mark(new[$0]) }
            var (left, come): (Set<Int>, Set<Int>) = ([], [])
            for (key, old) in olds where key != nil && old.count == 1 {
                guard let found = news[key], found.count == 1 else { continue }
                pairs.append(ListingMove(before: gone[old[0]], now: new[found[0]]))
                left.insert(old[0])
                come.insert(found[0])
            }
            gone = gone.indices.filter { !left.contains($0) }.map { gone[$0] }
            new = new.indices.filter { !come.contains($0) }.map { new[$0] }
        }
        pair(\.file.path)
        pair(\.id)
        pair(\.trait)
        pairs += gone.map { ListingMove(before: $0, now: nil) } + new.map { ListingMove(before: nil, now: $0) }
        return pairs.sorted { ByteOrder.precedes($0.path, $1.path) }
    }
}
