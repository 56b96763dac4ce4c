import Bytes
import Mustache
import Values

/// The values of the ways to reach somebody, as links that open the phone, the mail program or a messenger.
enum ContactView {
    /// Sets them; absent where there is no way to reach them. `message` stands ready wherever the app takes one.
    static func set(_ contact: Contact, _ message: Message?, in view: inout View) {
        guard contact.isUsable else { return view.absent(.contact) }
        view.object(.contact) { view in
            view.text(.name, contact.name)
            if let phone = contact.phone { view.object(.phone) { set(phone, message, in: &$0) } } else { view.absent(.phone) }
            way(.email, contact.email, { ContactLink.append(mailTo: $0, message, to: &$1) }, in: &view)
            chat(.whatsapp, contact.whatsapp, beside: contact.phone, { ContactLink.append(whatsApp: $0, message, to: &$1) }, in: &view)
            chat(.signal, contact.signal, beside: contact.phone, { ContactLink.append(signal: $0, to: &$1) }, in: &view)
            way(.matrix, contact.matrix, { ContactLink.append(matrix: $0, to: &$1) }, in: &view)
        }
    }

    private static func set(_ number: PhoneNumber, _ message: Message?, in view: inout View) {
        view.plain(.display, number.display)
        view.plain(.href) { out in
            out.append("tel:")
            out.append(text: number.e164)
        }
        guard number.kind == .mobile else { return view.absent(.smsHref) }
        view.text(.smsHref) { ContactLink.append(smsTo: number, message, to: &$0) }
    }

    /// Sets a chat by a number, which stands beside that of the phone only if it is another one.
    private static func chat(
        _ name: TemplateVariable, _ number: PhoneNumber?, beside phone: PhoneNumber?, _ write: (PhoneNumber, inout ByteBuffer) -> Void,
        in view: inout View
    ) {
        guard let number else { return view.absent(name) }
        view.object(name) { view in
            view.text(.display, number == phone ? nil : number.display)
            view.text(.href) { write(number, &$0) }
        }
    }

    private static func way(
        _ name: TemplateVariable, _ display: String?, _ write: (String, inout ByteBuffer) -> Void, in view: inout View
    ) {
        guard let display else { return view.absent(name) }
        view.object(name) { view in
            view.text(.display, display)
            view.text(.href) { write(display, &$0) }
        }
    }
}

/// Links that open an app with somebody's number or address in it, and what is to be said.
enum ContactLink {
    /// A text message (RFC 5724). Phones of Apple look for the text behind an `&` and others behind a `?`; both take the two together.
    static func append(smsTo number: PhoneNumber, _ message: Message?, to out: inout ByteBuffer) {
        out.append("sms:")
        out.append(text: number.e164)
        guard let message else { return }
        out.append("?&body=")
        out.append(percentEncoding: { message.writeText(to: &$0) })
    }

    /// A letter (RFC 6068).
    static func append(mailTo email: String, _ message: Message?, to out: inout ByteBuffer) {
        out.append("mailto:")
        out.append(percentEncoding: email, keeping: UInt8(ascii: "@"))
        guard let message else { return }
        out.append("?subject=")
        out.append(percentEncoding: { message.writeSubject(to: &$0) })
        out.append("&body=")
        out.append(percentEncoding: { message.writeText(to: &$0) })
    }

    /// A chat in WhatsApp: the number in international form, digits alone.
    static func append(whatsApp number: PhoneNumber, _ message: Message?, to out: inout ByteBuffer) {
        out.append("https://wa.me/")
        out.append(text: String(number.e164.dropFirst()))
        guard let message else { return }
        out.append("?text=")
        out.append(percentEncoding: { message.writeText(to: &$0) })
    }

    /// A chat in Signal. Such links carry no message.
    static func append(signal number: PhoneNumber, to out: inout ByteBuffer) {
        out.append("https://signal.me/#p/")
        out.append(text: number.e164)
    }

    /// Somebody on Matrix, in whichever client the reader has. Such links carry no message.
    static func append(matrix id: String, to out: inout ByteBuffer) {
        out.append("https://matrix.to/#/@")
        out.append(percentEncoding: String(id.dropFirst()), keeping: UInt8(ascii: ":"))
    }

    /// A room on Matrix, in whichever client the reader has.
    static func append(matrixRoom alias: String, to out: inout ByteBuffer) {
        out.append("https://matrix.to/#/%23")
        out.append(percentEncoding: String(alias.dropFirst()), keeping: UInt8(ascii: ":"))
    }

    /// By the way that is quickest to answer: a text message if there is a mobile, else a letter, else a chat. Nil if there is none of these.
    static func append(to contact: Contact, _ message: Message, to out: inout ByteBuffer) -> Message.Way? {
        if let phone = contact.phone, phone.kind == .mobile {
            append(smsTo: phone, message, to: &out)
            return .text
        }
        if let email = contact.email {
            append(mailTo: email, message, to: &out)
            return .email
        }
        guard let number = contact.whatsapp else { return nil }
        append(whatsApp: number, message, to: &out)
        return .whatsApp
    }
}
