import Values

/// The person or business whose listings they are; one file in the `people` folder.
public struct Person: Sendable, Hashable {
    /// The capacity in which they offer something.
    public enum Role: String, Sendable, CaseIterable {
        case owner, agent
        case headTenant = "head-tenant"
        case business
        /// Of somebody who sells what was their own.
        case seller
        /// Of somebody who offers nothing and looks for a home.
        case looking
    }

    /// The word that listings name them by: the name of their file.
    public let handle: String
    /// Their name.
    public let name: String
    /// Their capacity.
    public let role: Role
    /// A short text about them.
    public let about: String?
    /// How to reach them.
    public package(set) var contact: Contact
    /// An agent's licence number.
    public let licence: String?
    /// Their own page.
    public package(set) var website: String?
    /// Their name on the forge that holds the board.
    public let forge: String?
    /// What they say of themselves for now.
    public var news: News?
    /// The slugs of the circles that they are in, in the order of their file.
    public var circles: [String] = []
    /// The digits of their Australian Business Number.
    public var businessNumber: String?
    /// The handles that they had before.
    public var was: [String] = []
    /// Whether there is a page of theirs.
    public var hasPage = true
    /// Whether they can be followed: those who ever offered something, or asked for it.
    public var hasFeeds = true
    /// Whether less of them is published than their file says.
    public var isLimited = false

    /// See the properties.
    package init(
        handle: String, name: String, role: Role, about: String?, contact: Contact, licence: String?, website: String?, forge: String?,
        news: News? = nil, circles: [String] = [], businessNumber: String? = nil, was: [String] = [], hasPage: Bool = true,
        hasFeeds: Bool = true, isLimited: Bool = false
    ) {
        self.handle = handle
        self.name = name
        self.role = role
        self.about = about
        self.contact = contact
        self.licence = licence
        self.website = website
        self.forge = forge
        self.news = news
        self.circles = circles
        self.businessNumber = businessNumber
        self.was = was
        self.hasPage = hasPage
        self.hasFeeds = hasFeeds
        self.isLimited = isLimited
    }

    /// A line of somebody's own that holds for a while.
    public struct News: Sendable, Hashable {
        /// What they say.
        public let text: String
        /// The day on which they wrote it.
        public let day: Day

        /// For so many days it is shown.
        package static let span = 60

        /// Whether it is shown on a day.
        public func stands(on today: Day) -> Bool { today < day + News.span }

        /// A text of a day.
        public init(text: String, day: Day) {
            self.text = text
            self.day = day
        }
    }
}
