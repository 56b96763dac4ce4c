import Testing

@testable import Bundling

/// What scripts say by keys.
@Suite struct ScriptMessagesTests {
    private static let messages = ScriptMessages([
        "saved.none": .text("Nothing \"saved\""), "saved.count": .parts(#"[["count"]," saved"]"#),
        "saved.name": .gaps(
            texts: ["Saved “", "” on `", "`"], names: ["name", "day"], json: #"["Saved “",["name"],"” on `",["day"],"`"]"#),
    ])

    @Test(arguments: [
        (#"status.textContent = say("saved.none");"#, #""Nothing \"saved\"""#),
        (#"show(say("saved.count", { count }));"#, #"say([["count"]," saved"],{count})"#),
        (#"show(say("saved.name", { day, name: of(one, "a") }));"#, #"show(`Saved “${of(one, "a")}” on \`${day}\``);"#),
        (#"show(say("saved.name", values));"#, #"show(say(["Saved “",["name"],"” on `",["day"],"`"],values));"#),
        (#"show(say("saved.name", { day, name: say("saved.none") }));"#, #"{day,name:"Nothing \"saved\""}"#),
    ]) func standInThePlaceOfTheirKeys(_ script: String, _ after: String) {
        let lean = String(decoding: ScriptWriter.lean(Array(script.utf8), saying: Self.messages), as: UTF8.self)
        #expect(lean.contains(after), "\(lean)")
        #expect(!lean.contains("saved.none") && !lean.contains("saved.count"))
    }

    @Test func modulesDoNotLoadWhatFillsNothing() throws {
        let start = "import { say } from \"./say.js\";\n"
        func module(_ script: String) throws -> ScriptModule { try ScriptModule(Array((start + script).utf8), saying: Self.messages) }
        #expect(try module(#"show(say("saved.none"), say("saved.name", { day, name }));"#).imports.isEmpty)
        #expect(try module(#"show(say("saved.none"), say("saved.count", { count }));"#).imports.count == 1)
    }

    @Test func scriptsThatImportNothingBeginWithWhatFillsThem() {
        func lean(_ script: String) -> String {
            String(decoding: ScriptWriter.lean(Array(script.utf8), saying: Self.messages, filling: Array("var say;".utf8)), as: UTF8.self)
        }
        #expect(lean(#"show(say("saved.count", { count }));"#).hasPrefix("var say;"))
        #expect(lean(#"show(say("saved.none"));"#).hasPrefix("show"))
    }

    @Test func aMethodOfThatNameIsNoneOfThem() {
        let script = #"this.say("saved.none");"#
        #expect(String(decoding: ScriptWriter.lean(Array(script.utf8), saying: Self.messages), as: UTF8.self) == script + "\n")
    }

    @Test func whatIsNowhereIsTold() {
        #expect(throws: ScriptFinding(reason: "there are no words saved.nine", line: 2)) {
            try ScriptModule(Array("\nexport const a = say(\"saved.nine\");".utf8), saying: Self.messages)
        }
    }
}
