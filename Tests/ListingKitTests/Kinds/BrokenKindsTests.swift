import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

@Suite struct BrokenKindsTests {
    private func load(_ text: String) -> BrokenKinds {
        KindSet.load([SourceFile(path: "kinds/boat.yaml", bytes: Array(text.utf8))]).broken
    }

    @Test func aSoundKindIsNotBroken() {
        let broken = load("kind: boat\nfields:\n  length: {type: number, unit: m}\n")
        #expect(broken.ids.isEmpty && broken.folders.isEmpty)
    }

    @Test(arguments: [
        ("kind: boat\nlable: x\n", "boat", "boats"), ("kind: boat\nplural: fleet\nlable: x\n", "boat", "fleet"),
        ("kind: boat\nplural: fleet  # all\nfields: [\n", "boat", "fleet"), ("label: Nameless\n", "boat", "boats"), ("[", "boat", "boats"),
        ("kind: rental\nexpires: never\n", "rental", "rentals"), ("\tkind: x\n", "x", "xs"),
    ])
    func aKindWithErrorsIsKnownByItsFolder(text: String, id: String, folder: String) {
        #expect(load(text).ids == [id])
        #expect(load(text).folders.contains(folder))
    }

    @Test(arguments: [
        ("text", "of: [a]"), ("text", "sort: true"), ("text", "unit: m"), ("date", "min: 1"), ("choice, of: [a]", "max: 1"),
        ("count", "synonyms: {a: b}"), ("number", "zero: x"), ("yes-no", "usual: [1, 2]"), ("link", "facet: any-of"),
        ("choice, of: [a]", "synonyms: {b: c}"), ("money", "usual: [2, 1]"), ("money", "usual: [a, b]"), ("money", "usual: 5"),
    ])
    func aKeyThatIsOfNoUseIsRefused(type: String, key: String) {
        #expect(load("kind: boat\nfields:\n  x: {type: \(type), \(key)}\n").ids == ["boat"])
    }

    @Test(arguments: [
        ("number, unit: [a, b]", "\"unit\" must be a word, or a group with \"one\" and \"many\", not a list", "unit: {one: …, many: …}"),
        ("number, unit: {many: cm}", "a unit needs the word for \"one\"", "unit: {one: …, many: cm}"),
        ("number, unit: {one: x, mani: z}", "a unit has no \"mani\"; did you mean \"many\"?", nil),
        ("choice, of: [a, b, a]", "\"a\" is given twice", "Delete it."),
        ("choices, of: [b, \" b \"]", "\"b\" is given twice", "Delete it."),
        ("choice, of: [a, \"\"]", "a choice of \"x\" is empty", "Delete it."),
    ])
    func aWrongValueIsTold(declaration: String, message: String, fix: String?) {
        let text = "kind: boat\nfields:\n  x: {type: \(declaration)}\n"
        let found = KindSet.load([SourceFile(path: "kinds/boat.yaml", bytes: Array(text.utf8))]).diagnostics
        #expect(found.map(\.message) == [message])
        #expect(fix == nil || found.map(\.fix) == [fix])
    }

    @Test func manyWordsAreNotRepeatedForEachThatIsWrong() {
        let of = (0..<200).map { "w\($0)" }.joined(separator: ", ")
        let synonyms = (0..<300).map { "x\($0): y" }.joined(separator: ", ")
        let text = "kind: boat\nfields:\n  x: {type: choice, of: [\(of)], synonyms: {\(synonyms)}}\n"
        let found = KindSet.load([SourceFile(path: "kinds/boat.yaml", bytes: Array(text.utf8))]).diagnostics
        #expect(found.count == 101 && found.allSatisfy { $0.reason.utf8.count < 200 })
    }

    @Test(arguments: [
        ("count", "usual: [1, 9]"), ("money", "usual: [1, 9]"), ("choice, of: [a]", "synonyms: {b: a}"), ("text", "also: [y, z]"),
        ("date", "facet: from"), ("choice, of: [a]", "default: a"),
    ])
    func aKeyOfUseIsTaken(type: String, key: String) {
        #expect(load("kind: boat\nfields:\n  x: {type: \(type), \(key)}\n").ids == [])
    }
}
