/// Distributes items among buckets by a hash of their names, so that an item stays where it is when others come or go.
///
/// The number of buckets can grow with the number of items one by one: each new bucket splits one other, and the rest
/// stay as they are (W. Litwin, "Linear Hashing: A New Tool for File and Table Addressing", VLDB 1980).
public enum LinearHashing {
    /// Returns the indices of the items in each bucket, in order.
    public static func buckets(of items: Int, among count: Int, name: (Int) -> String) -> [[Int]] {
        var buckets = [[Int]](repeating: [], count: count)
        guard count > 0 else { return buckets }
        for item in 0..<items { buckets[bucket(of: name(item), among: count)].append(item) }
        return buckets
    }

    /// Returns the bucket of a name, counted from 0, among at least one.
    public static func bucket(of name: String, among count: Int) -> Int {
        var powerOfTwo = 1
        while powerOfTwo < count { powerOfTwo *= 2 }
        let bucket = Int(hash(name)) & (powerOfTwo - 1)
        // A bucket that does not exist yet is still part of the one that it will be split from.
        return bucket < count ? bucket : bucket - powerOfTwo / 2
    }

    /// Hashes the UTF-8 bytes with 32-bit FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
    public static func hash(_ name: String) -> UInt32 {
        name.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
