import Bytes
import Foundation
import ListingKit
import Testing

private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
}

struct JSONWriterTests {
    @Test func writesEveryKindOfValue() {
        let text = written {
            $0.object {
                $0.member("a", "x")
                $0.member("b", 12)
                $0.member("c", true)
                $0.member("d", decimal: -3_780_123, places: 5)
                $0.name("e")
                $0.null()
                $0.array("f") {
                    $0.value(1)
                    $0.object { _ in }
                    $0.array { _ in }
                    $0.value(false)
                }
                $0.member("g", nil as String?)
                $0.member("h", nil as Int?)
                $0.member("i", ["x", "y"])
                $0.object("j") { $0.member("k", 0) }
                $0.name("l")
                $0.encoded(Array("{\"m\":1}".utf8))
            }
        }
        #expect(text == #"{"a":"x","b":12,"c":true,"d":-37.80123,"e":null,"f":[1,{},[],false],"i":["x","y"],"j":{"k":0},"l":{"m":1}}"#)
    }

    @Test func membersThatAreAlwaysTheSame() {
        let text = written {
            $0.object {
                $0.name(fixed: #""z":"#)
                $0.value(1)
                $0.fixed(#""@type":"Offer""#)
                $0.fixed(#""value":true"#)
                $0.member("b", "x")
                $0.array("a") { $0.object { $0.fixed(#""k":"a \"b\"""#) } }
            }
        }
        #expect(text == #"{"@type":"Offer","a":[{"k":"a \"b\""}],"b":"x","value":true,"z":1}"#)
    }

    @Test(arguments: 0...40) func textIsEscapedWhereverItNeedsTo(length: Int) {
        let plain = String(repeating: "a", count: length)
        #expect(written { $0.text { $0.append(text: plain) } } == "\"\(plain)\"")
        for place in 0..<length {
            let before = String(repeating: "é", count: place / 2)
            let after = String(repeating: "b", count: length - place)
            let text = written {
                $0.array { json in
                    json.value("<")
                    json.text { $0.append(text: before + "<\n\u{2028}" + after) }
                }
            }
            #expect(text == #"["\u003c","\#(before)<\n\u2028\#(after)"]"#)
        }
    }

    @Test func linesKeepEveryValueApart() {
        let text = written {
            $0.object(lines: true) {
                $0.member("a", 1)
                $0.array("b", lines: true) {
                    $0.value(1)
                    $0.value(2)
                }
                $0.array("c", lines: true) { _ in }
            }
        }
        #expect(text == "{\n\"a\":1,\n\"b\":[\n1,\n2\n],\n\"c\":[]\n}")
    }

    @Test func numbersHaveOneForm() {
        #expect(written { $0.value(Int.min) } == "-9223372036854775808")
        #expect(written { $0.value(Int.max) } == "9223372036854775807")
        #expect(written { $0.value(0) } == "0")
        #expect(written { $0.decimal(55_000, places: 2) } == "550.00")
        #expect(written { $0.decimal(-5, places: 2) } == "-0.05")
        #expect(written { $0.decimal(7, places: 0) } == "7")
        #expect(written { $0.decimal(Int.min, places: 18) } == "-9.223372036854775808")
    }

    @Test func membersAreSortedHoweverTheyCome() {
        let text = written {
            $0.object {
                $0.member("z", 1)
                $0.object("m") {
                    $0.member("b", 1)
                    $0.member("a", 2)
                }
                $0.member("a", "last")
                $0.member("aa", 3)
                $0.member("a b", 4)
                $0.member("é", 5)
                $0.member("Z", 6)
            }
        }
        #expect(text == #"{"Z":6,"a":"last","a b":4,"aa":3,"m":{"a":2,"b":1},"z":1,"é":5}"#)
    }

    @Test func sortingKeepsLines() {
        let text = written {
            $0.array {
                $0.object(lines: true) {
                    $0.member("b", 1)
                    $0.member("a", 2)
                }
                $0.value(3)
            }
        }
        #expect(text == "[{\n\"a\":2,\n\"b\":1\n},3]")
    }

    @Test func theLastOfEqualNamesStands() {
        let text = written {
            $0.object {
                $0.member("a", 1)
                $0.member("b", 2)
                $0.member("a", 3)
                $0.member("b", 4)
                $0.member("b", 5)
            }
        }
        #expect(text == #"{"a":3,"b":5}"#)
    }

    @Test func anyOrderGivesTheSameBytes() throws {
        var names = (0..<300).map { "k\($0 * 7919 % 1000)-\(String(repeating: "x", count: $0 % 5))" }
        func object() -> String { written { json in json.object { for name in names { $0.member(name, name) } } } }
        let first = object()
        names.reverse()
        #expect(object() == first)
        names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(object() == first)
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: String])
        #expect(parsed == Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    }

    @Test func stringsAreSafeInScripts() {
        #expect(written { $0.value("</script><!--<script><SCRIPT") } == #""<\/script>\u003c!--\u003cscript>\u003cSCRIPT""#)
        #expect(written { $0.value("<p><strong>1 < 2</strong></p>") } == #""<p><strong>1 < 2<\/strong><\/p>""#)
        #expect(written { $0.value("<s") } == #""\u003cs""#)
        #expect(written { $0.value("a\u{2028}b\u{2029}c\u{2027}d\u{202A}€") } == "\"a\\u2028b\\u2029c\u{2027}d\u{202A}€\"")
        #expect(written { $0.value("\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}") } == #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}\"")
        #expect(written { $0.object { $0.member("<\"", 1) } } == #"{"\u003c\"":1}"#)
    }

    @Test func everyCharacterReadsBack() throws {
        var text = ""
        for value in 0...0x10FFFF as ClosedRange<UInt32> {
            if value > 0x3000, value % 97 != 0, value & 0xFFFE != 0xFFFE { continue }
            if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
        }
        let parsed = try JSONSerialization.jsonObject(with: Data(written { json in json.array { $0.value(text) } }.utf8)) as? [String]
        #expect(parsed?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect(written { $0.value(utf8: Array(text.utf8)) } == written { $0.value(text) })
    }

    /// The pieces that text is escaped in meet at every place of a pattern once.
    @Test func longTextsReadBackWhole() throws {
        for pad in 4070...4110 {
            let text =
                "<" + String(repeating: "x", count: pad) + "\u{2028}\u{1}\"é" + String(repeating: "<y", count: 5000)
                + String(repeating: "z", count: 9000)
            let parsed = try JSONSerialization.jsonObject(with: Data(written { json in json.array { $0.value(text) } }.utf8)) as? [String]
            #expect(parsed == [text])
        }
    }

    @Test func bytesThatAreNotUTF8AreRepaired() {
        #expect(written { $0.value(utf8: [0x61, 0xFF, 0xE2, 0x80]) } == "\"a\u{FFFD}\u{FFFD}\"")
    }
}
