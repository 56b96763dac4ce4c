import Testing

@testable import Bundling
@testable import SiteKit

/// Style sheets lose comments and white space, and nothing that means something.
@Suite struct LeanCSSTests {
    private static let cases: [(String, String)] = [
        ("/* What. */\na {\n  color: red;\n  margin: 0 auto;\n}\n", "a{color:red;margin:0 auto}"),
        ("a :hover, a > b , c + d ~ e { }", "a :hover,a>b,c + d ~ e{}"),
        ("a { width: calc( 1px + 2px - var( --x ) ) }", "a{width:calc(1px + 2px - var(--x))}"),
        ("@media (min-width: 64rem) and (max-height : 30rem) { a { b: c } }", "@media (min-width:64rem) and (max-height :30rem){a{b:c}}"),
        ("a::before { content: \" /* no */  { ; }  \\\"  \"; }", "a::before{content:\" /* no */  { ; }  \\\"  \"}"),
        ("a { b: ' \\'  ;' }", "a{b:' \\'  ;'}"),
        ("a { b: url( x/*y*/ z.svg ) c }", "a{b:url( x/*y*/ z.svg ) c}"),
        ("a { b: url( \"x  y\" ) }", "a{b:url(\"x  y\")}"),
        ("a/* */b { c: d }", "a b{c:d}"),
        ("a { color: red !important }", "a{color:red!important}"),
        (".a\\  b { }", ".a\\  b{}"), ("a/* */:hover { }", "a:hover{}"),
        (":not( .a , .b ) { }", ":not(.a,.b){}"),
        ("a { b: \"never ends", "a{b:\"never ends"), ("a { /* never ends", "a{"), ("", ""), (" \n ", ""), ("a\\", "a\\"),
    ]

    @Test(arguments: cases) func itMeansTheSame(css: String, lean: String) {
        #expect(String(decoding: LeanCSS.of(Array(css.utf8)), as: UTF8.self) == lean)
    }

    @Test func whatIsLeanStaysAsItIs() throws {
        for file in ShippedTheme.files where StyleSheet.isPart(file.path) {
            let lean = LeanCSS.of(file.bytes)
            #expect(LeanCSS.of(lean) == lean && lean.count < file.bytes.count, "\(file.path)")
        }
    }
}
