/// The words for people whom laws protect. Homes may be kept for some who are worse off elsewhere, such as people with disabilities: they count
/// only where they are refused.
enum GroupWords {
    static let all: [(word: GroupWord, words: String)] = [
        (GroupWord(.sex, .noun, side: 1), "females women girls ladies lesbians"),
        (GroupWord(.sex, .noun, side: -1), "males men boys gents gentlemen"),
        (GroupWord(.sex, .adjective, side: 1), "female woman girl lady"),
        (GroupWord(.sex, .adjective, side: -1), "male man boy gentleman"),
        (GroupWord(.sex, .noun, [.refused, .limited], side: -1), "guys blokes lads fellas"),
        (GroupWord(.sex, .adjective, .refused, side: -1), "guy bloke"),
        (GroupWord(.sex, .noun, side: 2), "gays homosexuals bisexuals transsexuals queers"),
        (
            GroupWord(.sex, .adjective, side: 2),
            "gay lesbian homosexual bisexual queer transgender trans transsexual lgbt lgbti lgbtq lgbtqi lgbtqia lgbtiq lgbtiqa"
        ),
        (GroupWord(.sex, .quality, side: -2), "straight heterosexual"),
        (GroupWord(.sex, .quality), "nonbinary binary"),
        (GroupWord(.sex, .adjective, .refused), "pregnant"),
        (GroupWord(.relationship, .noun, [.refused, .limited], side: 3), "couples"),
        (GroupWord(.relationship, .adjective, [.refused, .limited], side: 3), "couple"),
        (GroupWord(.relationship, .noun, [.refused, .limited], side: -3), "singles"),
        (GroupWord(.relationship, .quality, .refused), "single"),
        (GroupWord(.relationship, .quality), "married unmarried divorced"),
        (
            GroupWord(.family, .noun, .refused),
            "children child kids kid babies baby infants infant toddlers toddler newborns teenagers teens families"
        ),
        (GroupWord(.family, .noun, .limited), "adults"),
        (GroupWord(.family, .adjective, .limited), "adult"),
        (GroupWord(.family, .adjective, [.limited, .sought]), "childless childfree"),
        (GroupWord(.age, .adjective, [.refused, .limited, .sought], side: 4), "young younger"),
        (GroupWord(.age, .adjective, [.refused, .limited, .sought], side: -4), "older mature"),
        (GroupWord(.age, .quality, .refused), "old"),
        (GroupWord(.age, .noun, .refused), "seniors pensioners retirees elderly oldies"),
        (GroupWord(.belief, .noun), "christians muslims jews hindus sikhs buddhists atheists catholics protestants mormons"),
        (GroupWord(.belief, .quality), "religious"),
        (GroupWord(.belief, .adjective), "christian muslim jewish hindu sikh buddhist catholic atheist protestant mormon"),
        (GroupWord(.disability, .noun, .refused), "wheelchairs"),
        (GroupWord(.disability, .quality, .refused), "wheelchair disabled handicapped blind deaf autistic"),
        (GroupWord(.race, .noun, .refused), "aboriginals aborigines islanders refugees"),
        (GroupWord(.race, .quality, .refused), "aboriginal indigenous islander refugee"),
        (
            GroupWord(.race, .noun),
            "asians indians whites blacks foreigners immigrants migrants caucasians arabs africans europeans australians aussies pakistanis brazilians filipinos nepalis koreans mexicans colombians italians greeks germans russians iranians iraqis afghans somalis malaysians indonesians thais americans canadians turks bangladeshis lankans ukrainians nigerians kenyans egyptians latinos latinas argentinians chileans peruvians israelis palestinians syrians cambodians taiwanese samoans tongans fijians maoris gypsies westerners easterners"
        ),
        (
            GroupWord(.race, .origin),
            "asian indian chinese foreign caucasian arab arabic african european australian aussie japanese korean vietnamese nepalese nepali pakistani filipino lebanese brazilian greek italian thai turkish malaysian indonesian mexican colombian german french russian iranian iraqi afghan somali sudanese ethiopian american canadian spanish portuguese latin latino irish scottish british english bangladeshi lankan sri punjabi tamil persian ukrainian nigerian kenyan egyptian israeli palestinian syrian cambodian burmese mongolian samoan tongan fijian maori western"
        ),
        (GroupWord(.race, .quality), "white black coloured brown eastern"),
    ]
}

extension GroupWord {
    init(_ ground: ProtectedGround, _ shape: Shape, _ ways: Ways = .all, side: Int = 0) {
        self.init(ground: ground, shape: shape, ways: ways, side: side)
    }
}
