import Bytes
import CLibXML2

/// An XML document (XML 1.0 and Namespaces in XML 1.0) in memory.
///
/// It is read strictly: UTF-8 alone, nothing repaired, no document type and thus no entities, nothing that lies elsewhere.
/// What a stranger may have written is bounded by libxml2's own limits: elements 256 deep, texts of ten million bytes.
public final class XMLTree {
    let document: xmlDocPtr
    private let rootNode: xmlNodePtr

    /// Reads a document.
    public init(_ bytes: [UInt8]) throws(XMLProblem) {
        LibXML2.prepare()
        if let place = UTF8Check.firstProblem(bytes[...]) {
            let line = bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
            throw XMLProblem(line: line, description: "the document is not UTF-8: byte \(place) is no part of a character")
        }
        guard let size = Int32(exactly: bytes.count), let context = xmlNewParserCtxt() else {
            throw XMLProblem(line: 0, description: "the document is too large")
        }
        defer { xmlFreeParserCtxt(context) }
        let report = FirstError()
        context.pointee._private = Unmanaged.passUnretained(report).toOpaque()
        context.pointee.sax.pointee.serror = { parser, error in
            guard let error else { return }
            FirstError.of(parser)?.keep(Int(error.pointee.line), "is not well-formed XML: " + LibXML2.message(error.pointee))
        }
        // Stopped before a single entity is declared, of which a few lines can stand for gigabytes.
        context.pointee.sax.pointee.internalSubset = { parser, _, _, _ in
            FirstError.of(parser)?.keep(Int(xmlSAX2GetLineNumber(parser)), "has a document type")
            xmlStopParser(parser?.assumingMemoryBound(to: xmlParserCtxt.self))
        }
        // The encoding is known, so none that the document names has a converter looked up for it on disk.
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_BIG_LINES.rawValue
        let read = bytes.withUnsafeBytes { bytes in
            xmlCtxtReadMemory(context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), size, nil, "UTF-8", Int32(options))
        }
        // Kept alive to here, since libxml2 holds no count of it.
        let problem = withExtendedLifetime(report) { report.problem }
        guard let read, let root = xmlDocGetRootElement(read), problem == nil else {
            if let read { xmlFreeDoc(read) }
            throw problem ?? XMLProblem(line: 0, description: "the document cannot be read")
        }
        document = read
        rootNode = root
    }

    deinit { xmlFreeDoc(document) }

    /// Its outermost element.
    public var root: Element { Element(rootNode, of: self) }

    /// The first thing that libxml2 complained of: what follows is mostly its consequence.
    private final class FirstError {
        var problem: XMLProblem?

        /// The one that a parser reports to, given as libxml2 gives it.
        static func of(_ parser: UnsafeMutableRawPointer?) -> FirstError? {
            parser?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private.map {
                Unmanaged<FirstError>.fromOpaque($0).takeUnretainedValue()
            }
        }

        func keep(_ line: Int, _ words: String) {
            if problem == nil { problem = XMLProblem(line: line, description: "the document " + words) }
        }
    }
}
