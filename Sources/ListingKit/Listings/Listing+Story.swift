import Bytes
import Rules
import Values

/// What feeds of changes say of a listing beside its events.
extension Listing {
    /// A fingerprint of all of it but the kind and the table of places, which all listings share.
    func storyFingerprint(seed: UInt64) -> Fingerprint {
        var input = FingerprintInput(seed: seed)
        input.add(id)
        input.add(slug)
        input.add(kind.id)
        input.add(place.map { Int($0.locality.index) } ?? -1)
        if let field = kind.cardFields.first, let value = values[field], value.isPlain { value.add(to: &input) } else { input.add(-1) }
        return input.finish()
    }
}
