extension PhoneNumber {
    /// What ``parse(_:)`` takes, as a regular expression of the whole text for the `pattern` of HTML: browsers say the same as `houser check`.
    public static let pattern: String = {
        // No signs but those that separate digits, and a plus in front. After that, whatever is no digit separates some. No white space
        // could be of two parts, or a long run of it would be tried in all ways.
        let signs = #"(?=\s*(?:[+\d.\(\)\-\u2011\u2013][\d .\(\)\-\xA0\u2011\u2013]*(?:[^\S \xA0]\s*)?)?$)"#
        let (plus, start) = (#"\s*\+\D*"#, #"[^\d+]*"#)
        func digits(_ text: String) -> String { text.map { $0.isASCIIDigit ? "\($0)\\D*" : String($0) }.joined() }
        func any(_ counts: String) -> String { #"(?:\d\D*){"# + counts + "}" }
        let code = Country.australia.callingCode
        let foreign = "(?:\(plus)|\(start)\(digits("0011")))(?!\(digits("0|\(code)|979")))" + any("8,15")
        let home = "(?:\(plus)\(digits(code))|\(start)(?:\(digits("00"))(?:\(digits("11")))?\(digits(code)))?)"
        let area = "(?:\(digits("0")))?[23478]\\D*" + any("8")
        let service = "\(digits("13"))(?!\(digits("00")))" + any("4") + "|\(digits("1"))[38]\\D*\(digits("00"))" + any("6")
        return "\(signs)(?:\(foreign)|\(home)(?:\(area)|\(service)))"
    }()
}
