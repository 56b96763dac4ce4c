import Bytes
import Publishing

/// Which program makes a site: output depends on it, and a changed program has the same name.
struct ProgramIdentity: Sendable, Hashable {
    var stamp: FileStamp
    var fingerprint: Fingerprint

    /// The program that runs now; `known` spares a look at its bytes. Where the system does not tell, no two runs are taken to be alike.
    static func current(known: ProgramIdentity?, seed: UInt64) -> ProgramIdentity {
        let path = "/proc/self/exe"
        guard let file = try? MappedFile(following: path) else {
            return ProgramIdentity(stamp: .none, fingerprint: Fingerprint(high: seed, low: UInt64.random(in: 0...UInt64.max)))
        }
        if let known, known.stamp == file.stamp { return known }
        return ProgramIdentity(stamp: file.stamp, fingerprint: Fingerprint(of: file.bytes, seed: seed))
    }
}
