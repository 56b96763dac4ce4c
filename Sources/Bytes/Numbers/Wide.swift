#if _pointerBitWidth(_64)
    /// A whole number of 64 bits on every machine, for money in cents and time in seconds: where an `Int` has 32 bits, as in browsers, they
    /// would end at $21 million and in 2038.
    public typealias Wide = Int
#else
    /// A whole number of 64 bits on every machine, for money in cents and time in seconds: where an `Int` has 32 bits, as in browsers, they
    /// would end at $21 million and in 2038.
    public typealias Wide = Int64
#endif
