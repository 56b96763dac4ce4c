import Testing

@testable import Bundling

/// What scripts say by keys.
@Suite struct ScriptMessagesTests {
    private static let messages = ScriptMessages([
        "saved.none": .text("Nothing \"saved\""), "saved.count": .parts(#"[["count"]," saved"]"#),
    ])

    @Test(arguments: [
        (#"status.textContent = say("saved.none");"#, #""Nothing \"saved\"""#),
        (#"show(say("saved.count", { count }));"#, #"say([["count"]," saved"],{count})"#),
    ]) func standInThePlaceOfTheirKeys(_ script: String, _ after: String) {
        let lean = String(decoding: ScriptWriter.lean(Array(script.utf8), saying: Self.messages), as: UTF8.self)
        #expect(lean.contains(after), "\(lean)")
        #expect(!lean.contains("saved.none") && !lean.contains("saved.count"))
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
