import Matching
import Testing

@testable import Facts
@testable import Findings
@testable import ListingKit

/// What a kind's file says of matching.
@Suite struct MatchRuleTests {
    private static let fields = """
        fields:
          from:  {type: date}
          noise: {type: choice, of: [quiet, lively]}
          name:  {type: text}

        """

    private func load(_ match: String) -> (kind: Kind?, diagnostics: [Diagnostic]) {
        let text = "kind: berth\n\(match)\n\(Self.fields)"
        let loaded = KindSet.load([SourceFile(path: "kinds/berth.yaml", bytes: Array(text.utf8))])
        return (loaded.kinds.first { $0.id == "berth" }, loaded.diagnostics)
    }

    @Test func fieldsAreFoundByTheirNames() {
        let (kind, diagnostics) = load("match: {as: offer, from: from, habits: [noise]}")
        #expect(diagnostics.isEmpty)
        #expect(kind?.uses.match?.role == .offer)
        #expect(kind?.uses.match?.from == 0 && kind?.uses.match?.habits == [1])
    }

    @Test(arguments: [
        ("match: yes", "\"match\" must be a group of keys, not text"),
        ("match: {from: from}", "\"match\" must say what the kind's listings are to those who look for a home"),
        ("match: {as: lender}", "\"match\" must say what the kind's listings are to those who look for a home"),
        ("match: {as: offer, from: name}", "\"from\" must name a field of the type \"date\", not \"name\""),
        ("match: {as: offer, habits: [nose]}", "\"habits\" must name a field of the type \"choice\", not \"nose\""),
        ("match: {as: offer, form: from}", "\"match\" has no \"form\"; did you mean \"from\"?"),
        ("match: {as: request, seeks: noise}", "\"seeks\" must name a choice, and its words for a place in a home and for a whole home"),
        (
            "match: {as: request, seeks: {field: noise, place: quiet, home: loud}}",
            "\"loud\" is not among the choices of \"noise\""
        ),
    ])
    func whatIsWrongIsTold(match: String, message: String) {
        #expect(load(match).diagnostics.map(\.message) == [message])
    }

    @Test func theShippedKindsHaveOneScale() throws {
        let kinds = KindSet.load([]).kinds
        let scale = HabitScale(of: kinds)
        #expect(scale.habits.map(\.id) == ["smoking", "pets", "noise", "cleaning", "cooking", "guests"])
        for kind in kinds {
            guard let rule = kind.uses.match, rule.role != .home else { continue }
            #expect(rule.habits.map { kind.fields[$0].id } == scale.habits.map(\.id))
            for habit in rule.habits {
                for word in kind.fields[habit].type.words { #expect(scale.place(of: word, in: kind.fields[habit].id) != nil) }
            }
        }
        for habit in scale.habits {
            #expect(habit.own.keys.allSatisfy(habit.words.contains))
            #expect(habit.both.keys.allSatisfy(habit.words.contains) && habit.alike.allSatisfy(habit.words.contains))
        }
    }

    @Test func noWordOfWhoSomebodyIsCounts() {
        let protected = ["sex", "gender", "race", "religion", "disability", "sexuality", "family", "nationality", "marital"]
        for kind in KindSet.load([]).kinds {
            for field in kind.fields where kind.uses.match != nil { #expect(!protected.contains { field.id.contains($0) }, "\(field.id)") }
        }
    }

    @Test(arguments: [
        ("at: {type: reference, to: rentals}", nil, "there is no kind \"rentals\" to refer to; did you mean \"rental\"?"),
        ("at: {type: reference, to: rental}", nil, nil), ("at: {type: references, to: [rental, berth]}", nil, nil),
        ("at: {type: reference, to: listings}", nil, nil),
        ("at: {type: text}", "nothing", "there is no template \"nothing\" for the pages of listings"),
        ("at: {type: text}", "story", nil), ("at: {type: text}", "own-one", nil),
    ])
    func whatAKindNamesIsThere(field: String, template: String?, message: String?) {
        let text = "kind: berth\n\(template.map { "template: \($0)\n" } ?? "")fields:\n  \(field)\n"
        let loaded = KindSet.load([SourceFile(path: "kinds/berth.yaml", bytes: Array(text.utf8))], templates: ["own-one"])
        #expect(loaded.diagnostics.map(\.message) == [message].compactMap(\.self))
    }
}
