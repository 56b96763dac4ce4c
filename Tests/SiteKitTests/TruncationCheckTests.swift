import Foundation
import TestSupport
import Testing

@testable import ListingKit
@testable import Mustache
@testable import SiteKit

@Suite struct TruncationCheckTests {
    /// What is wrong with a page's template and some others, of which none is a page.
    private func problems(_ page: String, _ others: KeyValuePairs<String, String> = [:]) -> [String] {
        let sources = [(key: "page", value: page)] + others.map { (key: $0.key, value: $0.value) }
        do {
            _ = try TemplateSet(
                sources: sources.map { (name: $0.key, file: "\($0.key).mustache", bytes: Array($0.value.utf8)) },
                vocabulary: Vocabulary(["name", "last"]), pages: ["page"])
            return []
        } catch {
            return error.errors.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
        }
    }

    @Test(arguments: [
        "<p>text", "<!DOCTYPE html>\n<html><body>{{name}}</body></html>\n", "<ul><li>one<li>two</ul>", "a < b, 1 <2 and <3",
        "<script>if (a < b) { '<div>' }</script>", "<title>{{^last}}<b{{/last}}</title>", "<img src=\"x\"><br><input/>",
        "<svg><path d=\"\"/><use></use></svg>", "<!-- <div> -->x", "{{#name}}<a href=\"x\">{{/name}}{{#name}}</a>{{/name}}",
        "{{#name}}<div class=\"a\">{{/name}}{{^name}}<div>{{/name}}</div>", "<div>{{#last}}</div>{{/last}}{{^last}} x</div>{{/last}}",
        "<DIV></div>", "<a{{#name}} href=\"{{name}}\"{{/name}}>x</a>", "<my-part></my-part>",
    ]) func wholeOnesAreTaken(page: String) {
        #expect(problems(page) == [])
    }

    @Test(arguments: [
        ("", "1:1: the template is empty"), (" \n\t", "1:1: the template is empty"), ("\u{FEFF}\n", "1:1: the template is empty"),
        ("{{! to do }}\n", "1:1: the template is empty"),
        ("<main>\n<h1>{{name}}</h1>\n", "1:1: this element is never closed by '</main>'; was the end of the file cut off?"),
        ("<div>\n<div></div>\n", "1:1: this element is never closed by '</div>'; was the end of the file cut off?"),
        ("<div>\n  <p>x <b>y</p>\n", "2:8: this element is never closed by '</b>'; was the end of the file cut off?"),
        ("x\n<a href=\"{{name}}", "2:1: nothing closes what begins here; was the end of the file cut off?"),
        ("x\n</ma", "2:1: nothing closes what begins here; was the end of the file cut off?"),
        ("x\n<", "2:1: nothing closes what begins here; was the end of the file cut off?"),
        ("<!-- {{name}} --", "1:1: nothing closes what begins here; was the end of the file cut off?"),
        ("<!DOCTYPE", "1:1: nothing closes what begins here; was the end of the file cut off?"),
        ("<script>let a = '", "1:1: this element is never closed by '</script>'; was the end of the file cut off?"),
        ("<i>{{#name}}<i>{{/name}}{{#name}}</i>{{/name}}", "1:1: this element is never closed by '</i>'; was the end of the file cut off?"),
    ]) func otherOnesAreRefused(page: String, problem: String) {
        #expect(problems(page) == ["page.mustache:" + problem])
    }

    @Test func anElementMayEndInAnotherTemplate() {
        #expect(problems("{{> head}}x{{> foot}}", ["head": "<body><main>", "foot": "</main></body>"]) == [])
        #expect(
            problems("{{> head}}x{{> foot}}", ["head": "<body><main>", "foot": "</main>"])
                == ["head.mustache:1:1: this element is never closed by '</body>'; was the end of the file cut off?"])
    }

    @Test func aPieceMayHoldNothingIfThatIsSaid() {
        #expect(problems("x{{> none}}", ["none": "{{! nothing }}\n"]) == [])
        #expect(problems("x{{> none}}", ["none": "\n"]) == ["none.mustache:1:1: the template is empty"])
    }

    /// `EveryCutTests` cut the theme at more places.
    @Test func theThemeIsRefusedHereAndThereWhereItIsCut() throws { try CutTheme().check(every: 331, ofLong: 1_499) }
}
