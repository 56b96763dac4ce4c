import Findings
import ListingKit
import Publishing

/// A board as its files tell it, with all that is wrong in it, and with what people were told of it before.
struct JudgedBoard {
    let sources: SourceFiles
    let previous: PreviousBuild
    /// All that was read, and what is wrong with it.
    private(set) var reading: LoadedContent
    /// What people were told of listings that left a scope.
    let memory: ScopeMemory
    /// The part of the day in which its news are told.
    let clock: NewsClock
    /// The addresses that listings had.
    let addresses: FormerAddresses

    /// Reads and judges the content; what did not change since the last build comes from memory.
    init(_ sources: SourceFiles, _ previous: PreviousBuild, _ observer: any BuildObserver) throws {
        self.sources = sources
        self.previous = previous
        let project = sources.project
        var reader = ContentReader(sources.content, today: project.today, threads: project.threads, memory: sources.remembered)
        let theme = try? sources.theme.get()
        reader.choices = sources.choices
        reader.pageTemplates = theme?.own.pageTemplates
        reader.languages = theme.map { ThemeWords.languages($0.own) }
        if let theme { reader.facts = theme.words.facts }
        reading = reader.read { observer.progress($0, of: $1) }
        if let theme, !(theme.words.findings + theme.strayWords).isEmpty { reading.add(theme.words.findings + theme.strayWords) }
        reading.checkMoved(keeping: previous.notes?.head.memory.paged ?? [])
        let changes = ListingChanges(reading, since: previous.notes)
        if let changes { try reading.addFindings(changes) }
        // From here on listings say what people were told, and not only what their files say.
        let told = !previous.wasToldElsewhere ? changes : ListingChanges(reading, since: try previous.told())
        (memory, clock) = reading.keepTold(since: told)
        addresses = reading.formerAddresses(since: told)
    }
}

extension LoadedContent {
    /// Adds what is wrong with other files than those of the content.
    mutating func add(_ findings: [Diagnostic]) {
        diagnostics += findings
        diagnostics.sort()
    }
}
