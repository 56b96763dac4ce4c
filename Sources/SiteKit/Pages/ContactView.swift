import ListingKit

/// The values of the ways to reach somebody, as links that open the phone or the mail program.
struct ContactView {
    /// Nil where there is no way to reach them.
    static func value(_ contact: Contact, subject: String?) -> Value {
        guard contact.isUsable else { return .none }
        var view = Context(reserving: 3)
        view[.name] = .optional(contact.name)
        view[.phone] = contact.phone.map { .object(phone($0)) } ?? Value.none
        view[.email] = contact.email.map { .object(email($0, subject: subject)) } ?? Value.none
        return .object(view)
    }

    private static func phone(_ number: PhoneNumber) -> Context {
        Context(
            (.display, .text(number.display)), (.href, .text("tel:" + number.e164)),
            (.smsHref, number.sort == .mobile ? .text("sms:" + number.e164) : .none))
    }

    private static func email(_ address: String, subject: String?) -> Context {
        let query = subject.map { "?subject=" + $0.percentEncoded } ?? ""
        return Context((.display, .text(address)), (.href, .text("mailto:" + address.percentEncoded(keeping: "@") + query)))
    }
}

extension String {
    /// With every byte but RFC 3986's unreserved characters percent-encoded.
    var percentEncoded: String { percentEncoded(keeping: "") }

    func percentEncoded(keeping kept: StaticString) -> String {
        var encoded = ByteBuffer(capacity: utf8.count * 3)
        for byte in utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                encoded.append(byte)
            case _ where kept.withUTF8Buffer { $0.contains(byte) }:
                encoded.append(byte)
            default:
                encoded.append(UInt8(ascii: "%"))
                encoded.append(String.hexDigit(byte >> 4))
                encoded.append(String.hexDigit(byte & 15))
            }
        }
        return encoded.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
