// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// `Tests/optimised` builds what is tested as fast code, with all checks on; the tests themselves it leaves alone, since to optimise them
// would take longer than they do.
let isOptimised = Context.environment["HOUSER_OPTIMISED"] != nil
let tested = strict + (isOptimised ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : [])

let package = Package(
    name: "houser",
    products: [
        .executable(name: "houser", targets: ["houser"]),
        .executable(name: "houser-bench", targets: ["houser-bench"]),
    ],
    dependencies: [
        // The command line: options, help, exit codes and completions.
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // libyaml, through its CYaml module: a YAML parser whose events carry line and column.
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        .executableTarget(
            name: "houser",
            dependencies: ["SiteKit", "ListingKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .executableTarget(
            name: "houser-bench",
            dependencies: [
                "SiteKit", "ListingKit", "BundledData", "AllocationCounter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(name: "SiteKit", dependencies: ["ListingKit", "CTextScan"], swiftSettings: tested),
        .target(
            name: "ListingKit",
            dependencies: ["BundledData", "CCMark", "CMalloc", "CTextScan", "CXXHash", .product(name: "Yams", package: "Yams")],
            swiftSettings: tested),
        // Counts in the benchmark how often memory is asked for.
        .target(name: "AllocationCounter"),
        .target(name: "BundledData", exclude: ["gazetteer", "kinds"]),
        // Markdown, parsed to a tree.
        .systemLibrary(name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        // The settings of the C library's memory.
        .systemLibrary(name: "CMalloc"),
        // Comparisons of sixteen bytes of text at once.
        .systemLibrary(name: "CTextScan"),
        // Fingerprints of files at the speed of memory.
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        // XML that is well formed by construction.
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        // What several of the targets below use. It holds no tests, but sees what only tests may see.
        .testTarget(name: "TestSupport", dependencies: ["SiteKit", "ListingKit"], swiftSettings: tested),
        .testTarget(
            name: "ListingKitTests", dependencies: ["ListingKit", "TestSupport"], resources: [.copy("Fixtures")], swiftSettings: strict),
        .testTarget(name: "SiteKitTests", dependencies: ["SiteKit", "ListingKit", "TestSupport", "CLibXML2"], swiftSettings: strict),
        .testTarget(
            name: "HouserTests", dependencies: ["SiteKit", "ListingKit", "TestSupport"], exclude: ["Boards"], swiftSettings: strict),
        // Whole builds, hundreds of times each; `Tests/optimised` runs them.
        .testTarget(name: "EnduranceTests", dependencies: ["SiteKit", "ListingKit", "TestSupport"], swiftSettings: strict),
    ]
)
