import ListingKit

/// How listings are shared out among packs: by a hash of their ids, and never by their places in a list.
///
/// So an edit changes one pack. The number of packs follows that of listings one by one (linear hashing; W. Litwin, Linear Hashing: A New
/// Tool for File and Table Addressing, VLDB 1980): a pack too many divides one of the others, and all the rest stay as they are. Any program
/// finds the pack of an id in a few lines; `assets/packs.js` does.
struct PackShares: Sendable {
    /// How many listings there are for each pack. A pack that is yet to be divided holds some two hundred, one that was, some hundred: few
    /// enough that an edit, which writes a pack anew, writes less than half a megabyte.
    static let listingsPerPack = 128

    /// The listings of each pack, as indices into the site's and in its order.
    let packs: [[Int]]

    /// Shares out the listings of a site.
    init(_ site: Site) {
        let count = PackShares.count(of: site.listings.count)
        var packs = [[Int]](repeating: [], count: count)
        for (index, listing) in site.listings.enumerated() { packs[PackShares.pack(of: listing.id, among: count)].append(index) }
        self.packs = packs
    }

    /// The listings of a pack in the order in which it holds them, that of their ids.
    func members(_ pack: Int, of site: Site) -> [Int] {
        packs[pack].map { (id: site.listings[$0].id, index: $0) }.sorted { ByteOrder.precedes($0.id, $1.id) }.map(\.index)
    }

    /// How many packs so many listings take.
    static func count(of listings: Int) -> Int { (listings + listingsPerPack - 1) / listingsPerPack }

    /// The pack of an id, counted from 0, among at least one.
    static func pack(of id: String, among count: Int) -> Int {
        var whole = 1
        while whole < count { whole *= 2 }
        let place = Int(hash(id)) & (whole - 1)
        // One that is not there yet is still in the pack that it will be divided from.
        return place < count ? place : place - whole / 2
    }

    /// FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) of the UTF-8 bytes.
    static func hash(_ id: String) -> UInt32 {
        id.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
