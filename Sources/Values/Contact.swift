/// How to reach somebody.
public struct Contact: Sendable, Hashable {
    /// Whom to ask for.
    public var name: String?
    /// A phone number.
    public var phone: PhoneNumber?
    /// An e-mail address.
    public var email: String?
    /// A number that can be written to with WhatsApp.
    public var whatsapp: PhoneNumber?
    /// A number that can be written to with Signal.
    public var signal: PhoneNumber?
    /// A Matrix id, such as `@maria:matrix.example`.
    public var matrix: String?

    /// Creates a contact.
    public init(
        name: String? = nil, phone: PhoneNumber? = nil, email: String? = nil, whatsapp: PhoneNumber? = nil, signal: PhoneNumber? = nil,
        matrix: String? = nil
    ) {
        self.name = name
        self.phone = phone
        self.email = email
        self.whatsapp = whatsapp
        self.signal = signal
        self.matrix = matrix
    }

    /// Whether there is any way to reach them.
    public var isUsable: Bool { phone != nil || email != nil || whatsapp != nil || signal != nil || matrix != nil }
}
