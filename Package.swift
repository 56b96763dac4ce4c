// swift-tools-version: 6.2
import PackageDescription

// Small targets are compiled as if they were one where it is published, which saves 4 % of the instructions of a whole build.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error), .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]
// `Tests/optimised` builds what is tested as fast code, with all checks on; the tests themselves it leaves alone, since to optimise them
// would take longer than they do.
let isOptimised = Context.environment["HOUSER_OPTIMISED"] != nil
let optimised = strict + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
let tested = isOptimised ? optimised : strict
// Most of the bytes pass through the lower floors, which change seldom: as slow code they would take more than half of the time of the tests.
let lower = optimised

/// What stands on the lowest floors, each above those before it.
let ground: [Target.Dependency] = ["Bytes", "Values", "Places", "Matching", "Syndication", "CommonMark", "ImageFiles", "Archives", "Mail"]

/// What judges a listing, each above those before it.
let judging: [Target.Dependency] = ["Findings", "YAML", "Facts", "Rules"]

let package = Package(
    name: "houser",
    products: [
        .executable(name: "houser", targets: ["houser"]),
        .executable(name: "houser-bench", targets: ["houser-bench"]),
    ],
    dependencies: [
        // The command line: options, help, exit codes and completions.
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // HTTP for `houser serve` and `houser inbox`: sockets, timers, and a parser of requests that bounds what it takes.
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        // The floors of the house, the highest first. Each uses those below it alone.
        .executableTarget(
            name: "houser",
            dependencies: ground + judging + [
                "Inbox", "Serving", "ListingKit", "Publishing", "SiteKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: tested),
        // The server that takes packages from strangers and keeps them.
        .target(
            name: "Inbox",
            dependencies: [
                "Bytes", "Serving", .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: tested),
        // The server that shows a site to whoever works on it, and what servers have in common.
        .target(
            name: "Serving",
            dependencies: [
                "Bytes", "BundledData", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: tested),
        // The site: who appears where, pages, feeds, calendars, search, data, and the build.
        .target(
            name: "SiteKit",
            dependencies: ground + judging + [
                "Languages", "Maps", "Mustache", "Bundling", "ListingKit", "Publishing", "BundledData", "FeedRules", "Git",
            ],
            swiftSettings: tested),
        // Publishing: recipes of artifacts, the ledger of what was made, and the way to the disk.
        .target(name: "Publishing", dependencies: ["Bytes", "Values"], swiftSettings: tested),
        // Boards: what lies in their folder, the filters of their listings, and what the last build knew.
        .target(name: "ListingKit", dependencies: ground + judging + ["Languages", "BundledData"], swiftSettings: tested),
        // The judge of single listings for whoever has no board's folder, such as a browser.
        .target(
            name: "Judge", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles"] + judging, exclude: ["host"],
            swiftSettings: tested),
        // What a listing and its owner are, and the rules that they keep to.
        .target(
            name: "Rules",
            dependencies: ["Bytes", "Values", "Places", "Matching", "CommonMark", "ImageFiles", "Findings", "YAML", "Facts"],
            swiftSettings: tested),
        // The types of fields, and the kinds that are made of fields.
        .target(
            name: "Facts",
            dependencies: ["Bytes", "Values", "Places", "Matching", "CommonMark", "ImageFiles", "Findings", "YAML", "BundledData"],
            swiftSettings: tested),
        // YAML as people write it, with what they meant where it is none.
        .target(
            name: "YAML", dependencies: ["Bytes", "Values", "Findings", "CYaml"], swiftSettings: tested),
        // What the site says, message by message.
        .target(name: "Languages", dependencies: ["Bytes", "Values", "Findings", "YAML"], swiftSettings: lower),
        // What is found wrong with a file, and where.
        .target(name: "Findings", dependencies: ["Bytes", "Values"], swiftSettings: tested),
        // What a folder was at a revision of the repository that it lies in.
        .target(name: "Git", dependencies: ["Bytes", "Values", "Findings"], swiftSettings: tested),
        // How well those who look for a home match what is offered, and each other.
        .target(name: "Matching", dependencies: ["Bytes", "Places"], swiftSettings: lower),
        // Whether a published feed keeps to the Atom grammar or the rules of RSS.
        .target(name: "FeedRules", dependencies: ["Bytes", "Values", "XMLReading", "BundledData"], swiftSettings: lower),
        // Maps drawn from the outlines of suburbs.
        .target(name: "Maps", dependencies: ["BundledData", "Bytes", "Places"], swiftSettings: lower),
        // The scripts and style sheets of a theme, put together as pages load them.
        .target(name: "Bundling", dependencies: ["Bytes"], swiftSettings: lower),
        // Templates in the Mustache language.
        .target(name: "Mustache", dependencies: ["Bytes", "Values"], swiftSettings: lower),
        // Markdown from strangers, made into HTML that is safe.
        .target(name: "CommonMark", dependencies: ["Bytes", "Values", "CCMark"], swiftSettings: lower),
        // XML read back, and compared with RELAX NG grammars.
        .target(name: "XMLReading", dependencies: ["Bytes", "CLibXML2"], swiftSettings: lower),
        // Pictures without what they tell of where and when they were taken.
        .target(name: "ImageFiles", dependencies: ["Bytes", "Values"], swiftSettings: lower),
        // Messages from strangers, as their parts and words.
        .target(name: "Mail", swiftSettings: lower),
        // Zip archives from strangers.
        .target(name: "Archives", dependencies: ["CZlib"], swiftSettings: lower),
        // Feeds as Atom, RSS and JSON Feed.
        .target(name: "Syndication", dependencies: ["Bytes", "Values", "Places"], swiftSettings: lower),
        // The table of suburbs and campuses, what people may mean by a name, and the outlines of suburbs.
        .target(name: "Places", dependencies: ["Bytes", "Values", "BundledData"], swiftSettings: lower),
        // Days, times, slugs, money, phone numbers: what has no file of its own.
        .target(name: "Values", dependencies: ["Bytes", "BundledData", "CUTF8Proc"], swiftSettings: lower),
        // Buffers, escaping, JSON and XML, digests, files, and work on several threads.
        .target(name: "Bytes", dependencies: ["CMalloc", "CTextScan", "CXXHash"], swiftSettings: lower),

        // Measures whole builds.
        .executableTarget(
            name: "houser-bench",
            dependencies: ground + judging + [
                "ListingKit", "Publishing", "SiteKit", "BundledData", "AllocationCounter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        // Counts in the benchmark how often memory is asked for.
        .target(name: "AllocationCounter"),
        .target(
            name: "BundledData",
            exclude: [
                "demo", "gazetteer", "grammars", "kinds", "map", "places", "regions", "scripts", "serving", "shapes", "starter", "zones",
            ]),
        // Markdown, parsed to a tree.
        .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        // The settings of the C library's memory.
        .systemLibrary(name: "CMalloc"),
        // Comparisons of sixteen bytes of text at once.
        .systemLibrary(name: "CTextScan"),
        // Fingerprints of files at the speed of memory.
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        // Texts in the normal forms of Unicode.
        .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
        // YAML, parsed to events that carry line and column.
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        // What is deflated, and its checksums.
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        // XML, parsed to a tree, and RELAX NG.
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .testTarget(
            name: "InboxTests", dependencies: ["Bytes", "Inbox", "TestSupport", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: strict),
        .testTarget(name: "FeedRulesTests", dependencies: ["Bytes", "XMLReading", "FeedRules"], swiftSettings: strict),
        .testTarget(
            name: "MatchingTests", dependencies: ["Bytes", "Places", "Matching", "TestSupport"], swiftSettings: strict),
        // What several of the targets below use. It holds no tests, but sees what only tests may see.
        .testTarget(
            name: "TestSupport",
            dependencies: ground + judging + ["Languages", "Mustache", "ListingKit", "Publishing", "SiteKit", "XMLReading"],
            swiftSettings: tested),
        .testTarget(
            name: "ListingKitTests", dependencies: ground + judging + ["BundledData", "ListingKit", "TestSupport"],
            resources: [.copy("Fixtures")],
            swiftSettings: strict),
        .testTarget(
            name: "JudgeTests", dependencies: ground + judging + ["ListingKit", "Judge", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "SiteKitTests",
            dependencies: ground + judging + [
                "Languages", "Maps", "Mustache", "Bundling", "ListingKit", "Publishing", "SiteKit", "TestSupport", "CLibXML2",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "HouserTests",
            dependencies: ground + judging + [
                "Languages", "Maps", "Mustache", "Bundling", "ListingKit", "Publishing", "SiteKit", "Git", "TestSupport",
            ],
            exclude: ["Accepted", "Boards", "Maps"],
            swiftSettings: strict),
        // Whole builds, hundreds of times each; `Tests/night` runs them.
        .testTarget(
            name: "EnduranceTests", dependencies: ground + judging + ["Mustache", "ListingKit", "Publishing", "SiteKit", "TestSupport"],
            swiftSettings: strict),
    ]
)
