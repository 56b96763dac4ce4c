import Bytes
import Values

extension Field {
    /// What follows a number: `cm`, or `bed` and `beds`.
    public struct Unit: Sendable, Hashable {
        /// After exactly one, as the file of the kind says it.
        public let one: String
        /// After any other number, as the file of the kind says it.
        public let many: String
        /// Whether it is one that things are measured in, such as `cm`, and not what is counted.
        public let isMeasure: Bool
        /// What follows a number in the language of the site; nil if that is what the file says.
        public var said: PluralForms?

        package init(one: String, many: String) {
            (self.one, self.many, isMeasure) = (one, many, one == many)
        }

        /// What follows a number, in all forms that there are.
        public var forms: PluralForms { said ?? PluralForms(categories: [.one: one, .other: many]) }

        /// What a number of which only the least is known counts as: languages say "2 or more" with the form of large round numbers.
        private static let open = 100

        /// What follows a whole number.
        public func text(for number: Int, in formats: Formats) -> String {
            said?.text(for: number, formats.plurals) ?? (formats.isOne(number) ? one : many)
        }

        /// What follows a number of thousandths.
        func text(thousandths: Wide, in formats: Formats) -> String {
            if thousandths % 1000 == 0 { return text(for: Int(thousandths / 1000), in: formats) }
            return said?.other ?? many
        }

        /// What follows a number or more of them, or stands without a number.
        public func textOfMany(in formats: Formats) -> String { said?.text(for: Unit.open, formats.plurals) ?? many }
    }
}
