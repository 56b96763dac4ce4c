import ArgumentParser

extension Terminal.Colour: ExpressibleByArgument {
    /// The choice of that name.
    init?(argument: String) {
        guard let choice = Terminal.Colour.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self = choice
    }

    static var allValueStrings: [String] { allCases.map { "\($0)" } }
    var defaultValueDescription: String { "\(self)" }
}
