/// A value that many others hold: large, made once, and never changed. A copy of it is a reference.
public final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    public let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
