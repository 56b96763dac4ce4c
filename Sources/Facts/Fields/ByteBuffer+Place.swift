import Bytes
import Places
import Values

extension ByteBuffer {
    /// Appends a place on one line, as ``Place/line`` gives it, without a hidden street.
    public mutating func append(line place: Place) {
        if let street = place.publicStreet {
            append(text: street)
            append(", ")
        }
        append(line: place.locality)
    }
}
