/// Shares things out among a number of places by a hash of their names, and never by their order in a list, so that a thing stays where it
/// is when others come or go.
///
/// The number of places may follow that of the things one by one (linear hashing; W. Litwin, Linear Hashing: A New Tool for File and Table
/// Addressing, VLDB 1980): a place more divides one of the others, and all the rest stay as they are.
public enum LinearHashing {
    /// The things at each place, as rows in their order.
    public static func shares(of things: Int, among count: Int, name: (Int) -> String) -> [[Int]] {
        var shares = [[Int]](repeating: [], count: count)
        guard count > 0 else { return shares }
        for row in 0..<things { shares[place(of: name(row), among: count)].append(row) }
        return shares
    }

    /// The place of a name, counted from 0, among at least one.
    public static func place(of name: String, among count: Int) -> Int {
        var whole = 1
        while whole < count { whole *= 2 }
        let place = Int(hash(name)) & (whole - 1)
        // One that is not there yet is still at the place that it will be divided from.
        return place < count ? place : place - whole / 2
    }

    /// FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) of the UTF-8 bytes.
    public static func hash(_ name: String) -> UInt32 {
        name.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
