import Facts

/// How much of a line of a form a control needs at least; one without needs all of it.
enum ControlSize: String {
    case third, half
    /// Half of a line where that is wide, and all of it on a phone.
    case pair

    /// The longest word that is seen whole in half a line of a phone, in letters.
    private static let mostLetters = 16

    /// That of an ask in its part of the form; nil for one that has several controls.
    init?(of ask: Ask) {
        guard let input = ask.control.input else { return nil }
        self.init(of: input, ask)
    }

    /// That of a control of an ask.
    init?(of input: FormControl.Input, _ ask: Ask) {
        switch input {
        // What is only counted is short.
        case .number(_, _, "1") where ask.unit == nil && ask.control.form == .plain: self = .third
        case .number, .day: self = .half
        case .one(let words):
            guard words.allSatisfy({ ask.wording($0).count <= ControlSize.mostLetters }) else { return nil }
            self = .half
        case .line(let most) where most <= ControlSize.mostLetters: self = .half
        case .phone: self = .half
        case .moment: self = .pair
        case .line, .lines, .link, .email, .any: return nil
        }
    }
}
