import ListingKit

/// How a list, newest first, is shared out among the documents of a feed: the newest entries stand in the feed itself, older ones in
/// archives (RFC 5005), so that however long the list is, nothing of it is lost.
///
/// Where one archive ends and the next begins is told by the entries themselves: every entry has the same small chance, by a hash of its
/// identity, of being the last of its archive. So an entry that comes or goes changes the archive that it stands in, and no other.
struct FeedPages: Sendable {
    /// The places of the entries of the feed itself.
    let current: Range<Int>
    /// The places of the entries of the archives, the oldest first. The newest archive can hold some that the feed still holds too.
    let archives: [Range<Int>]

    /// Shares out `count` entries, at most `limit` a document; `hash` gives the hash of the identity of each.
    init(count: Int, limit: Int, hash: (Int) -> UInt64) {
        current = 0..<min(count, limit)
        var archives: [Range<Int>] = []
        if count > limit {
            var end = count
            for place in (0..<count).reversed() where end - place == limit || hash(place) % UInt64(limit) == 0 {
                archives.append(place..<end)
                end = place
                if end <= limit { break }
            }
            // All that is left over is too new to be in an archive that is closed, and so it is in the feed itself.
        }
        self.archives = archives
    }

    /// How many documents there are.
    var count: Int { 1 + archives.count }
    /// Whether the feed itself holds everything.
    var isComplete: Bool { archives.isEmpty }
}

extension String {
    /// A hash that is the same on every machine and in every version: FNV-1a of 64 bits
    /// (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv), its bits mixed.
    var stableHash: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash.mixed
    }
}

extension UInt64 {
    /// The number with every bit of it in each of the lower ones (the finaliser of MurmurHash3).
    var mixed: UInt64 {
        var hash = self
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        hash = (hash ^ (hash >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return hash ^ (hash >> 33)
    }
}
