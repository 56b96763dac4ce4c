import CUTF8Proc
import Glibc

extension String {
    /// The text in compatibility decomposition (Unicode Standard Annex 15, NFKD); itself if memory for it cannot be had.
    public var compatibilityDecomposition: String {
        var text = self
        return text.withUTF8 { bytes in
            var result: UnsafeMutablePointer<UInt8>?
            let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
            let count = utf8proc_map(bytes.baseAddress, bytes.count, &result, options)
            guard count >= 0, let result else { return String(decoding: bytes, as: UTF8.self) }
            defer { free(result) }
            return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
        }
    }
}
