import Host

extension String {
    /// The text in compatibility decomposition (Unicode Standard Annex 15, NFKD).
    public var compatibilityDecomposition: String {
        let bytes = Array(utf8)
        let count = bytes.withUnsafeBufferPointer { bytes in
            guard let first = bytes.baseAddress else { return 0 }
            return host_decompose(first, bytes.count)
        }
        guard count > 0 else { return "" }
        let decomposed = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let first = buffer.baseAddress else { return }
            host_take(first)
            filled = count
        }
        return String(decoding: decomposed, as: UTF8.self)
    }
}
