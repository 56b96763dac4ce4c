import Facts
import Places
import Values

/// One thing that a form asks for: a key of a file with its control.
struct Ask {
    /// The key in the file.
    private(set) var key: String
    let control: FormControl
    let label: String
    let isRequired: Bool
    /// Whether it is one of several of which one is enough: what helps with all of them stands above it then.
    private(set) var isOneOf = false
    /// Whether its first choice is the usual one, and made until somebody makes another.
    private(set) var isSettled = false
    /// What helps to answer.
    let help: String?
    /// What stands beside its label, in the place of the word that it may be left out.
    let note: String?
    /// What an amount is counted in.
    let unit: String?
    /// What an amount is for: `a week`.
    private(set) var per: String?
    /// What people read for a choice beside its words, which says nothing in a file.
    private(set) var other: String?
    /// What browsers fill in by themselves, as HTML names it.
    let autofill: String?
    /// What people read for one of its words.
    let wording: (String) -> String
    /// The control's parts, each with what people read for it.
    let parts: [(part: FormControl.Part, label: String)]

    init(
        _ key: String, _ control: FormControl, _ label: String, isRequired: Bool = false, note: String? = nil, help: String? = nil,
        unit: String? = nil, autofill: String? = nil, parts: (FormControl.Part.Name) -> String = { $0.rawValue },
        wording: @escaping (String) -> String = { $0 }
    ) {
        (self.key, self.control, self.label, self.isRequired, self.help, self.unit) = (key, control, label, isRequired, help, unit)
        (self.note, self.autofill) = (note, autofill)
        self.parts = control.parts.map { ($0, parts($0.name)) }
        self.wording = wording
    }

    /// That of a field of a kind.
    init(_ field: Field, of kind: Kind, _ words: Words) {
        let isPrice = field.id == kind.price?.field
        let control = field.type.control
        let isRequired = field.isRequired || isPrice && kind.price?.isRequired ?? false
        // Whoever chooses a brand from a list needs no name of its file, and may have one that is not in it.
        let isChosen = field.type.target != nil && !field.type.words.isEmpty
        let isOpen = isChosen && control.most == nil && !isRequired
        let helps = [isOpen ? words["post.other_brand_help"] : isChosen ? nil : field.help, words.separators(of: control)]
        let help = helps.compactMap(\.self).joined(separator: " ")
        self.init(
            field.id, control, field.label, isRequired: isRequired,
            help: help.isEmpty ? nil : help,
            unit: isPrice ? words.dollars(kind.price?.per) : Ask.unit(of: field, words), parts: words.part
        ) { field.type.isYesNo ? words[$0 == "yes" ? "facts.yes" : "facts.no"] : field.label(of: $0) }
        per = isPrice ? words.period(of: kind) : nil
        other = isOpen ? words["post.other_brand"] : nil
    }

    /// The same in the form of a kind, where several of them are on one page.
    func inForm(of kind: Kind) -> Ask {
        var ask = self
        ask.key = kind.id + "." + key
        return ask
    }

    /// The same as one of several of which one is enough.
    func asOneOf() -> Ask {
        var ask = self
        ask.isOneOf = true
        return ask
    }

    /// The same with its first choice made, if that is so.
    func settled(_ isSettled: Bool) -> Ask {
        var ask = self
        ask.isSettled = isSettled
        return ask
    }

    /// What a number is counted in, unless its label tells.
    private static func unit(of field: Field, _ words: Words) -> String? {
        guard field.type.amounts == nil else { return words.dollars(nil) }
        let unit = field.unit.flatMap { field.type.control.form == .plain && !$0.isMeasure ? nil : $0 }?.textOfMany(in: words.formats)
        return unit?.lowercased() == field.label.lowercased() ? nil : unit
    }

    /// Where a listing of a kind is; nil if it is nowhere.
    static func place(of kind: Kind, _ words: Words) -> Ask? {
        guard kind.place != .none else { return nil }
        return Ask(
            "address", .place(withStreet: kind.place == .address, states: State.allCases.map(\.rawValue)),
            words[kind.isRequest ? "post.place_wanted" : "post.address"], isRequired: kind.place.isRequired,
            help: words[kind.place == .address ? "post.street_help" : "post.suburb_help"], parts: words.part
        ) { $0 == "full" ? words["post.show_full"] : $0 == "suburb" ? words["post.show_suburb"] : $0 }
    }

    /// What somebody says of it in their own words.
    static func words(of kind: Kind, _ words: Words) -> [Ask] {
        [
            Ask(
                "title", FormControl(.text, .line(most: 100)), words["post.title"], isRequired: true,
                help: words[kind.isRequest ? "post.title_help_wanted" : "post.title_help"]),
            Ask(
                "description", FormControl(.prose, .lines), words[kind.isRequest ? "post.description_wanted" : "post.description"],
                isRequired: true, note: words["post.description_short"], help: words["post.description_help"]),
            Ask("tags", FormControl(.words, .lines, most: 10), words["post.tags"], help: words["post.tags_help"]),
        ]
    }

    /// When people can come, of what is a place to live.
    static func inspections(of kind: Kind, _ words: Words) -> [Ask] {
        let isHome = kind.uses.accommodation.map { $0 != .wanted } ?? false
        guard kind.place == .address || isHome else { return [] }
        return [
            Ask(
                "inspections", FormControl(.groups, [.init(.start, .moment, isRequired: true), .init(.end, .moment, isRequired: true)]),
                words["post.inspections"], help: words["post.inspections_help"], parts: words.part)
        ]
    }
}

extension Kind {
    /// Whether its listings say what somebody looks for.
    var isRequest: Bool { uses.accommodation == .wanted }
}

extension Words {
    /// What an amount is counted in: `dollars a week`.
    fileprivate func dollars(_ period: PricePeriod?) -> String {
        switch period {
        case .week: self["post.dollars_week"]
        case .month: self["post.dollars_month"]
        case .night: self["post.dollars_night"]
        case .once, nil: self["post.dollars"]
        }
    }

    /// What keeps the entries of a list apart; nil of what is no list, or is ticked.
    fileprivate func separators(of control: FormControl) -> String? {
        guard control.input == .lines else { return nil }
        switch control.form {
        case .list: return self["post.one_a_line"]
        case .words: return self["post.with_commas"]
        case .text, .plain, .prose, .range, .group, .groups: return nil
        }
    }

    /// What people read for a part of a group.
    fileprivate func part(_ name: FormControl.Part.Name) -> String {
        switch name {
        case .by: self["post_parts.by"]
        case .end: self["post_parts.end"]
        case .from: self["post_parts.from"]
        case .label: self["post_parts.label"]
        case .name: self["post_parts.name"]
        case .of: self["post_parts.of"]
        case .phone: self["post_parts.phone"]
        case .email: self["post_parts.email"]
        case .postcode: self["post_parts.postcode"]
        case .score: self["post_parts.score"]
        case .show: self["post_parts.show"]
        case .start: self["post_parts.start"]
        case .state: self["post_parts.state"]
        case .street: self["post_parts.street"]
        case .suburb: self["post_parts.suburb"]
        case .to: self["post_parts.to"]
        case .url: self["post_parts.url"]
        }
    }
}
