import Values

/// The line that shows how far a phase has come.
enum ProgressBar {
    /// The line for a terminal of that many columns: without counts the title alone, on a narrow one no bar.
    static func text(_ title: String, done: Int, of total: Int, columns: Int) -> String {
        guard total > 0 else { return String((title + " ...").prefix(columns)) }
        let counts = "\(grouped(done)) of \(grouped(total))"
        let width = min(40, columns - title.count - counts.count - 7)
        guard width >= 10 else { return String("\(title) \(counts)".prefix(columns)) }
        let filled = width * min(done, total) / total
        return "\(title)  [" + String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled) + "]  \(counts)"
    }
}
