// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

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
            dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "Mustache", "ListingKit", "SiteKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .executableTarget(
            name: "houser-bench",
            dependencies: [
                "Bytes", "Values", "Places", "CommonMark", "ImageFiles", "Mustache", "ListingKit", "SiteKit", "BundledData", "AllocationCounter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(name: "SiteKit", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "Mustache", "ListingKit", "BundledData"], swiftSettings: strict),
        .target(
            name: "ListingKit", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "BundledData", .product(name: "Yams", package: "Yams")],
            swiftSettings: strict),
        // Templates in the Mustache language.
        .target(name: "Mustache", dependencies: ["Bytes", "Values"], swiftSettings: strict),
        // The table of suburbs and campuses, and what people may mean by a name.
        .target(name: "Places", dependencies: ["Bytes", "Values", "BundledData"], swiftSettings: strict),
        // Markdown from strangers, made into HTML that is safe.
        .target(name: "CommonMark", dependencies: ["Bytes", "Values", "CCMark"], swiftSettings: strict),
        // Pictures without what they tell of where and when they were taken.
        .target(name: "ImageFiles", dependencies: ["Bytes", "Values"], swiftSettings: strict),
        // Days, times, slugs, money, phone numbers: what has no file and no words of its own.
        .target(name: "Values", dependencies: ["Bytes"], swiftSettings: strict),
        // Buffers, escaping, JSON and XML, digests, files, and work on several threads.
        .target(name: "Bytes", dependencies: ["CMalloc", "CTextScan", "CXXHash"], swiftSettings: strict),
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
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "ListingKitTests", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "ListingKit", "TestSupport"], resources: [.copy("Fixtures")], swiftSettings: strict),
        .testTarget(name: "SiteKitTests", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "Mustache", "ListingKit", "SiteKit", "TestSupport", "CLibXML2"], swiftSettings: strict),
        .testTarget(
            name: "HouserTests", dependencies: ["Bytes", "Values", "Places", "CommonMark", "ImageFiles", "Mustache", "ListingKit", "SiteKit", "TestSupport"], exclude: ["Boards"], swiftSettings: strict),
    ]
)
