import Glibc

/// Writes JSON (RFC 8259) that is compact, always in the same form, and safe inside an HTML `script` element.
///
/// The members of every object come out sorted by the bytes of their names, so that equal values make equal files;
/// writing them in that order costs nothing, any other order a move when the object ends. Of members with the same name
/// the last one wins. Numbers are integers and fixed decimals only, so there is no rounding and no NaN.
///
/// Breaking the grammar, as with a value without a name in an object, is a programming error and stops the program.
public struct JSONWriter: ~Copyable {
    /// The bytes written so far.
    public var bytes: [UInt8] { buffer.bytes }

    /// Passes the bytes written so far to `body`.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try buffer.withBytes(body)
    }

    var buffer: ByteBuffer

    private var context = Context(kind: .top, lines: false, firstMember: 0)
    /// The ranges of the members of all open objects in the buffer.
    private var members: [Member] = []

    /// Creates a writer with room for that many bytes.
    public init(reservingCapacity capacity: Int = 0) {
        self.init(ByteBuffer(capacity: capacity))
    }

    private init(_ buffer: consuming ByteBuffer) {
        self.buffer = buffer
        // More than most documents have at a time.
        members.reserveCapacity(48)
    }

    /// Removes all that was written, and keeps the room for it. Nothing may be open.
    public mutating func removeAll() {
        precondition(context.kind == .top, "an object or array is open")
        buffer.truncate(to: 0)
    }

    /// Makes an array of what `body` writes; up to `capacity` bytes are written straight into it.
    public static func bytes(
        reservingCapacity capacity: Int, _ body: (inout JSONWriter) throws -> Void
    ) rethrows -> [UInt8] {
        try ByteBuffer.array(reservingCapacity: capacity) { buffer in
            var json = JSONWriter(buffer)
            try body(&json)
            return json.end()
        }
    }

    private consuming func end() -> ByteBuffer { buffer }

    /// Appends what `body` writes to a buffer.
    public static func append(to out: inout ByteBuffer, _ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter(out)
        body(&json)
        out = json.end()
    }

    /// Writes an object; `body` writes its members.
    ///
    /// With `lines`, each member is on a line of its own, which keeps differences between two versions of a file small.
    public mutating func object(lines: Bool = false, _ body: (inout JSONWriter) throws -> Void) rethrows {
        beginValue()
        let outer = context
        context = Context(kind: .object, lines: lines, firstMember: members.count)
        buffer.append(UInt8(ascii: "{"))
        try body(&self)
        precondition(!context.awaitsValue, "an object ended after the name of a member")
        endMembers()
        if lines, !context.isEmpty { buffer.append(UInt8(ascii: "\n")) }
        buffer.append(UInt8(ascii: "}"))
        context = outer
    }

    /// Writes an array; `body` writes its values. With `lines`, each value is on a line of its own.
    public mutating func array(lines: Bool = false, _ body: (inout JSONWriter) throws -> Void) rethrows {
        beginValue()
        let outer = context
        context = Context(kind: .array, lines: lines, firstMember: members.count)
        buffer.append(UInt8(ascii: "["))
        try body(&self)
        if lines, !context.isEmpty { buffer.append(UInt8(ascii: "\n")) }
        buffer.append(UInt8(ascii: "]"))
        context = outer
    }

    /// Starts a member of an object; the next call writes its value.
    public mutating func name(_ name: String) {
        begin { buffer in
            buffer.append(UInt8(ascii: "\""))
            buffer.append(name, escaping: JSONText.self)
            let end = buffer.count
            buffer.append(word: 0x3A22, count: 2)  // ":
            return end
        }
        context.awaitsValue = true
    }

    /// Writes a member given as it stands in a document: `"@type":"Offer"`.
    public mutating func fixed(_ member: StaticString) {
        begin { buffer in
            let start = buffer.count
            buffer.append(member)
            return buffer.withBytes { $0[(start + 1)...].firstIndex(of: UInt8(ascii: "\"")) } ?? buffer.count
        }
    }

    /// Starts a member whose name is given as it stands in a document: `"url":`. The next call writes its value.
    public mutating func name(fixed name: StaticString) {
        begin { buffer in
            buffer.append(name)
            return buffer.count - 2
        }
        context.awaitsValue = true
    }

    /// Begins a member; `write` writes at least its name, and returns the offset of the quotation mark at its end.
    @inline(__always)
    private mutating func begin(_ write: (inout ByteBuffer) -> Int) {
        precondition(context.kind == .object && !context.awaitsValue, "the name of a member outside an object or after another")
        let isFirst = context.isEmpty
        separate()
        let start = buffer.count
        let member = Member(start: start, nameEnd: write(&buffer))
        if !isFirst, context.isSorted {
            context.isSorted = buffer.withBytes { context.last.precedes(member, in: $0) }
        }
        members.append(member)
        context.last = member
    }

    /// Writes the separator that a value needs.
    mutating func beginValue() {
        if context.kind == .object {
            precondition(context.awaitsValue, "a value without a name in an object")
            context.awaitsValue = false
        } else {
            separate()
        }
    }

    private mutating func separate() {
        if context.kind == .top { return }
        if !context.isEmpty { buffer.append(UInt8(ascii: ",")) }
        if context.lines { buffer.append(UInt8(ascii: "\n")) }
        context.isEmpty = false
    }

    /// Forgets the members of the object that ends, after sorting them if need be.
    private mutating func endMembers() {
        defer { members.removeSubrange(context.firstMember...) }
        if !context.isSorted { sortMembers() }
    }

    private mutating func sortMembers() {
        let separator = context.lines ? 2 : 1
        for index in context.firstMember..<members.count - 1 { members[index].end = members[index + 1].start - separator }
        members[members.count - 1].end = buffer.count
        let written = members[context.firstMember...]
        let start = written[context.firstMember].start
        let sorted = buffer.withBytes { bytes in
            written.sorted { left, right in
                if left.precedes(right, in: bytes) { return true }
                if right.precedes(left, in: bytes) { return false }
                return left.start < right.start
            }
        }
        var ordered: [UInt8] = []
        ordered.reserveCapacity(buffer.count - start)
        buffer.withBytes { bytes in
            for (index, member) in sorted.enumerated() {
                if index + 1 < sorted.count, !member.precedes(sorted[index + 1], in: bytes) { continue }
                if !ordered.isEmpty {
                    ordered.append(UInt8(ascii: ","))
                    if context.lines { ordered.append(UInt8(ascii: "\n")) }
                }
                ordered.append(contentsOf: bytes[member.start..<member.end])
            }
        }
        buffer.truncate(to: start)
        buffer.append(ordered)
    }

    /// The innermost open object or array.
    private struct Context {
        enum Kind { case top, object, array }

        let kind: Kind
        let lines: Bool
        /// The index of its first member in `members`.
        let firstMember: Int
        var isEmpty = true
        var awaitsValue = false
        var isSorted = true
        /// The member that was written last, if there is one.
        var last = Member(start: 0, nameEnd: 0)
    }

    /// Where a member lies: its name from `start` (at the quotation mark) to `nameEnd`, its value up to `end`.
    private struct Member {
        let start: Int
        let nameEnd: Int
        /// Set only when members have to be sorted.
        var end = 0

        func precedes(_ other: Member, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            guard let base = bytes.baseAddress else { return false }
            let length = nameEnd - start
            let otherLength = other.nameEnd - other.start
            let order = memcmp(base + start, base + other.start, min(length, otherLength))
            return order != 0 ? order < 0 : length < otherLength
        }
    }
}
