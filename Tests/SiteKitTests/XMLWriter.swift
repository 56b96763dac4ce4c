import CLibXML2
import ListingKit

@testable import SiteKit

/// Writes XML 1.0 in UTF-8 through libxml2's `xmlTextWriter`, so that whatever comes out is well formed: the judge of ``XMLFragment``.
///
/// Names come from the program (`StaticString`), never from input; text and attribute values may be any text. Elements are closed by the
/// end of their closure, so none can stay open. Each element that holds elements puts each on a line of its own, not indented: this keeps
/// differences between two versions of a file small, and makes a fragment the same bytes at any depth. So an element holds text or elements,
/// not both: the line ends would become part of the text.
///
/// A writer serves one document on one thread.
final class XMLWriter {
    private let output: Output
    private let writer: xmlTextWriterPtr
    private let namespaces: [XMLNamespace]
    private var depth = 0
    private var hasRoot = false
    /// Whether the start tag of the innermost element can still take attributes.
    private var isTagOpen = false
    /// The attributes of that start tag.
    private var attributes: [StaticString] = []

    /// libxml2 asks to be set up once before threads use it.
    private static let setUp: Void = xmlInitParser()

    /// Writes a document whose root is of that name and declares those namespaces; `body` writes what is in the root.
    ///
    /// - Throws: `XMLWriterError`, or what `body` throws.
    static func document(
        root: StaticString, namespaces: [XMLNamespace] = [], reservingCapacity capacity: Int = 0, _ body: (XMLWriter) throws -> Void
    ) throws -> [UInt8] {
        let writer = try XMLWriter(namespaces: namespaces, capacity: capacity)
        // The declaration is written as it is: naming the encoding to libxml2 makes it convert UTF-8 to UTF-8.
        writer.output.bytes.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        try writer.element(root) {
            for index in namespaces.indices { try writer.declare(namespaces[index], after: namespaces[..<index]) }
            try body(writer)
        }
        return try writer.finish()
    }

    private init(namespaces: [XMLNamespace], capacity: Int) throws {
        XMLWriter.setUp
        output = Output(capacity: capacity)
        let buffer = xmlOutputBufferCreateIO(
            { context, bytes, count in Output.write(context, bytes, count) }, nil, Unmanaged.passUnretained(output).toOpaque(), nil)
        guard let buffer else { throw XMLWriterError.outOfMemory }
        guard let writer = xmlNewTextWriter(buffer) else {
            xmlOutputBufferClose(buffer)
            throw XMLWriterError.outOfMemory
        }
        self.writer = writer
        self.namespaces = namespaces
        try check(xmlTextWriterSetIndent(writer, 1))
        try check(xmlTextWriterSetIndentString(writer, ""))
    }

    deinit {
        xmlFreeTextWriter(writer)
    }

    /// Writes an element; `body` writes its attributes and then what is in it.
    func element(_ name: StaticString, _ body: () throws -> Void) throws {
        try validate(name)
        if depth == 0 {
            guard !hasRoot else { throw XMLWriterError.misplaced("a second root element") }
            hasRoot = true
        }
        try check(xmlTextWriterStartElement(writer, name.utf8Start))
        depth += 1
        isTagOpen = true
        attributes.removeAll(keepingCapacity: true)
        try body()
        depth -= 1
        isTagOpen = false
        try check(xmlTextWriterEndElement(writer))
    }

    /// Writes an element that holds text alone.
    func element(_ name: StaticString, text: String) throws {
        try element(name) { try self.text(text) }
    }

    /// Writes an attribute of the element whose start tag is open.
    func attribute(_ name: StaticString, _ value: String) throws {
        try validate(name)
        guard name.description != "xmlns" else { throw XMLWriterError.invalidName("xmlns") }
        guard isTagOpen else { throw XMLWriterError.misplaced("an attribute after the start tag: \(name)") }
        guard !attributes.contains(where: { $0.description == name.description }) else {
            throw XMLWriterError.duplicateAttribute(name.description)
        }
        attributes.append(name)
        try check(xmlTextWriterStartAttribute(writer, name.utf8Start))
        try escape(value, as: XMLText.Attribute.self)
        try check(xmlTextWriterEndAttribute(writer))
    }

    /// Writes text into the element, escaped once; what XML cannot hold becomes U+FFFD and line ends become line feeds.
    func text(_ text: String) throws {
        try write(text, as: XMLText.Content.self)
    }

    /// Writes text with `&` and `<` as `&#x26;` and `&#x3C;`, as the RSS Advisory Board's profile asks for in titles and other plain text.
    func plainRSSText(_ text: String) throws {
        try write(text, as: XMLText.PlainRSS.self)
    }

    /// Puts elements into this one that an ``XMLFragment`` has written for the same namespaces.
    func fragment(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        // What is written raw ends a start tag, and elements begin on a line of their own. The bytes need not pass through libxml2's buffer.
        let lineEnd = isTagOpen ? "\n" : ""
        try beginContent()
        try check(xmlTextWriterWriteRaw(writer, lineEnd))
        try check(xmlTextWriterFlush(writer))
        output.bytes.append(contentsOf: bytes)
    }

    private func write<Rules: Escaping>(_ text: String, as rules: Rules.Type) throws {
        try beginContent()
        try escape(text, as: rules)
    }

    private func beginContent() throws {
        guard depth > 0 else { throw XMLWriterError.misplaced("content outside an element") }
        isTagOpen = false
    }

    /// Text is escaped here because libxml2's writer cuts it at NUL, passes control characters, and drops it without a word when it has no
    /// memory for its escaped copy.
    private func escape<Rules: Escaping>(_ text: String, as rules: Rules.Type) throws {
        var escaped = ByteBuffer(capacity: text.utf8.count + 64)
        escaped.append(text, escaping: rules)
        try escaped.withBytes { try raw($0) }
    }

    private func declare(_ namespace: XMLNamespace, after others: ArraySlice<XMLNamespace>) throws {
        guard !others.contains(where: { $0.prefix?.description == namespace.prefix?.description }) else {
            throw XMLWriterError.duplicateAttribute("xmlns:" + (namespace.prefix?.description ?? ""))
        }
        if let prefix = namespace.prefix {
            guard XMLName.isValid(prefix), !prefix.description.contains(":") else { throw XMLWriterError.invalidName(prefix.description) }
            try check(xmlTextWriterStartAttributeNS(writer, "xmlns", prefix.utf8Start, nil))
        } else {
            try check(xmlTextWriterStartAttribute(writer, "xmlns"))
        }
        try escape(namespace.uri.description, as: XMLText.Attribute.self)
        try check(xmlTextWriterEndAttribute(writer))
    }

    private func validate(_ name: StaticString) throws {
        guard XMLName.isValid(name), XMLName.isDeclared(name, in: namespaces) else { throw XMLWriterError.invalidName(name.description) }
    }

    /// Writes bytes as they are, in pieces whose length a C `int` can hold.
    private func raw(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        var rest = bytes[...]
        repeat {
            let piece = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
            if let start = piece.baseAddress {
                try check(xmlTextWriterWriteRawLen(writer, start, Int32(piece.count)))
            } else {
                // No bytes may have no address, but libxml2 wants one; even no text ends a start tag.
                try check(xmlTextWriterWriteRawLen(writer, "", 0))
            }
            rest = rest.dropFirst(piece.count)
        } while !rest.isEmpty
    }

    private func finish() throws -> [UInt8] {
        guard depth == 0, hasRoot else { throw XMLWriterError.misplaced("the end before the root element ended") }
        try check(xmlTextWriterFlush(writer))
        return output.bytes
    }

    /// libxml2's writer says no more than that a call failed; what can be misused is checked before, so that only memory is left.
    private func check(_ result: Int32) throws {
        guard result >= 0 else { throw XMLWriterError.outOfMemory }
    }

    /// Where libxml2 delivers what it has written.
    private final class Output {
        var bytes: [UInt8] = []

        init(capacity: Int) {
            bytes.reserveCapacity(capacity)
        }

        /// The callback of type `xmlOutputWriteCallback`: takes all the bytes, or says -1.
        static func write(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ count: Int32) -> Int32 {
            guard let context, let bytes, count >= 0 else { return -1 }
            let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
            output.bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            return count
        }
    }
}
