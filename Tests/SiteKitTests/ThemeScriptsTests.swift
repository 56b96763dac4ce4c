import Testing

@testable import Bundling
@testable import SiteKit

/// Modules are put together by what they import, each once, and what cannot be is told of and left as it is.
@Suite struct ThemeScriptsTests {
    private static func script(_ name: String) -> String { "<script type=\"module\" src=\"{{assets}}\(name)\"></script>" }

    private static func made(_ files: [String: String], pages: [String: [String]] = ["home": ["main.js"]]) -> ThemeScripts {
        ThemeScripts(
            templates: pages.sorted { $0.key < $1.key }.map {
                ($0.key, $0.key + ".mustache", Array($0.value.map(script).joined(separator: "\n").utf8))
            },
            assets: files.sorted { $0.key < $1.key }.map { ThemeScripts.File(name: $0.key, bytes: Array($0.value.utf8)) })
    }

    private static func text(_ scripts: ThemeScripts, _ name: String) -> String? {
        scripts.assets.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test func importsAndExportsBecomeCalls() throws {
        let scripts = Self.made([
            "main.js": """
            // What a page runs.
            import { a, b as c } from "./one.js";
            import * as two from './two.js';
            import main, { last } from "./three.js";
            import words from "./words.json" with { type: "json" };
            import "./side.js";
            a(c, two, main, last, words, import.meta.url);
            """,
            "one.js": "const x = 1, b = 2;\nexport { x as a, b };",
            "two.js": "export const d = 1, e = [2, 3];\nexport function f() { return d; }\nexport class G {}\nexport async function h() {}",
            "three.js": "export default function () {}\nexport { d as last } from './two.js';",
            "side.js": "console.info('side')",
            "words.json": "{\"a\": \"</script>\"}",
        ])
        #expect(scripts.notes.isEmpty)
        #expect(scripts.assets.map(\.name) == ["main.js"])
        let main = try #require(Self.text(scripts, "main.js"))
        let start = try #require(main.firstRange(of: "$m.add({\n"))
        #expect(
            main[start.upperBound...] == """
                "main.js"(){
                const{a,b:c}=$m("one.js");
                const two=$m("two.js");
                const{default:main,last}=$m("three.js");
                const{default:words}=$m("words.json");
                $m("side.js");
                a(c,two,main,last,words,$m.url("main.js"));
                return{};
                },
                "one.js"(){
                const x=1,b=2;
                return{a:x,b};
                },
                "side.js"(){
                console.info('side')
                return{};
                },
                "three.js"(){
                const{d:$0_last}=$m("two.js");
                function $default(){}
                return{default:$default,last:$0_last};
                },
                "two.js"(){
                const d=1,e=[2,3];
                function f(){return d;}
                class G{}
                async function h(){}
                return{d,e,f,G,h};
                },
                "words.json"(){return{default:JSON.parse("{\\"a\\": \\"<\\/script>\\"}")}},
                });
                $m.run("main.js");

                """)
    }

    @Test func whatIsLoadedLaterIsAFileOfItsOwnWithoutWhatIsThere() throws {
        let scripts = Self.made([
            "main.js":
                "import './shared.js';\nlater(import('./now.js'));\nif (a) later(import('./device/then.js'));\nconst later = (x) => x;",
            "now.js": "export const now = 1;", "shared.js": "export const s = 1;",
            "device/then.js": "import { s } from '../shared.js';\nexport const then = s + '\(String(repeating: "long ", count: 400))';",
        ])
        #expect(scripts.notes.isEmpty)
        #expect(scripts.assets.map(\.name) == ["device/then.js", "main.js"])
        let main = try #require(Self.text(scripts, "main.js"))
        #expect(main.contains("later($m.load(\"now.js\"));\n"))
        #expect(main.contains("later($m.load(\"device/then.js\",import(\"./device/then.js\")));\n"))
        let then = try #require(Self.text(scripts, "device/then.js"))
        #expect(then.hasPrefix("import{$m}from\"../main.js\";\n") && !then.contains("\"shared.js\"()"))
    }

    @Test func pagesShareAFileAndAskForItAtOnce() throws {
        let long = "export const s = '\(String(repeating: "long ", count: 4_000))';"
        let scripts = Self.made(
            ["all.js": "", "one.js": "import './shared.js';", "two.js": "import './shared.js';", "shared.js": long],
            pages: ["first": ["all.js", "one.js"], "second": ["all.js", "two.js"], "third": ["all.js"]])
        #expect(scripts.assets.map(\.name) == ["all.js", "one.js", "together/1.js", "two.js"])
        #expect(Self.text(scripts, "one.js")?.contains("import\"./together/1.js\";\n") == true)
        let page = try #require(scripts.templates.first { $0.name == "first" })
        #expect(
            String(decoding: page.bytes, as: UTF8.self)
                == "\(Self.script("all.js"))\n\(Self.script("one.js"))<link rel=\"modulepreload\" href=\"{{assets}}together/1.js\">")
    }

    @Test(arguments: [
        ("export let a = 1;", "export let, whose value may change", 1),
        ("let a = 1;\nexport { a };", "an export that is declared with let", 1),
        ("\nexport * from './none.js';", "export *", 2),
        ("export function f() {}\nf = null;", "an export whose value changes", 2),
        ("const x = 1;\nimport(x);", "import() of anything but one text in quotes", 2),
        ("import('./x.json', { with: { type: 'json' } });", "import() of anything but one text in quotes", 1),
        ("import y from 'library';", "it imports library, which is no module of the theme", 1),
        ("import y from './none.js';", "it imports ./none.js, which is no module of the theme", 1),
        ("\n\nlater('./other.js');", "later() of a text; write later(import('./other.js'))", 3),
        ("const $m = 1;", "the name $m", 1),
        ("a = (1;", "a ) is missing", 1),
        ("import.meta.resolve('x');", "import.meta other than import.meta.url", 1),
        ("import './main.js';", "it imports itself, by way of other modules", 1),
    ])
    func whatCannotBePutTogetherIsPublishedAsItIs(_ script: String, _ reason: String, _ line: Int) throws {
        let scripts = Self.made([
            "main.js": "import './odd.js';\nimport './good.js';", "odd.js": script,
            "good.js": "export const good = 1;\nexport default good;",
        ])
        let note = try #require(scripts.notes.first { $0.path == "odd.js" })
        #expect(note.finding == ScriptFinding(reason: reason, line: line))
        #expect(scripts.notes.contains { $0.path == "main.js" })
        #expect(Self.text(scripts, "main.js") == "import'./odd.js';\nimport'./good.js';\n")
        #expect(Self.text(scripts, "odd.js") != nil)
        // What it imports by its address is the one that others have.
        let good = try #require(Self.text(scripts, "good.js"))
        #expect(
            good.contains(
                "const $all=$m(\"good.js\");\nconst $0=$all[\"good\"];\nexport{$0 as good};\nconst $1=$all[\"default\"];\nexport{$1 as default};\n"
            ))
    }

    @Test func aModuleThatWaitsRunsByItself() throws {
        let scripts = Self.made(["main.js": "const f = async () => await 1;\nfor await (const x of f()) f(x);", "other.js": ""])
        #expect(scripts.notes.isEmpty)
        let main = try #require(Self.text(scripts, "main.js"))
        #expect(main.contains("async \"main.js\"(){\n"))
        #expect(
            Self.text(Self.made(["main.js": "const f = async () => (await 1) + 2;\nclass A { await() {} }"]), "main.js")?.contains(
                "async \"main.js\"") == false)
    }

    @Test func scriptsThatAreNoModulesLoseTheirCommentsOnly() {
        let scripts = Self.made(["main.js": "", "early.js": "// gone\nvar a = 1;"])
        #expect(Self.text(scripts, "early.js") == "var a=1;\n")
    }

    @Test func theShippedThemeIsPutTogetherWhole() throws {
        let files = ShippedTheme.files
        let scripts = ThemeScripts(
            templates: files.compactMap { file in ThemeFolder.template(file.path).map { ($0, file.path, file.bytes) } },
            assets: files.compactMap { file in ThemeFolder.asset(file.path).map { ThemeScripts.File(name: $0, bytes: file.bytes) } },
            saying: ThemeWords(own: nil).forScripts)
        #expect(scripts.notes.isEmpty, "\(scripts.notes)")
        let names = scripts.assets.map(\.name)
        #expect(Set(names).count == names.count)
        let all = scripts.assets.filter { $0.name.hasSuffix(".js") }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for module in ["device/marks.js", "search.js", "understand.js", "everyday.json"] {
            #expect(all.ranges(of: "\n\"\(module)\"()").count == 1, "\(module)")
        }
        let pages = scripts.templates.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for part in pages.split(separator: "modulepreload\" href=\"{{assets}}").dropFirst() {
            #expect(names.contains(String(part.prefix { $0 != "\"" })))
        }
    }

    @Test func rightsBeforeAnExportStay() throws {
        let scripts = Self.made(["main.js": "import { a } from './one.js';\na();", "one.js": "/*! © X, MIT */\nexport function a() {}"])
        #expect(try #require(Self.text(scripts, "main.js")).contains("/*! © X, MIT */"))
    }

    @Test func whatAScriptBesideThemAsksForKeepsItsAddress() throws {
        let files = [
            "main.js": "import { a } from './one.js';\na();", "one.js": "export function a() {}", "mine.js": "import('./one.js');",
        ]
        #expect(try #require(Self.text(Self.made(files), "one.js")).contains("as a"))
        #expect(Self.text(Self.made(files.filter { $0.key != "mine.js" }), "one.js") == nil)
    }

    @Test func namesThatTheThemeHasAreLeftToIt() throws {
        let shared = (0..<2_000).map { "a\($0)" }.joined(separator: "();\n")
        let scripts = Self.made(
            [
                "one.js": "import './shared.js';", "two.js": "import './shared.js';", "three.js": "", "shared.js": shared,
                "together/1.js": "mine();",
            ], pages: ["first": ["one.js"], "second": ["two.js"], "third": ["three.js"]])
        #expect(Self.text(scripts, "together/1.js") == "mine();\n")
        #expect(Set(scripts.assets.map(\.name)).count == scripts.assets.count)
    }
}
