import Facts
import Places
import Rules
import Values

/// What the form of a kind asks for, in the order in which somebody who posts on a phone thinks of it.
struct PostForm {
    /// A part of the form.
    struct Section {
        enum Name: String { case place, facts, words, more, times }

        let name: Name
        let heading: String
        let asks: [Ask]
        /// Whether it is shown to those who ask for it: nobody has to answer any of it.
        var isFolded: Bool { name == .more || name == .times }
    }

    let sections: [Section]
    /// The keys of a listing's file, in the order in which it is best written.
    let order: [String]

    init(_ kind: Kind, _ words: Words) {
        let place = Ask.place(of: kind, words)
        let price = kind.price.flatMap { kind.field($0.field) }
        let others = kind.fields.filter { $0.id != price?.id && ($0.isRequired || !($0.type.target?.isOfNothing ?? false)) }
        let card = kind.card.prefix(PostForm.mostOfCard)
        let likened = (kind.uses.variants + kind.uses.compare).map { kind.fields[$0].id }
        let first = others.filter { $0.isRequired || card.contains($0.id) || likened.contains($0.id) }
        let more = others.filter { field in !first.contains { $0.id == field.id } }
        let said = Ask.words(of: kind, words)
        let further = more.map { Ask($0, of: kind, words) } + said.filter { !$0.isRequired }
        let sections = [
            Section(name: .place, heading: words[kind.isRequest ? "post.place_wanted" : "post.place"], asks: place.map { [$0] } ?? []),
            Section(
                name: .facts, heading: words["post.facts"],
                asks: (price.map { [$0] } ?? []).map { Ask($0, of: kind, words) } + first.map { Ask($0, of: kind, words) }),
            Section(name: .words, heading: words["post.words"], asks: said.filter(\.isRequired)),
            Section(name: .more, heading: words.more(about: kind.noun), asks: further),
            Section(name: .times, heading: words["post.times"], asks: Ask.inspections(of: kind, words)),
        ]
        self.sections = sections.filter { !$0.asks.isEmpty }
        order = ["title", "owner", "change-key", "address"] + kind.fields.map(\.id) + ["listed", "inspections", "tags", "images"]
    }

    /// How many facts of a card are asked for at once though nobody needs to give them: what a card says first is what people look for first.
    private static let mostOfCard = 3

    /// What begins the names of what a person is asked, so that a field of a kind may have the same name.
    private static let ofPerson = "person."

    /// What is asked of somebody who posts for the first time, and a listing of that kind, but for what nobody needs to say.
    static func person(_ kind: Kind, _ words: Words) -> [Ask] {
        let roles = Person.Role.fitting(kind)
        return [
            Ask(
                PostForm.ofPerson + "name", FormControl(.text, .line(most: 80)), words["post.your_name"], isRequired: true,
                help: kind.tellsHandlesAlone ? words["post.first_name"] : nil, autofill: "name"),
            Ask(
                PostForm.ofPerson + "role", FormControl(.text, .one(of: roles.map(\.rawValue))), words["post.your_role"], isRequired: true,
                wording: { word in roles.first { $0.rawValue == word }.map(words.role) ?? word }
            ).settled(Person.Role.usual(of: kind) == roles.first),
            Ask(
                PostForm.ofPerson + "phone", FormControl(.text, .phone), words["post.your_phone"], help: words["post.contact_help"],
                autofill: "tel"
            ).asOneOf(),
            Ask(PostForm.ofPerson + "email", FormControl(.text, .email), words["post.your_email"], autofill: "email").asOneOf(),
        ]
    }

    /// What somebody can say of herself besides.
    static func moreOfPerson(_ kind: Kind, _ words: Words) -> [Ask] {
        let about = Ask(PostForm.ofPerson + "about", FormControl(.text, .line(most: 200)), words["post.your_about"])
        guard Person.Role.fitting(kind).contains(.agent) else { return [about] }
        let licence = Ask(
            PostForm.ofPerson + "licence", FormControl(.text, .line(most: 80)), words["post.your_licence"],
            note: words["post.licence_of_agents"])
        return [licence, about]
    }
}
