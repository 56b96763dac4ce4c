import Foundation
import FoundationXML

/// Reads a rendered text as XML and notes all that may not be there.
final class PublishedXML: NSObject, XMLParserDelegate {
    private static let attributes: [String: Set<String>] = [
        "a": ["href", "title", "rel"], "img": ["src", "alt", "title", "width", "height", "loading"], "ol": ["start"], "code": ["class"],
        "body": [], "p": [], "h2": [], "h3": [], "h4": [], "h5": [], "h6": [], "ul": [], "li": [], "blockquote": [], "pre": [], "hr": [],
        "br": [], "em": [], "strong": [],
    ]
    private static let leaves: Set<String> = ["p", "pre", "h2", "h3", "h4", "h5", "h6"]

    private(set) var faults: [String] = []
    private(set) var depth = 0
    private var open: [String] = []

    /// What is wrong with a fragment; nothing if it is good.
    static func faults(in html: [UInt8]) -> [String] {
        guard let text = String(validating: html, as: UTF8.self) else { return ["not UTF-8"] }
        let reader = PublishedXML()
        for scalar in text.unicodeScalars where !isAllowed(scalar.value) { reader.faults.append("U+" + String(scalar.value, radix: 16)) }
        if text.contains("<script") { reader.faults.append("script") }
        let parser = XMLParser(data: Data("<body>".utf8 + html + "</body>".utf8))
        parser.delegate = reader
        if !parser.parse() { reader.faults.append("not well-formed: \(parser.parserError.map(String.init(describing:)) ?? "")") }
        return reader.faults
    }

    private static func isAllowed(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x0A, 0x20..<0x7F: true
        case 0..<0xA0, 0xFDD0..<0xFDF0: false
        default: value & 0xFFFE != 0xFFFE
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        guard let allowed = Self.attributes[name] else {
            faults.append("element \(name)")
            return
        }
        for (key, value) in attributes {
            if !allowed.contains(key) { faults.append("attribute \(name)/\(key)") }
            if key == "href" { checkLink(value) }
            if key == "src", value != "/i/front.jpg" { faults.append("src \(value)") }
        }
        if name == "a", open.contains("a") { faults.append("a in a") }
        if let parent = open.last(where: Self.leaves.contains), Self.leaves.contains(name) { faults.append("\(name) in \(parent)") }
        if name == "img", attributes["alt"] == nil { faults.append("img without alt") }
        open.append(name)
        if open.count > 200 { faults.append("too deep") }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if open.popLast() != name { faults.append("end of \(name)") }
    }

    private func checkLink(_ address: String) {
        let isKnown = ["https://", "http://", "mailto:", "tel:", "/s/"].contains { address.hasPrefix($0) }
        let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
        if !isKnown || !isPlain { faults.append("href \(address)") }
    }
}
