import Glibc

/// Compares strings by their UTF-8 bytes.
///
/// `String` compares by canonical equivalence, so two names that a file system keeps apart can be equal.
public enum ByteOrder {
    /// Whether `left` comes before `right`.
    public static func precedes(_ left: String, _ right: String) -> Bool {
        let decided = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in
                let order = memcmpOrZero(left, right, min(left.count, right.count))
                return order != 0 ? order < 0 : left.count < right.count
            }
        }
        if let decided, let result = decided { return result }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    /// Whether both strings have the same bytes.
    public static func areEqual(_ left: String, _ right: String) -> Bool {
        let decided = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in left.count == right.count && memcmpOrZero(left, right, left.count) == 0 }
        }
        if let decided, let result = decided { return result }
        return left.utf8.elementsEqual(right.utf8)
    }

    private static func memcmpOrZero(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ count: Int) -> Int32 {
        guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return 0 }
        return memcmp(left, right, count)
    }
}
