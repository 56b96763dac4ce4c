import Mustache
import Values

/// The values of the ways to reach somebody, as links that open the phone or the mail program.
enum ContactView {
    /// Sets them; absent where there is no way to reach them. `subject` is what a letter is about.
    static func set(_ contact: Contact, subject: String?, in view: inout View) {
        guard contact.isUsable else { return view.absent(.contact) }
        view.object(.contact) { view in
            view.text(.name, contact.name)
            if let phone = contact.phone { view.object(.phone) { set(phone, in: &$0) } } else { view.absent(.phone) }
            if let email = contact.email { view.object(.email) { set(email, subject, in: &$0) } } else { view.absent(.email) }
        }
    }

    private static func set(_ number: PhoneNumber, in view: inout View) {
        view.plain(.display, number.display)
        view.plain(.href) { out in
            out.append("tel:")
            out.append(text: number.e164)
        }
        guard number.kind == .mobile else { return view.absent(.smsHref) }
        view.plain(.smsHref) { out in
            out.append("sms:")
            out.append(text: number.e164)
        }
    }

    private static func set(_ email: String, _ subject: String?, in view: inout View) {
        view.text(.display, email)
        view.plain(.href) { out in
            out.append("mailto:")
            out.append(percentEncoding: email, keeping: UInt8(ascii: "@"))
            guard let subject else { return }
            out.append("?subject=")
            out.append(percentEncoding: subject)
        }
    }
}
