/// What a country decides of a board beside its places and its law: how its money, telephone numbers and postcodes are written.
///
/// There is one, since the table of suburbs, the states and what is checked of tenancies are those of Australia.
public struct Country: Sendable {
    /// Its code (ISO 3166-1 alpha-2).
    public let code: String
    /// The code of its currency (ISO 4217).
    public let currency: String
    /// What calls from elsewhere begin with (ITU-T E.164).
    public let callingCode: String
    /// How many digits a postcode has.
    public let postcodeLength: Int
    /// The language of a board that names none (RFC 5646).
    public let language: String
    /// The time zone of a board that has none yet (IANA time zone database).
    public let timeZone: String

    /// Australia.
    public static let australia = Country(
        code: "AU", currency: "AUD", callingCode: "61", postcodeLength: 4, language: "en-AU", timeZone: "Australia/Sydney")
}
