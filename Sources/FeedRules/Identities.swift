/// The ids of a feed's entries, of which each must stand there once.
struct Identities {
    private var lines: [[UInt8]: Int] = [:]

    /// The line on which that id stood before; notes the first.
    mutating func earlierLine(of id: String, on line: Int) -> Int? {
        // By bytes: two ways of writing one letter are two ids (RFC 4287 section 4.2.6.1).
        let bytes = Array(id.utf8)
        if let earlier = lines[bytes] { return earlier }
        lines[bytes] = line
        return nil
    }
}
