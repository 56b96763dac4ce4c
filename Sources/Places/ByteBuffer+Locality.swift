import Bytes
import Values

extension ByteBuffer {
    /// Appends a locality on one line, as `line` gives it: `Collingwood VIC 3066`.
    public mutating func append(line locality: Locality) {
        append(text: locality.name)
        append(UInt8(ascii: " "))
        append(text: locality.state.rawValue)
        append(UInt8(ascii: " "))
        append(text: locality.postcode)
    }
}
