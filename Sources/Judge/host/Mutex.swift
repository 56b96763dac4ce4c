/// In a browser's worker there is one thread: what elsewhere waits for others goes on at once.
struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let cell: Cell<Value>

    init(_ value: consuming sending Value) { cell = Cell(value) }

    borrowing func withLock<Result: ~Copyable, Failure>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        try body(&cell.value)
    }
}

private final class Cell<Value: ~Copyable> {
    var value: Value

    init(_ value: consuming Value) { self.value = value }
}
