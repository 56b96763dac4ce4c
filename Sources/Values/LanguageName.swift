/// Finds the tag of a language (RFC 5646) that somebody meant who wrote its name, or the tag in another form.
public enum LanguageName {
    /// The tag that a text stands for: `de` for `Deutsch` and `ger`, `de-DE` for `de_DE.UTF-8`; nil if it is none that is known here.
    public static func tag(meantBy text: String) -> String? {
        let plain = text.trimmed.prefix { $0 != "." && $0 != "@" }
        let parts = plain.split { $0 == "_" || $0 == "-" || $0 == " " || $0 == "," }.map { $0.lowercased() }
        guard let first = parts.first else { return nil }
        guard let code = codes[first] ?? names[first] ?? Spelling.nearest(to: first, among: sortedNames).flatMap({ names[$0] }) else {
            return nil
        }
        let region = parts.dropFirst().first { $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
        guard parts.count == 2, codes[first] != nil, let region else { return code }
        return code + "-" + region.uppercased()
    }

    /// Languages: their tag, how it is written with three letters (ISO 639-2), and their names in English and in themselves.
    private static let languages: [(tag: String, others: String, names: String)] = [
        ("ar", "ara", "arabic العربية"), ("bg", "bul", "bulgarian български"), ("bn", "ben", "bengali bangla বাংলা"),
        ("cs", "ces cze", "czech čeština česky cestina"), ("cy", "cym wel", "welsh cymraeg"), ("da", "dan", "danish dansk"),
        ("de", "deu ger", "german deutsch"), ("el", "ell gre", "greek ελληνικά"), ("en", "eng", "english"),
        ("es", "spa", "spanish español espanol castellano"), ("et", "est", "estonian eesti"), ("fa", "fas per", "persian farsi فارسی"),
        ("fi", "fin", "finnish suomi"), ("fr", "fra fre", "french français francais"), ("ga", "gle", "irish gaeilge"),
        ("gu", "guj", "gujarati ગુજરાતી"), ("he", "heb", "hebrew עברית"), ("hi", "hin", "hindi हिन्दी"),
        ("hr", "hrv", "croatian hrvatski"), ("hu", "hun", "hungarian magyar"), ("id", "ind", "indonesian"),
        ("it", "ita", "italian italiano"), ("ja", "jpn", "japanese 日本語"), ("ko", "kor", "korean 한국어"),
        ("lt", "lit", "lithuanian lietuvių"), ("lv", "lav", "latvian latviešu"), ("mi", "mri mao", "maori māori"),
        ("mk", "mkd mac", "macedonian македонски"), ("ms", "msa may", "malay melayu"), ("nb", "nob nor", "norwegian norsk"),
        ("ne", "nep", "nepali नेपाली"), ("nl", "nld dut", "dutch nederlands"), ("pa", "pan", "punjabi panjabi ਪੰਜਾਬੀ"),
        ("pl", "pol", "polish polski"), ("pt", "por", "portuguese português portugues"), ("ro", "ron rum", "romanian română"),
        ("ru", "rus", "russian русский"), ("si", "sin", "sinhala සිංහල"), ("sk", "slk slo", "slovak slovenčina"),
        ("sl", "slv", "slovenian slovene slovenščina"), ("sm", "smo", "samoan"), ("sq", "sqi alb", "albanian shqip"),
        ("sr", "srp", "serbian srpski српски"), ("sv", "swe", "swedish svenska"), ("ta", "tam", "tamil தமிழ்"),
        ("te", "tel", "telugu తెలుగు"), ("th", "tha", "thai ไทย"), ("tl", "tgl", "tagalog"), ("tr", "tur", "turkish türkçe turkce"),
        ("uk", "ukr", "ukrainian українська"), ("ur", "urd", "urdu اردو"), ("vi", "vie", "vietnamese tiếng"),
        ("zh", "zho chi", "chinese mandarin 中文"),
    ]

    /// Tags by themselves, and by what is written for them with three letters.
    private static let codes = Dictionary(
        firstOf: languages.flatMap { language in
            [(language.tag, language.tag)] + language.others.split(separator: " ").map { (String($0), language.tag) }
        })
    private static let names = Dictionary(
        firstOf: languages.flatMap { language in language.names.split(separator: " ").map { (String($0), language.tag) } })
    private static let sortedNames = names.keys.sorted()
}
