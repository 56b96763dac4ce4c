import Bytes
import Findings
import Rules
import Values

/// The form in which an owner is kept from one build to the next.
extension ByteWriter {
    /// Writes an owner for ``ByteReader/person()``.
    public mutating func write(_ person: Person) {
        write(person.handle)
        write(person.name)
        write(person.role.rawValue)
        write(person.about)
        write(person.contact.name)
        write(person.contact.phone?.display)
        write(person.contact.email)
        write(person.contact.whatsapp?.display)
        write(person.contact.signal?.display)
        write(person.contact.matrix)
        write(person.licence)
        write(person.website)
        write(person.forge)
        write(UInt32(person.was.count))
        for handle in person.was { write(handle) }
        write(person.news?.text)
        write(Int32(truncatingIfNeeded: person.news?.day.number ?? 0))
        write(UInt32(person.circles.count))
        for circle in person.circles { write(circle) }
        write(person.businessNumber)
    }
}

extension ByteReader {
    /// Reads an owner; throws if the bytes are not those of one.
    public mutating func person() throws(Malformed) -> Person {
        let handle = try text()
        let name = try text()
        guard handle.isSlug, let role = Person.Role(rawValue: try text()) else { throw Malformed() }
        let about = try optionalText()
        let contactName = try optionalText()
        let phone = try optionalNumber()
        let email = try optionalText()
        let whatsapp = try optionalNumber()
        let signal = try optionalNumber()
        let matrix = try optionalText()
        let licence = try optionalText()
        let website = try optionalText()
        // What others click on is judged again, whoever wrote it down.
        guard email.map(Rule.isEmail) ?? true, matrix.map(Rule.isMatrixId) ?? true, website.map(Rule.isWebAddress) ?? true else {
            throw Malformed()
        }
        var person = Person(
            handle: handle, name: name, role: role, about: about,
            contact: Contact(name: contactName, phone: phone, email: email, whatsapp: whatsapp, signal: signal, matrix: matrix),
            licence: licence, website: website, forge: try optionalText())
        for _ in 0..<(try count(of: 4)) {
            let handle = try text()
            guard handle.isSlug else { throw Malformed() }
            person.was.append(handle)
        }
        let news = try optionalText()
        let day = Day(number: Int(try number(Int32.self)))
        person.news = news.map { Person.News(text: $0, day: day) }
        for _ in 0..<(try count(of: 4)) {
            let circle = try text()
            guard circle.isSlug else { throw Malformed() }
            person.circles.append(circle)
        }
        person.businessNumber = try optionalText()
        guard person.businessNumber.map(Rule.isBusinessNumber) ?? true else { throw Malformed() }
        return person
    }

    private mutating func optionalNumber() throws(Malformed) -> PhoneNumber? {
        guard let text = try optionalText() else { return nil }
        // Numbers are kept as Australians write them, which gives the same number again.
        guard case .success(let number) = PhoneNumber.parse(text) else { throw Malformed() }
        return number
    }
}
