/// A value that many others hold: large, made once, and never changed. A copy of it is a reference.
package final class Shared<Value: Sendable & Hashable>: Sendable, Hashable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package static func == (left: Shared, right: Shared) -> Bool {
        left === right || left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
