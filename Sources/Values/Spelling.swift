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
            let length = candidate.utf8.count
            let allowed = min(max(1, min(wanted.count, length) / 3), (best?.distance ?? .max) - 1)
            // Most candidates are longer or shorter by more than that, and need no closer look.
            guard allowed >= 0, abs(wanted.count - length) <= allowed else { continue }
            let letters = folded(candidate)
            guard let distance = measure(wanted[...], letters[...], limit: allowed) else { continue }
            best = (candidate, distance)
        }
        return best?.word
    }

    /// The text in lower case, with hyphens for underscores and spaces.
    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.prefix(EditDistance.maximumLength + 1).map { $0.foldedInWord }
    }
}
