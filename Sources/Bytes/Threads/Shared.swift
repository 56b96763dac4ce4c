/// A reference to a large immutable value that many others hold.
public final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public let value: Value

    /// Shares a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Whether both hold equal values.
    public static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
