import Foundation
import TestSupport
import Testing

@testable import SiteKit

struct MailMessageTests {
    private static let texts = [
        "", "plain\n", "A = B, 100 % of it\n", "ends in a space \nand a tab\t\n", ".\n..\nFrom here\nFar\n", "– “été” · 🏠\n",
        String(repeating: "ä", count: 200) + "\n", String(repeating: "a ", count: 200) + "\nb", String(repeating: "x", count: 76) + "\nx",
        String(repeating: "x", count: 75) + ".From" + String(repeating: ".", count: 80), "=_houser_--\n--=_houser_",
    ]

    @Test(arguments: texts) func whatIsWrittenIsRead(text: String) throws {
        let mail = try #require(Mail(MailMessage(subject: "S", text: text, html: "<p>\(text)").bytes))
        #expect(mail.parts == ["text/plain": text, "text/html": "<p>\(text)"])
        #expect(mail.headers.map { $0.prefix { $0 != ":" } } == ["Subject", "MIME-Version", "Content-Type"])
    }

    /// What servers change on their way stands on no line: a full stop alone, "From " at the start, white space at the end.
    @Test(arguments: texts) func noServerChangesIt(text: String) {
        let lines = String(decoding: QuotedPrintable.encode(text), as: UTF8.self).components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("From") && !$0.hasSuffix(" ") && !$0.hasSuffix("\t") })
    }

    @Test(arguments: [
        "Small Board: 2 new", "Läden · 3 new", "a\r\nBcc: spy@evil.example\r\n\r\n<script>", "=?UTF-8?Q?spoof?=", "\u{2028}x\u{0}",
        String(repeating: "long words ", count: 30), String(repeating: "🏠", count: 60),
    ])
    func aSubjectIsOneField(subject: String) throws {
        let bytes = MailMessage(subject: subject, text: "t", html: "h").bytes
        let mail = try #require(Mail(bytes))
        #expect(mail.headers.count == 3)
        let shown = subject.unicodeScalars.map { ["\r", "\n", "\u{2028}", "\u{0}"].contains($0) ? " " : String($0) }.joined()
        #expect(mail.field("Subject") == shown)
        for word in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n").filter({ $0.contains("=?UTF-8") }) {
            #expect(word.hasSuffix("?="))
        }
    }

    @Test func theSameContentHasTheSameBoundary() {
        let one = MailMessage(subject: "S", text: "t", html: "h").bytes
        #expect(one == MailMessage(subject: "S", text: "t", html: "h").bytes)
        #expect(one.count == MailMessage(subject: "S", text: "u", html: "h").bytes.count)
        #expect(one != MailMessage(subject: "S", text: "u", html: "h").bytes)
    }
}
