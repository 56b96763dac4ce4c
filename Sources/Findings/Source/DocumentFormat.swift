import Bytes

/// A format that people write or send listings in and that is no plain text.
package enum DocumentFormat: Sendable {
    case word, openDocument, pages, richText, pdf, heic

    /// The format of a file by its first bytes; nil for text and for all else.
    package init?(_ bytes: ArraySlice<UInt8>) {
        let head = bytes.prefix(4096)
        func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
            head.dropFirst(offset).prefix(text.utf8CodeUnitCount).elementsEqual(DocumentFormat.bytes(of: text))
        }
        if starts("{\\rtf") {
            self = .richText
        } else if starts("%PDF-") {
            self = .pdf
        } else if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
            self = .word
        } else if starts("ftyp", at: 4), starts("hei", at: 8) || starts("hev", at: 8) || starts("mif1", at: 8) || starts("msf1", at: 8) {
            self = .heic
        } else if head.starts(with: [0x50, 0x4B, 3, 4]) {
            let holds = { (text: StaticString) in DocumentFormat.isPart(DocumentFormat.bytes(of: text), of: head) }
            if holds("opendocument") {
                self = .openDocument
            } else if holds("word/") || holds("[Content_Types].xml") {
                self = .word
            } else if holds("Index/Document.iwa") {
                self = .pages
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// The format of files with an ending in lower case; nil for any other.
    package init?(ending: String) {
        switch ending {
        case "doc", "docx", "docm", "dot", "dotx": self = .word
        case "odt", "ott", "fodt": self = .openDocument
        case "pages": self = .pages
        case "rtf": self = .richText
        case "pdf": self = .pdf
        case "heic", "heif": self = .heic
        default: return nil
        }
    }

    /// What such a file is, with its article.
    package var name: String {
        switch self {
        case .word: "a Word document"
        case .openDocument: "an OpenDocument file, as LibreOffice writes it"
        case .pages: "a Pages document"
        case .richText: "an RTF document, as TextEdit and WordPad write it"
        case .pdf: "a PDF"
        case .heic: "a HEIC picture, as iPhones take it"
        }
    }

    /// Whether people write text in it.
    package var isText: Bool {
        switch self {
        case .word, .openDocument, .pages, .richText: true
        case .pdf, .heic: false
        }
    }

    /// How to make of it what can be published, under a name if one is known.
    package func advice(name: String?) -> String {
        let target = name.map { ", and call that file \($0)" } ?? ""
        switch self {
        case .word: return "Open it, choose Save As, Plain Text (.txt) and the encoding UTF-8\(target)."
        case .openDocument: return "Open it, choose Save As, Text - Choose Encoding (.txt) and UTF-8\(target)."
        case .pages: return "Open it, choose File, Export To, Plain Text\(target)."
        case .richText: return "Open it, choose Format, Make Plain Text (in WordPad: Save As, Text Document), save it\(target)."
        case .pdf: return "Copy its words into a plain text file\(target). It is no picture, either: take one, or export a page as a JPEG."
        case .heic: return "Export it as a JPEG, put that into the listing's folder beside its index.md, and name it under \"images\"."
        }
    }

    private static func bytes(of text: StaticString) -> [UInt8] { text.withUTF8Buffer { Array($0) } }

    private static func isPart(_ part: [UInt8], of bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let start = rest.firstIndex(of: part[0]) {
            if rest[start...].starts(with: part) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }
}
