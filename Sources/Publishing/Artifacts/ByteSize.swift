import Values

/// A number of bytes as people read it.
public enum ByteSize {
    /// In kilobytes or megabytes of the SI, such as `12 kB` and `1.4 MB`.
    public static func text(_ bytes: Int) -> String {
        if bytes < 1_000_000 { return "\(grouped((bytes + 500) / 1_000)) kB" }
        let tenths = (bytes + 50_000) / 100_000
        return "\(grouped(tenths / 10)).\(tenths % 10) MB"
    }
}
