import Bytes

/// A complete ``Program`` in fixed memory, so that running it needs no bounds checks and no reference counting.
final class FrozenProgram: Sendable {
    let steps: FrozenTable<ProgramStep>
    let pool: FrozenTable<UInt8>
    let lineMarks: FrozenTable<UInt32>
    let pathRests: FrozenTable<UInt16>
    let calls: FrozenTable<TemplateCall>
    let blocks: FrozenTable<BlockParameter>
    let arguments: FrozenTable<BlockArgument>
    let entries: FrozenTable<Int>

    init(_ program: Program) {
        steps = FrozenTable(program.operations.indices.map { ProgramStep(program, at: $0) })
        pool = FrozenTable(program.pool + [UInt8](repeating: 0, count: ByteBuffer.padding))
        lineMarks = FrozenTable(program.lineMarks)
        pathRests = FrozenTable(program.pathRests)
        calls = FrozenTable(program.calls)
        blocks = FrozenTable(program.blocks)
        arguments = FrozenTable(program.arguments)
        entries = FrozenTable(program.entries)
    }

    deinit {
        steps.deallocate()
        pool.deallocate()
        lineMarks.deallocate()
        pathRests.deallocate()
        calls.deallocate()
        blocks.deallocate()
        arguments.deallocate()
        entries.deallocate()
    }
}

/// A table of a ``FrozenProgram``. It is immutable, so threads can share it.
struct FrozenTable<Element: Sendable>: @unchecked Sendable {
    private let elements: UnsafeMutableBufferPointer<Element>

    fileprivate init(_ elements: [Element]) {
        self.elements = .allocate(capacity: elements.count)
        _ = self.elements.initialize(from: elements)
    }

    @inline(__always)
    subscript(index: Int) -> Element { elements[index] }

    /// The address of an element.
    @inline(__always)
    func pointer(to index: Int) -> UnsafePointer<Element>? { elements.baseAddress.map { UnsafePointer($0 + index) } }

    /// The elements of a range.
    @inline(__always)
    subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: elements.baseAddress.map { UnsafePointer($0 + range.lowerBound) }, count: range.count)
    }

    fileprivate func deallocate() {
        elements.deinitialize()
        elements.deallocate()
    }
}
