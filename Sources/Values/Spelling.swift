/// Finds the nearest of some words by edit distance, for "did you mean" hints.
public enum Spelling {
    /// Returns the candidate nearest to a word, if it is near enough to be meant; never the word itself. Ties go to the
    /// earlier candidate.
    public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = folded(word)
        guard !wanted.isEmpty, wanted.count <= EditDistance.maximumLength else { return nil }
        var measure = EditDistance()
        var best: (word: String, distance: Int)?
        for candidate in candidates where candidate != word {
            let letters = folded(candidate)
            let allowed = min(max(1, min(wanted.count, letters.count) / 3), (best?.distance ?? .max) - 1)
            guard allowed >= 0, let distance = measure(wanted[...], letters[...], limit: allowed) else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// The text in lower case, with hyphens for underscores and spaces.
    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.prefix(EditDistance.maximumLength + 1).map { byte in
            switch byte {
            case 0x41...0x5A: byte + 0x20
            case 0x20, 0x5F: 0x2D
            default: byte
            }
        }
    }
}
