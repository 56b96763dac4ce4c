import Rules

extension Person.Role {
    /// What pages in English call it.
    public var label: String { Words(messages: ThemeWords.ofEnglish.messages).role(self) }
}
