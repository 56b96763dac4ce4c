import Bytes
import ListingKit
import Publishing

/// The whole build in the order in which it happens: source files → listings → judged → site → outputs → publisher.
public struct Build: Sendable {
    let project: Project
    let faults: FaultInjector
    /// Whether its result has the site itself, for a comparison with another.
    var keepsSite = false

    /// Publishes the site, unless the content has errors. Throws for failures of the environment and of templates.
    public func run(observer: any BuildObserver) throws -> BuildResult {
        MemoryReuse.enable()
        try project.checkBoard()
        try project.checkFolders()
        try project.checkRecordsFolder()
        return try publisher.withOutput(observer) { try make($0, observer, isRun: true) }
    }

    /// What publishing would change, without changing anything.
    public func plan(observer: any BuildObserver) throws -> BuildResult {
        try project.checkBoard()
        try project.checkFolders()
        try project.checkRecordsFolder()
        return try publisher.withSight(observer) { try make($0, observer, isRun: false) }
    }

    private func make(_ output: PublishedOutput, _ observer: any BuildObserver, isRun: Bool) throws -> BuildResult {
        let previous = PreviousBuild(project, output.ledger.image, seed: output.seed)
        let changes = previous.inputChanges()
        if let result = previous.result(ifUnchanged: changes, output) { return result }
        output.lookAhead()

        let sources = try SourceFiles(project, previous, changes, observer)
        let judged = try JudgedBoard(sources, previous, observer)
        try project.checkRecords(of: judged.reading.board)
        guard let plan = try SitePlan(judged, observer) else { return BuildResult(judged.reading, nil) }
        let (site, scopes, followed) = (plan.site, plan.scopes, plan.followed)
        let (pages, campuses, calendars) = (plan.pages, plan.campuses, plan.calendars)
        let search = SearchIndex(site: site)
        let log = EventLog(site.listings)
        let comments = CommentFiles(site, judged.reading.talks, pages)
        let outputs: [any OutputFamily<RenderInputs>] = [
            // The index of the search is large: it is made, written and forgotten before all else.
            search, MapFiles(site: site), PointFiles(site.context), Assets(site.context),
            BoardPictures(board: plan.board, content: sources.content), OwnFiles(judged.reading, sources.content),
            HostingFiles(pages: pages, search: search), JudgeFiles(context: site.context),
            SiteMapFiles(site, scopes, hasRobots: !judged.reading.hasOwnRobots),
            DataFiles(context: site.context), ListingPacks(site),
            Subscriptions(site, followed, hasComments: comments.hasFeed),
            ScopePageFiles(site, scopes, pages, campuses), SuburbListFiles(site, pages), IndexPageFiles(site, followed, pages),
            CatalogueFiles(site, pages), InspectionFiles(site, pages, calendars), MonthFiles(site, scopes, pages, calendars),
            ListingFiles(site, pages, campuses, sources.content, calendars), CalendarFiles(site, scopes, calendars),
            comments,
            FeedFiles(site, followed, log), ChangeFeedFiles(site, followed, log), MovedFeedFiles(site, scopes, pages, calendars),
            FormerListingFiles(site, plan.former, pages, calendars),
        ]
        if isRun {
            try project.claimRecords(for: plan.board)
            try previous.beforePublication()
        }
        var report = try output.publish(plan.request(outputs, observer))
        if isRun { try previous.afterPublication() }
        report.notes.insert(contentsOf: plan.notes, at: 0)
        report.add(SiteBudget(listings: judged.reading.listings.count, shape: report.shape, bytes: report.bytes))
        var result = BuildResult(judged.reading, report, at: plan.site.context.address)
        if keepsSite { result.made = plan }
        return result
    }
}
