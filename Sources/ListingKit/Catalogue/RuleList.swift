import Facts
import Findings
import Languages
import Rules

extension Rule {
    /// All rules, sorted by id: those of field types and of checks of listings, which name theirs, and those below.
    public static let all: [Rule] = {
        let listed =
            others + ContentRecords.all.map { $0.schema.rule } + FieldTypes.all.flatMap { $0.rules } + ListingRule.all.flatMap(\.rules)
        return Set(listed).sorted { $0.id < $1.id }
    }()

    private static let others: [Rule] = [
        // Files
        yamlSyntax, yamlFeature, yamlDuplicateKey, yamlTab, fileEncoding, fileSize, fileEmpty, frontMatter, fileName, fileLink,
        misplacedFile, unexpectedFile, fileUnreadable,
        // Keys and values
        unknownKey, requiredField, valueShape, placeholder, unusualValue, wordQuotes, textDirection,
        // Listings while they are read
        titleLength, idFormat, formerName, historyRow, rankValue,
        // What people say, and where they meet
        commentFile, commentText, reactionFile, talkedOf, circleExists, matrixRoom, businessNumber,
        // Boards
        boardFile, savedSearch, kindFile, pageTemplate, placePoint, gazetteerTable, idUnique, boardText, unlisted, staticFile,
        // What those who look after a board should look at
        lowRent, highRent, sameHome, sameListing, samePicture, sharedContact,
        // What the site says
        words,
        // What people send
        package, packagePath, packagePicture, packageReplaces, changeFile, changeProof,
        // What was published before
        lastListing, followedBoard, renamedFile,
        // What changed since a revision, and who changed it
        idKept, listedKept, historyKept, priceRow, listingOwner, personOwner, firstListing, talkAuthor, maintainersOnly,
    ]

    /// Those by which whoever decides on a listing looks at it again.
    package static let doubts: [Rule] = [lowRent, highRent, sameHome, samePicture, streetNumber]

    /// The rule of that id, or nil.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
