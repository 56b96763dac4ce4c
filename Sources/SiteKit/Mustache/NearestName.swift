/// Finds the name that a writer most likely meant.
enum NearestName {
    /// Longer words are no slip of the finger, and would cost time.
    static let longest = 48

    /// The candidate with the fewest edits from `word` (the first of equals), if it takes no more than a third of the word's length.
    static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.utf8)
        guard !wanted.isEmpty, wanted.count <= longest else { return nil }
        var best: String?
        var allowed = max(1, wanted.count / 3)
        for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= allowed {
            let edits = distance(wanted, Array(candidate.utf8), atMost: allowed)
            if edits <= allowed && edits > 0 {
                best = candidate
                allowed = edits - 1
            }
            if allowed == 0 { break }
        }
        return best
    }

    /// The optimal string alignment distance of two byte strings (insertions, deletions, substitutions and swaps of neighbours),
    /// or `limit + 1` when it is larger than `limit`.
    static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        var row = last
        for i in 0..<a.count {
            row[0] = i + 1
            var smallest = row[0]
            for j in 0..<b.count {
                var edits = min(last[j] + (a[i] == b[j] ? 0 : 1), min(last[j + 1], row[j]) + 1)
                if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                    edits = min(edits, beforeLast[j - 1] + 1)
                }
                row[j + 1] = edits
                smallest = min(smallest, edits)
            }
            if smallest > limit + 1 { return limit + 1 }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return min(last[b.count], limit + 1)
    }
}
