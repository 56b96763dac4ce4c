/// A value that many others hold: large, made once, and never changed. A copy of it is a reference.
public final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public let value: Value

    /// Shares a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Whether both hold the same.
    public static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
