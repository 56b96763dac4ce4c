import CLibXML2

/// libxml2, made ready for use on several threads.
enum LibXML2 {
    /// To be called before anything else of it.
    static func prepare() { _ = isPrepared }

    private static let isPrepared: Bool = {
        xmlInitParser()
        // What a document or a grammar points at is not there: nothing is read from the disk, nothing is fetched.
        xmlSetExternalEntityLoader { _, _, _ in nil }
        // Tables that grammars would otherwise fill when they are first used, on whichever threads those are.
        xmlSchemaInitTypes()
        return xmlRelaxNGInitTypes() == 0
    }()

    /// A text of libxml2's, repaired where it holds no text.
    static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }

    /// A text that libxml2 made for the caller, who gives it back.
    static func text(taking bytes: UnsafeMutablePointer<xmlChar>?) -> String? {
        guard let bytes else { return nil }
        defer { houser_xml_free(bytes) }
        return String(cString: bytes)
    }

    /// What an error says, as the end of a sentence.
    static func message(_ error: xmlError) -> String {
        let words = error.message.map { String(cString: $0) } ?? "libxml2 does not say why"
        return String(words.split(separator: "\n").joined(separator: " "))
    }
}
