/// How a value of a type is asked for in a form: the controls that somebody fills in, and how what they say is written in a file.
public struct FormControl: Sendable, Hashable {
    /// How the value is written in a file.
    public enum Form: String, Sendable {
        /// One text.
        case text
        /// One that stands for itself, such as a number or a day.
        case plain
        /// Several paragraphs.
        case prose
        /// A number, or two with all between them.
        case range
        /// A list of texts, each on a line of its own, or each chosen.
        case list
        /// A list of texts without commas, on lines of their own or with commas between, which may begin with `#`.
        case words
        /// A group of keys.
        case group
        /// A list of such groups.
        case groups
    }

    /// A control of a browser.
    public enum Input: Sendable, Hashable {
        case line(most: Int)
        case lines
        case number(least: String, most: String, step: String)
        case day
        /// A day with a time.
        case moment
        case link
        case email
        case phone
        /// One of some words.
        case one(of: [String])
        /// Any of some words.
        case any(of: [String])
    }

    /// One of the keys of a group.
    public struct Part: Sendable, Hashable {
        /// What is asked for, which words of the site say.
        public enum Name: String, Sendable, CaseIterable {
            case by, end, from, label, name, of, phone, email, postcode, score, show, start, state, street, suburb, to, url
        }

        /// The key in the group.
        public let name: Name
        /// The control that asks for it.
        public let input: Input
        /// Whether a group without it says nothing.
        public let isRequired: Bool

        /// A key with its control.
        public init(_ name: Name, _ input: Input, isRequired: Bool = false) {
            (self.name, self.input, self.isRequired) = (name, input, isRequired)
        }
    }

    /// How the value is written.
    public let form: Form
    /// The one control, if there is one.
    public let input: Input?
    /// The keys of a group, each with a control.
    public let parts: [Part]
    /// The most entries of a list; nil for as many as somebody likes.
    public let most: Int?

    /// One control.
    public init(_ form: Form, _ input: Input, most: Int? = nil) {
        (self.form, self.input, parts, self.most) = (form, input, [], most)
    }

    /// The controls of a group.
    public init(_ form: Form, _ parts: [Part], most: Int? = nil) {
        (self.form, input, self.parts, self.most) = (form, nil, parts, most)
    }

    /// A control for whole numbers.
    static func whole(_ range: ClosedRange<Int>) -> FormControl { FormControl(.plain, .whole(range)) }

    /// That of a place, whose street some kinds ask for. The words are the states, and how much less than all of an address may be shown.
    public static func place(withStreet hasStreet: Bool, states: [String]) -> FormControl {
        let street = hasStreet ? [Part(.street, .line(most: 80))] : []
        // Whoever says nothing shows the street: it need not be given.
        let shown = hasStreet ? [Part(.show, .one(of: ["suburb"]))] : []
        return FormControl(
            .group,
            street + [
                Part(.suburb, .line(most: 60), isRequired: true), Part(.state, .one(of: states), isRequired: true),
                Part(.postcode, .line(most: 4), isRequired: true),
            ] + shown)
    }
}

extension FormControl.Input {
    static func whole(_ range: ClosedRange<Int>) -> FormControl.Input {
        .number(least: String(range.lowerBound), most: String(range.upperBound), step: "1")
    }
}
