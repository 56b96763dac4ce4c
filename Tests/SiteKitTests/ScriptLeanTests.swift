import Testing

@testable import Bundling
@testable import SiteKit

/// Scripts are told apart well enough to leave out comments and blanks, and nothing else.
@Suite struct ScriptLeanTests {
    @Test(arguments: [
        ("a = 1; // gone", "a=1;\n"),
        ("/* gone */ a /* gone */ = 1;", "a=1;\n"),
        ("/*! kept */\na;", "/*! kept */\na;\n"),
        ("a; /*! kept too */", "a; /*! kept too */\n"),
        ("  let  a\n\n   let b", "let a\nlet b\n"),
        ("a /* \n */ b", "a\nb\n"),
        (
            "f(\"// no comment\", '/* none */', `// ${ a /* gone */ + `/*${ b }*/` } //`);",
            "f(\"// no comment\",'/* none */',`// ${a+`/*${b}*/`} //`);\n"
        ),
        ("x = a / b / c; // d", "x=a/b/c;\n"),
        ("x = /[/\"]\\// . test(y);", "x= /[/\"]\\//.test(y);\n"),
        ("if (a) /re'/.test(b);", "if(a)/re'/.test(b);\n"),
        ("(a + b) / 2 / c", "(a+b)/2/c\n"),
        ("return /`/u", "return/`/u\n"),
        ("x = { a: 1 } / 2 / 3", "x={a:1}/2/3\n"),
        ("a + +b - -c", "a+ +b- -c\n"),
        ("1 .toString()", "1 .toString()\n"),
        ("a\n++b", "a\n++b\n"),
        ("/re/ in x", "/re/ in x\n"),
        ("a ? .5 : b ?. c", "a? .5:b?.c\n"),
    ])
    func commentsAndBlanksAreLeftOut(_ script: String, _ wanted: String) {
        #expect(String(decoding: ScriptWriter.lean(Array(script.utf8)), as: UTF8.self) == wanted)
    }

    @Test(arguments: ["a = \"open", "`${a", "/* open", "f(]", "x = /open", "}", "a \\u0062"])
    func whatCannotBeReadStaysAsItIs(_ script: String) {
        #expect(ScriptWriter.lean(Array(script.utf8)) == Array(script.utf8))
    }
}
