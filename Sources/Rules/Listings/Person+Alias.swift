import Facts
import Values

extension Person {
    /// What they are called where nobody should learn their surname: their handle, or the one of their names that says no more than it.
    public var alias: String {
        name.split { $0.isWhitespace }.lazy.map(String.init).first { $0.slugified == handle } ?? handle
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
