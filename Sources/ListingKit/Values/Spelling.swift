/// "Did you mean": the nearest of some words by edit distance.
public enum Spelling {
    /// The word of the candidates that is nearest to what was written, if it is near enough to be meant; ties go to the earlier candidate.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(folded(word).prefix(64))
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(folded(candidate).prefix(64))
            let allowed = max(1, min(wanted.count, letters.count) / 3)
            guard abs(letters.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, letters)
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// Lower case, with hyphens, underscores and spaces alike.
    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.prefix(256).map { byte in
            switch byte {
            case 0x41...0x5A: byte + 0x20
            case 0x20, 0x5F: 0x2D
            default: byte
            }
        }
    }

    /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var twoAbove = [Int](repeating: 0, count: right.count + 1)
        var above = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in 0..<right.count {
                let same = left[row] == right[column]
                var cost = min(above[column + 1] + 1, current[column] + 1, above[column] + (same ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, twoAbove[column - 1] + 1)
                }
                current.append(cost)
            }
            (twoAbove, above) = (above, current)
        }
        return above[right.count]
    }
}
