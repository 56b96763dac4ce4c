extension String {
    /// A hash that is the same on every machine and in every version (XXH64): what is made of it can be published. It is not cryptographic.
    public var stableHash: UInt64 {
        var text = self
        return text.withUTF8 { ContentHash.of($0) }
    }
}
