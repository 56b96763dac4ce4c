/// Looks at everything that is about to be published, and may refuse it.
public protocol OutputGate: Sendable {
    /// Why a file may not be published under that path with those bytes, as half a sentence; nil if it may.
    func refusal(of path: ArtifactPath, _ bytes: [UInt8]) -> String?
}
