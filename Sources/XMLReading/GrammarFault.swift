import CLibXML2

/// Something that a grammar does not allow in a document.
public struct GrammarFault: Hashable, Sendable {
    /// What sort of thing it is, with the names of elements and attributes as libxml2 gives them, without prefixes.
    public enum Kind: Hashable, Sendable {
        /// An element of that name should be there.
        case missing(String)
        /// What has that name stands where nothing like it may stand, or once too often; text is called `text`.
        case extra(String)
        /// The attribute of that name, or its value, is not allowed.
        case attribute(String)
        /// A value, which is not always known, is not of the type that it should be of.
        case value(String?)
        /// What only `words` say.
        case other
    }

    /// What sort of thing it is.
    public let kind: Kind
    /// What libxml2 says of it.
    public let words: String

    static let outOfMemory = GrammarFault(kind: .other, words: "there is not enough memory to compare it with the grammar")
}

/// Gathers faults while libxml2 is at work.
final class GrammarReport {
    /// The first of them; a document can have more than anybody wants to read.
    private(set) var faults: [GrammarFault] = []

    /// What libxml2 calls, with a report as the context.
    static let keep: xmlStructuredErrorFunc = { report, error in
        guard let report, let error else { return }
        Unmanaged<GrammarReport>.fromOpaque(report).takeUnretainedValue().keep(error.pointee)
    }

    private func keep(_ error: xmlError) {
        guard faults.count < 100 else { return }
        let first = error.str1.map { String(cString: $0) } ?? ""
        let second = error.str2.map { String(cString: $0) } ?? ""
        let kind: GrammarFault.Kind =
            switch xmlRelaxNGValidErr(UInt32(bitPattern: error.code)) {
            case XML_RELAXNG_ERR_NOELEM, XML_RELAXNG_ERR_ELEMNAME: .missing(first)
            case XML_RELAXNG_ERR_EXTRACONTENT: .extra(second)
            case XML_RELAXNG_ERR_INTEREXTRA: .extra(first)
            case XML_RELAXNG_ERR_INVALIDATTR: .attribute(first)
            case XML_RELAXNG_ERR_TYPEVAL: .value(second)
            case XML_RELAXNG_ERR_DATATYPE, XML_RELAXNG_ERR_VALUE: .value(nil)
            default: .other
            }
        faults.append(GrammarFault(kind: kind, words: LibXML2.message(error)))
    }
}
