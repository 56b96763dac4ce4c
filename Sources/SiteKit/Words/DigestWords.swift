import Languages

/// What a digest says around its news.
extension Words {
    /// `Small Board: 2 new, 1 cheaper and 4 gone`
    func digestSubject(_ name: String, _ counts: [String]) -> String { text("digest.subject", ["name": name, "counts": list(counts)]) }

    /// `Since Friday 20 November 2026: 2 new and 1 cheaper.`
    func digest(of counts: [String], from first: String, to last: String?) -> String {
        let counts = list(counts)
        guard let last else { return text("digest.since", ["day": first, "counts": counts]) }
        if first == last { return text("digest.on", ["day": first, "counts": counts]) }
        return text("digest.from_to", ["first": first, "last": last, "counts": counts])
    }

    /// `Victoria: 2 new and 1 cheaper`; what has no place stands under its counts alone.
    func digest(of counts: [String], in state: String?) -> String {
        let counts = list(counts)
        return state.map { text("digest.in_state", ["state": $0, "counts": counts]) } ?? counts
    }
}
