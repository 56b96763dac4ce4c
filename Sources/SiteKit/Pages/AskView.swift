import Facts
import Mustache
import Values

/// What a form asks for, as templates show it.
enum AskView {
    static func set(_ asks: [Ask], _ name: TemplateVariable, in view: inout View) {
        view.objects(name, asks) { view, ask in
            let parts = ask.parts
            view.text(.key, ask.key)
            view.plain(.form, ask.control.form.rawValue)
            view.text(.label, ask.label)
            view.text(.note, ask.note)
            view.text(.help, ask.help)
            view.text(.unit, ask.unit)
            view.text(.per, ask.per)
            view.text(.other, ask.other)
            view.bool(.required, ask.isRequired)
            view.bool(.oneOf, ask.isOneOf)
            view.bool(.settled, ask.isSettled)
            view.text(.most, ask.control.most.map(String.init))
            view.text(.size, ControlSize(of: ask)?.rawValue)
            // Several controls, or one of several boxes, have a name together.
            view.bool(.single, ask.control.input.map { !$0.isAny } ?? false)
            view.bool(.repeats, ask.control.form == .groups)
            view.list(.controls) { view in
                if let input = ask.control.input {
                    view.item { view in
                        set(input, ask.key, ask.label, isRequired: ask.isRequired, ask, in: &view)
                        view.absent(.size, .held, .holds, .usual)
                    }
                }
                for (part, label) in parts {
                    // A group that may be left out is wanted whole or not at all, which scripts see to.
                    let isRequired = ask.isRequired && part.isRequired
                    view.item { view in
                        set(part.input, ask.key + "." + part.name.rawValue, label, isRequired: isRequired, ask, in: &view)
                        // A phone has a keyboard of digits for it.
                        if part.name == .postcode { view.plain(.mode, "numeric") }
                        view.text(.size, ControlSize(of: part.input, ask)?.rawValue)
                        // How much of an address is shown matters once there is a street.
                        view.bool(.held, part.name == .show)
                        view.bool(.holds, part.name == .street)
                        view.text(.usual, part.name == .show ? ask.wording("full") : nil)
                    }
                }
            }
        }
    }

    private static func set(
        _ input: FormControl.Input, _ name: String, _ label: String, isRequired: Bool, _ ask: Ask, in view: inout View
    ) {
        view.text(.name, name)
        view.text(.label, label)
        view.bool(.required, isRequired)
        view.bool(.isArea, input == .lines)
        view.bool(.tall, ask.control.form == .prose)
        view.bool(.isSelect, false)
        view.bool(.isAny, input.isAny)
        view.text(.autofill, ask.autofill)
        view.absent(.longest, .least, .greatest, .step, .mode, .options, .pattern)
        switch input {
        case .line(let most):
            view.plain(.type, "text")
            view.number(.longest, most)
        case .lines: view.absent(.type)
        case .number(let least, let most, let step):
            view.plain(.type, "number")
            view.plain(.least, least)
            view.plain(.greatest, most)
            view.plain(.step, step)
            view.plain(.mode, step == "1" ? "numeric" : "decimal")
        case .day: view.plain(.type, "date")
        case .moment: view.plain(.type, "datetime-local")
        case .link: view.plain(.type, "url")
        case .email: view.plain(.type, "email")
        case .phone:
            view.plain(.type, "tel")
            view.plain(.pattern, PhoneNumber.pattern)
        case .one(let words):
            view.absent(.type)
            view.bool(.isSelect, true)
            set(words, ask, in: &view)
        case .any(let words):
            view.plain(.type, "checkbox")
            set(words, ask, in: &view)
        }
    }

    private static func set(_ words: [String], _ ask: Ask, in view: inout View) {
        view.objects(.options, words) { view, word in
            view.text(.value, word)
            view.text(.label, ask.wording(word))
        }
    }
}

extension FormControl.Input {
    /// Whether it is several boxes to tick.
    fileprivate var isAny: Bool { if case .any = self { true } else { false } }
}
