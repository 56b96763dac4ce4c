import Findings
import Values
import YAML

/// What a listing says of when people can come: times, or that its owner agrees on one with everybody.
package struct InspectionTimes {
    /// In order of time.
    package var slots: [TimeSlot] = []
    package var areByAppointment = false

    /// See the properties.
    package init(slots: [TimeSlot] = [], areByAppointment: Bool = false) {
        self.slots = slots
        self.areByAppointment = areByAppointment
    }

    /// What stands for times that are agreed on.
    package static let byAppointment = "by appointment"

    /// Other words for it.
    private static let synonyms: Set<String> = [
        "on-request", "by-request", "upon-request", "on-application", "by-arrangement", "by-agreement", "on-appointment", "on-demand",
        "any-time", "anytime", "whenever", "flexible", "contact-owner", "contact-agent", "call", "ask", "ask-owner", "private",
        "private-inspections", "tba", "tbc", "yes", "true",
    ]
    /// Words that only who means an appointment writes.
    private static let signs = ["appointment", "appt", "arrangement", "arrange", "request"]

    /// Whether a text means that times are agreed on, however it is put.
    private static func isMeant(_ text: String) -> Bool {
        let folded = text.foldedWord
        if synonyms.contains(folded) || signs.contains(where: { folded.contains($0) }) { return true }
        return Spelling.nearest(to: text, among: [byAppointment]) != nil
    }

    /// The line that says so, in place of an entry whose key means it and whose value does not deny it.
    package static func line(for entry: YAMLNode.Entry) -> String? {
        guard entry.key.foldedWord.contains("appointment"), entry.value.text.map({ YesNo.read($0.trimmed) != false }) ?? false else {
            return nil
        }
        return "inspections: \(byAppointment)"
    }

    /// The times that a node says.
    package static func read(_ node: YAMLNode, today: Day, report: inout Report) -> InspectionTimes {
        let only = node.items.flatMap { $0.count == 1 ? $0[0] : nil } ?? node
        guard let text = only.text?.trimmed else { return listed(node, today: today, report: &report) }
        if text.foldedWord == byAppointment.foldedWord, node.text != nil { return InspectionTimes(areByAppointment: true) }
        guard isMeant(text), SlotWords.list(text, today: today) == nil else { return listed(node, today: today, report: &report) }
        report.add(
            .inspectionSlot, node.span, "\"inspections\" is a list of times, or \(byAppointment.quoted), not \(text.quoted)",
            reason: "With \(byAppointment.quoted) your page asks people to agree on a time with you.",
            fix: report.fix(node, key: "inspections", value: byAppointment))
        return InspectionTimes()
    }

    private static func listed(_ node: YAMLNode, today: Day, report: inout Report) -> InspectionTimes {
        InspectionTimes(slots: Rule.slots(node, key: "inspections", today: today, report: &report))
    }
}
