/// The words that have a part in sentences on who may live in a home, by what they do there. A word may stand in several.
enum RoleWords {
    static let all: [(roles: WordRoles, words: String)] = [
        (.no, "no zero"),
        (.negation, "not never don't dont can't cant cannot won't isn't isnt aren't arent doesn't nor"),
        (
            .admits,
            "accept accepting accepts allow allowing take taking takes permit permitting consider considering rent renting let letting lease leasing"
        ),
        ([.admitted, .closer], "allowed accepted permitted considered taken apply"),
        ([.limit, .only], "only strictly exclusively solely"),
        ([.limit, .seeks], "preferably"),
        ([.limit, .closer], "preferred preferable pref wanted needed required sought desired"),
        ([.limit, .please, .closer], "please pls"),
        ([.being, .tells], "is are am be being was were"),
        (.being, "would will"),
        (.must, "must should has have need needs ought"),
        (.seeks, "seeking seek seeks prefer prefers preferring favour ideally"),
        (.seeksFor, "looking searching hunting hoping advertising preference"),
        (.wants, "want wants wanted need needs require requires like love"),
        (.suits, "suit suits suiting"),
        (.suitsFor, "suitable suited ideal perfect great best good appropriate available reserved room rooms place bedroom space rent let"),
        (.unsuited, "unsuitable unsuited"),
        (.for, "for"),
        (.to, "to"),
        (.after, "after"),
        (.determiner, "a an any another one other others more either some new extra fellow our my"),
        ([.determiner, .number], "two three four five six second third fourth fifth 1 2 3 4 5 6"),
        (
            .quality,
            "middle age aged quiet clean tidy neat working employed professional responsible respectful friendly easygoing easy going reliable considerate honest nice kind good fulltime full part time international overseas local uni university minded long short term small little non smoking vegetarian vegan"
        ),
        ([.connector, .closer], "or and nor plus"),
        (.connector, "with"),
        (
            .person,
            "person people persons someone somebody anyone anybody everyone one ones folk folks guy guys student students applicant applicants professional professionals couple couples family families worker workers user users nurse nurses nationals mother mothers mum mums mom moms father fathers dad dads parent parents smoker smokers vegetarian vegetarians sharer sharers renter renters backpacker backpackers traveller travellers graduate graduates postgraduate postgraduates academic academics bachelor bachelors brother brothers sister sisters"
        ),
        (
            [.person, .mate],
            "flatmate flatmates housemate housemates roommate roommates flattie flatties tenant tenants boarder boarders lodger lodgers occupant occupants"
        ),
        (.writer, "i i'm im i've we we're were we've our my us me she he they she's he's they're both myself ourselves"),
        (.tells, "have has had having with i'm im we're we've i've got there there's it's its currently they're he's she's lives mostly"),
        (.lives, "live lives living lived upstairs downstairs nearby around next neighbouring door building block street yet neighbours"),
        (
            .thing,
            "pool gym spa sauna school schools college colleges kindergarten toilet toilets bathroom bathrooms club church class classes ward hospital library playground park parks lounge lounges area areas centre center hostel hotel shop sign plug cable stairs staircase balcony deck garden yard pond loft ladder courtyard oval course team league swim"
        ),
        (.closer, "who whom that you as because due but if unless thanks thank sorry cheers need since ok whatsoever"),
        (.home, "house household home homes sharehouse share flat flatshare apartment accommodation room unit complex building tenancy"),
        (.follows, "in from with around near here urgently asap now soon"),
        (.asks, "sorry"),
        (.article, "the an"),
        (.ages, "than"),
        ([.ages, .closer], "under below aged age ages between"),
        (.years, "year years yr yrs old olds yo"),
        ([.ages, .least, .closer], "over above"),
        (.ages, "younger"),
        ([.ages, .least], "older"),
    ]
}
