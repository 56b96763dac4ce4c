import ArgumentParser

/// The builds that are measured, in the order in which they follow one another. Each finds what the one before it left.
enum BenchBuild: String, CaseIterable, Codable, ExpressibleByArgument {
    case full, none, word, price, added, removed, taken, percent, template, day

    /// What the tables call it.
    var title: String {
        switch self {
        case .full: "full build"
        case .none: "no change"
        case .word: "one word edited"
        case .price: "one rent edited"
        case .added: "one listing added"
        case .removed: "one listing removed"
        case .taken: "one listing let"
        case .percent: "1 % of listings edited"
        case .template: "one template edited"
        case .day: "next day"
        }
    }
}
