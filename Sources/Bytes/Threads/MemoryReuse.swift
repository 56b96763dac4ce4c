import CMalloc

/// Tunes how the C library treats freed memory.
public enum MemoryReuse {
    /// Keeps freed memory instead of returning it to the system at once.
    ///
    /// A build allocates and frees the same few buffers tens of thousands of times, and fresh memory costs the system
    /// more than filling it.
    public static func enable() { _ = done }

    private static let done: Bool = {
        mallopt(M_TRIM_THRESHOLD, 1 << 30) == 1 && mallopt(M_MMAP_THRESHOLD, 32 << 20) == 1 && mallopt(M_TOP_PAD, 16 << 20) == 1
    }()
}
