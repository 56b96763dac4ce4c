import CMalloc

/// How the C library deals with memory that is given back.
public enum MemoryReuse {
    /// Keeps memory for the next page instead of returning it to the system at once: a build makes and drops the same few buffers tens of
    /// thousands of times, and handing out fresh memory costs the system more than filling it.
    public static func prefer() { _ = done }

    private static let done: Bool = {
        return mallopt(M_TRIM_THRESHOLD, 1 << 30) == 1 && mallopt(M_MMAP_THRESHOLD, 32 << 20) == 1 && mallopt(M_TOP_PAD, 16 << 20) == 1
    }()
}
