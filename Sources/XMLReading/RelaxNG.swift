import CLibXML2

/// A grammar in the XML syntax of RELAX NG (ISO/IEC 19757-2, https://relaxng.org/spec-20011203.html).
///
/// libxml2 notes in a grammar what it finds out while it is used, so each thread has one of its own. Reading one takes
/// half a millisecond.
public final class RelaxNG {
    private let grammar: xmlRelaxNGPtr

    /// Reads a grammar, which stands in one document.
    public init(_ bytes: [UInt8]) throws(XMLProblem) {
        LibXML2.prepare()
        let report = GrammarReport()
        let made: xmlRelaxNGPtr? = bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self), let size = Int32(exactly: bytes.count),
                let context = xmlRelaxNGNewMemParserCtxt(start, size)
            else { return nil }
            defer { xmlRelaxNGFreeParserCtxt(context) }
            xmlRelaxNGSetParserStructuredErrors(context, GrammarReport.keep, Unmanaged.passUnretained(report).toOpaque())
            return xmlRelaxNGParse(context)
        }
        let faults = withExtendedLifetime(report) { report.faults }
        guard let made, faults.isEmpty else {
            if let made { xmlRelaxNGFree(made) }
            throw XMLProblem(line: 0, description: "the grammar cannot be used: " + (faults.first?.words ?? "it is none"))
        }
        grammar = made
    }

    deinit { xmlRelaxNGFree(grammar) }

    /// What in a document the grammar does not allow, in the order in which it was come upon; empty if it allows all.
    public func faults(in tree: XMLTree) -> [GrammarFault] { faults(in: tree.document) }

    /// The same for an element as if it were a document, with the namespaces that it has where it stands.
    public func faults(in element: XMLTree.Element) -> [GrammarFault] {
        guard let document = xmlNewDoc("1.0") else { return [.outOfMemory] }
        defer { xmlFreeDoc(document) }
        guard let copy = xmlDocCopyNode(element.node, document, 1) else { return [.outOfMemory] }
        xmlDocSetRootElement(document, copy)
        return withExtendedLifetime(element.tree) { faults(in: document) }
    }

    private func faults(in document: xmlDocPtr) -> [GrammarFault] {
        guard let context = xmlRelaxNGNewValidCtxt(grammar) else { return [.outOfMemory] }
        defer { xmlRelaxNGFreeValidCtxt(context) }
        let report = GrammarReport()
        xmlRelaxNGSetValidStructuredErrors(context, GrammarReport.keep, Unmanaged.passUnretained(report).toOpaque())
        let isValid = xmlRelaxNGValidateDoc(context, document) == 0
        let faults = withExtendedLifetime(report) { report.faults }
        return isValid ? [] : faults.isEmpty ? [GrammarFault(kind: .other, words: "the grammar does not allow it")] : faults
    }
}
