/// How to reach somebody.
public struct Contact: Sendable, Hashable {
    /// Whom to ask for.
    public var name: String?
    /// A phone number.
    public var phone: PhoneNumber?
    /// An e-mail address.
    public var email: String?

    /// Creates a contact.
    public init(name: String? = nil, phone: PhoneNumber? = nil, email: String? = nil) {
        self.name = name
        self.phone = phone
        self.email = email
    }

    /// Whether there is a phone number or an e-mail address.
    public var isUsable: Bool { phone != nil || email != nil }
}
