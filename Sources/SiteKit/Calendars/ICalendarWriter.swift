import Bytes
import Values

/// Writes the content lines of iCalendar (RFC 5545 section 3.1) into bytes.
///
/// Lines end with CRLF and are folded where they would have more than 75 octets, never within a character. Whatever a text holds, it stays
/// the value of its property: no character of it can end a line or start another property.
struct ICalendarWriter: ~Copyable {
    /// How many octets a line may have, without its line break.
    static let lineLimit = 75

    /// How many octets were written.
    var count: Int { buffer.count }

    private var buffer: ByteBuffer
    /// A text before it is escaped, or a line before it is folded.
    private var scratch = ByteBuffer(capacity: 1 << 10)

    /// A writer whose buffer is ready for that many bytes.
    init(reservingCapacity capacity: Int = 0) {
        self.init(ByteBuffer(capacity: capacity))
    }

    private init(_ buffer: consuming ByteBuffer) {
        self.buffer = buffer
    }

    /// Makes an array of what `body` writes.
    static func bytes(reservingCapacity capacity: Int, _ body: (inout ICalendarWriter) throws -> Void) rethrows -> [UInt8] {
        try ByteBuffer.array(reservingCapacity: capacity) { buffer in
            var writer = ICalendarWriter(buffer)
            try body(&writer)
            return writer.end()
        }
    }

    private consuming func end() -> ByteBuffer { buffer }

    /// What was written, as long as `body` runs.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result { try buffer.withBytes(body) }

    /// Appends whole lines that a writer made.
    mutating func append(lines: [UInt8]) { buffer.append(lines) }

    /// Appends whole lines that a writer made.
    mutating func append(lines: ArraySlice<UInt8>) { buffer.append(lines) }

    /// Writes a component (RFC 5545 section 3.6); `body` writes its properties and the components in it.
    mutating func component(_ name: StaticString, _ body: (inout ICalendarWriter) throws -> Void) rethrows {
        line("BEGIN") { $0.append(name) }
        try body(&self)
        line("END") { $0.append(name) }
    }

    /// Writes a property whose value is the program's own and needs no escaping.
    mutating func constant(_ name: StaticString, _ value: StaticString) {
        line(name) { $0.append(value) }
    }

    /// Writes a property that is a whole number.
    mutating func number(_ name: StaticString, _ number: Int) {
        line(name) { $0.append(decimal: number) }
    }

    /// Writes a property that is TEXT (RFC 5545 section 3.3.11).
    mutating func text(_ name: StaticString, _ text: String) {
        line(name) { $0.append(calendarText: text) }
    }

    /// Writes a property that is TEXT; `write` appends it as it is to be read.
    mutating func text(_ name: StaticString, _ write: (inout ByteBuffer) -> Void) {
        let start = buffer.count
        scratch.truncate(to: 0)
        write(&scratch)
        buffer.append(name)
        buffer.append(":")
        buffer.append(calendarTextIn: scratch)
        endLine(from: start)
    }

    /// Writes a property that is a list of TEXT.
    mutating func texts(_ name: StaticString, _ texts: [String]) {
        line(name) { out in
            for (index, text) in texts.enumerated() {
                if index > 0 { out.append(",") }
                out.append(calendarText: text)
            }
        }
    }

    /// Writes a property that is a URI (RFC 5545 section 3.3.13), whose bytes that no URI can hold are percent-encoded. Where the
    /// property is of another type unless it says so, `isStated` says so.
    mutating func uri(_ name: StaticString, isStated: Bool = false, _ write: (inout ByteBuffer) -> Void) {
        let start = buffer.count
        scratch.truncate(to: 0)
        write(&scratch)
        buffer.append(name)
        buffer.append(isStated ? ";VALUE=URI:" : ":")
        buffer.append(uriIn: scratch)
        endLine(from: start)
    }

    /// Writes a property that is a moment in UTC (RFC 5545 section 3.3.5, form 2), to the minute: `20261120T130000Z`.
    mutating func moment(_ name: StaticString, _ moment: Timestamp) {
        let utc = Timestamp(seconds: moment.seconds)
        line(name) { out in
            out.append(calendarDay: utc.day, minute: utc.minute)
            out.append("Z")
        }
    }

    /// Writes a property that is a local time, for minutes from midnight, in a zone that a VTIMEZONE of the same calendar describes
    /// (RFC 5545 section 3.3.5, form 3): `;TZID=Australia/Melbourne:20261128T110000`. Without a zone it is form 1.
    mutating func time(_ name: StaticString, _ day: Day, minute: Int, zone: String? = nil) {
        let start = buffer.count
        buffer.append(name)
        if let zone {
            buffer.append(";TZID=")
            buffer.append(calendarParameter: zone)
        }
        buffer.append(":")
        buffer.append(calendarDay: day, minute: minute)
        endLine(from: start)
    }

    /// Writes a property that is an offset from UTC in seconds (RFC 5545 section 3.3.14): `+1030`.
    mutating func offset(_ name: StaticString, _ offset: Int) {
        line(name) { $0.append(calendarOffset: offset) }
    }

    /// Writes a property; `write` appends its value in the form in which it stands in the line.
    mutating func line(_ name: StaticString, _ write: (inout ByteBuffer) -> Void) {
        let start = buffer.count
        buffer.append(name)
        buffer.append(":")
        write(&buffer)
        endLine(from: start)
    }

    private mutating func endLine(from start: Int) {
        if buffer.count - start > ICalendarWriter.lineLimit { fold(from: start) }
        buffer.append("\r\n")
    }

    /// Breaks a line into lines of which all but the first start with a space (RFC 5545 section 3.1).
    private mutating func fold(from start: Int) {
        scratch.truncate(to: 0)
        buffer.withBytes { scratch.append(UnsafeBufferPointer(rebasing: $0[start...])) }
        buffer.truncate(to: start)
        scratch.withBytes { line in
            var done = 0
            var room = ICalendarWriter.lineLimit
            while line.count - done > room {
                var cut = done + room
                // A character of UTF-8 has at most three bytes after its first.
                for _ in 0..<3 where line[cut] & 0xC0 == 0x80 { cut -= 1 }
                buffer.append(UnsafeBufferPointer(rebasing: line[done..<cut]))
                buffer.append("\r\n ")
                done = cut
                room = ICalendarWriter.lineLimit - 1
            }
            buffer.append(UnsafeBufferPointer(rebasing: line[done...]))
        }
    }
}
