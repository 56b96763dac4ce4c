/// How to reach somebody.
public struct Contact: Sendable, Hashable {
    /// Whom to ask for.
    public var name: String?
    /// A phone number.
    public var phone: PhoneNumber?
    /// An e-mail address.
    public var email: String?

    /// Somebody with these ways to reach them.
    public init(name: String? = nil, phone: PhoneNumber? = nil, email: String? = nil) {
        self.name = name
        self.phone = phone
        self.email = email
    }

    /// Whether there is any way to reach them.
    public var isUsable: Bool { phone != nil || email != nil }
}
