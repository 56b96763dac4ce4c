import Facts
import Values

extension Person {
    /// What they are called where nobody should learn their surname: the one of their names that says no more than their handle, or the handle.
    public var alias: String {
        firstName ?? name.split { $0.isWhitespace }.lazy.map(String.init).first { $0.slugified == handle } ?? handle
    }

    /// Their first name if the handle is that, or begins with it: the posting page puts a mark behind it, as in `mei-24aafa`. A business has none.
    private var firstName: String? {
        guard role != .business, role != .agent else { return nil }
        // Without the handle, which may begin with the surname of somebody who writes that first: "Tan, Mei".
        let word = WholeName.withoutTitles(SpokenName.of(name, handle: "").split { $0.isWhitespace }).first ?? ""
        // A surname can stand right behind it, after a dot or in letters of another script, of which a slug has nothing.
        let first = String(word.prefix { $0 == "-" || $0 == "'" || $0 == "’" || $0.isLatinLetter })
        let slug = first.slugified
        return !slug.isEmpty && (handle == slug || handle.hasPrefix(slug + "-")) ? first : nil
    }

    /// The handles that they had, but for those that tell their surname: a page at such an address would tell it for ever.
    private var wasWithoutSurname: [String] {
        guard !was.isEmpty, let surname = Surname(of: name, handle: handle) else { return was }
        return was.filter { !surname.isPart(of: $0) }
    }

    /// What is published of somebody who looks for a home: an alias, and how to reach them. A licence or the number of a business would lead
    /// to a register with the whole name.
    package var asLooking: Person {
        var contact = contact
        contact.name = alias
        var person = Person(
            handle: handle, name: alias, role: .looking, about: about, contact: contact, licence: nil, website: website, forge: nil)
        person.news = news
        person.circles = circles
        person.was = wasWithoutSurname
        person.isLimited = true
        return person
    }

    /// What is published of somebody who has no listing, whom nobody needs to reach: an alias, and what they say of themselves.
    package var asSilent: Person {
        var person = Person(
            handle: handle, name: alias, role: role, about: about, contact: Contact(), licence: nil, website: nil, forge: nil)
        person.news = news
        person.circles = circles
        person.was = wasWithoutSurname
        person.isLimited = true
        return person
    }
}

extension Kind {
    /// Whether its listings are of people who look for something, of whom no more is told than a handle and how to reach them.
    public var tellsHandlesAlone: Bool { place == .area || uses.accommodation == .wanted }
}

extension Character {
    /// Whether it is a letter of the Latin script, with or without accents.
    fileprivate var isLatinLetter: Bool {
        isLetter && unicodeScalars.allSatisfy { $0.value < 0x0370 || (0x1E00...0x1EFF).contains($0.value) }
    }
}
