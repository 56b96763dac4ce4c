// What people say in words that a search must not take one by one, in the words that it reads: somebody who asks "who needs a room?" looks for people who look
// for one, and in a "house with three rooms" rooms are bedrooms. Loaded for texts alone that may say so.
import { everyday } from "./everyday.js";
import { BED, MONTHS } from "./figures.js";

/** What a number of rooms is said of where the rooms are those of a home. */
const WHOLE = /\b(?:house|apartment|flat|unit|townhouse|villa|duplex|home|homes|houses|apartments|units|flats)\b/;
const SHARED = /\b(?:share|shared|sharehouse)\b/;
/** Those who look for a home, to somebody who has one. */
const WHO = "tenants|(?:student )?groups|renters|students|famil(?:y|ies)|couples|people|professionals|nurses|backpackers|travell?ers|workers|women|girls|guys|grads|graduates|interns|housemates|flatmates|roommates|females|males|lodgers|boarders|internationals";
const SEEK = "(?:looking|searching|seeking|hunting|wanting|needing|need|want|seek|wishing|ready to (?:move|rent)(?: in)?|mov(?:e|ing)(?: in| to)?|wanted(?= (?:for|in|near)))";
/** Those who look for a home, as kinds have words for them. */
const PEOPLE = "people looking for a room";

/** What is shortened in other ways than advertisements do it (everyday.json). */
const SHORT = { fmate: "flatmate", hmate: "housemate", tnt: "tenant", tnts: "tenants", tenent: "tenant", ppl: "people", lkg: "looking", lking: "looking", stat: "asap", swinbourne: "swinburne",
  swinborne: "swinburne", swinburn: "swinburne" };

/** What somebody has to let, as its owner says it. */
const OWN = "(?:my|our)(?: (?:spare|empty|own|whole))? (?:room|granny flat|studio|house|unit|apartment|flat|townhouse|place|property|home)";
/** What is posted, what stands before a question about it, and what somebody does with it. */
const POST = "(?:ads?|adverts?|advertisements?|listings?)";
const ASK = "(?:\\b(?:how|can|where|i|do|does|want|need|like|would|to|you|we|please|it|is|free|cost|much|price|fee)\\b *)*";
const DO = "(?:post|list|advertise|place|put(?: up)?|add|edit|change|update|renew|delete|remove|import)";

const SAYINGS = [
  [/(?<=[a-z] )[n&] (?=[a-z])/g, "and "],
  [/\b(?:own|private) (?:toilet|bath(?:room)?|shower)(?: (?:and|&) (?:toilet|bath(?:room)?|shower))?\b/g, "own bathroom"],
  [/\b(?:don[’']?t|do not|no|not|without) (?:(?:have|own|got|a|any) )*car\b(?! ?(?:space|park|port))/g, " "], [/\bnot (?:just|only) (?:an? )?[a-z]+/g, " "],
  [/\bswap (?:my|our|an?) [a-z]+ for (?:an? )?/g, "swap "],
  [/\bfurniture (?:is )?includ\w*\b/g, "furnished"], [/\b(?:no|without) furniture\b/g, "unfurnished"],
  [/\b((?:room|flat|unit|house|apartment|place)s?) free\b(?! (?:to|of|furn))/g, "$1 available"], [/\b(rego|registered) (?:till|until|to) (?:[a-z]+ )?20\d\d\b/g, "$1"], [/\bcan (?:you )?(?:post|ship|mail)\b(?! (?:to|an?|my)\b)/g, "postage"], [/\bnot (?:share|shared|sharing) (?:a |the )?bath(?:room)?\b|\bbathroom not shared?\b/g, "own bathroom"],
  [/\bnot (?:in )?(?:the )?(city|cbd)(?: cent(?:re|er))? ([a-z]+)$/g, "$2 not in $2 $1"],
  [/\b(?:uni|university|college) (?=students?\b)/g, ""],
  // Utes drive on all wheels, too, and not all SUVs do.
  [/\b(?:4wds?|(?:four|4)[ -]wheel[ -]drives?)\b/g, "4x4"],
  [/\bsub (?=\$?\d)/g, "under "], [/\b([a-z]+) (and|to|or) ([a-z]+) hundred\b/g, (all, one, between, other) => (everyday.numbers.get(one) < 20 && everyday.numbers.has(other) ? `${everyday.numbers.get(one)}00 ${between} ${everyday.numbers.get(other)}00` : all)],
  [/(\d) ?x (?=bed|bath)/g, "$1 "], [/\b(\d|one|two|three|four|five) bed rooms?\b/g, "$1 bedroom"], [/(\bbed.*) to share with (?:(?:a|my|some) )?(?:friend|mate|partner|sister|brother)s?\b/g, "$1 "],
  [/\b(?:[a-z]+[’'./])+[a-z]+\b|\b[a-z]+\b/g, (word) => SHORT[word] ?? everyday.short.get(word.replace(/[’'.]/g, "")) ?? word],
  [/\b(?:plus|and|with|have|got)(?: (?:a|an|my|our|the|one|two|\d))?(?: (?:small|little|big|old))? (?:dog|cat|puppy)s?\b(?! (?:food|bed|crate|kennel|toy|collar|lead|bowl|house|door|ramp))/g, " pets allowed "],
  [/\b(?:me and |and |for )*(?:the|my|our) (?:kids|children|fam|family|mum|dad|wife|husband)\b|\band kids\b|\bfam\b/g, " "],
  [/\b(bikes?|bicycles?|desks?|books?|beds?|scooters?) for (?:the |my |a )?(?:kids?|child(?:ren)?|toddlers?|son|daughter)\b/g, "kids $1"], [/\b(?:car|booster) seats?\b/g, "baby things"],
  [/\bsingle (?:mum|mom|dad|parent|mother|father)\b/g, " "],
  [/\bplace for (?:me|us|two|a family)\b/g, "place to live"],
  [/\b(?:nobody|no ?one|none) smokes?\b/g, "no smoking"],
  [/\b(?:no|without(?: any)?|not any|can ?(?:no|['’])?t (?:do|walk|climb|manage|use)(?: up)?(?: the| any)?) (?:steps?|stairs?)\b/g, "without steps"],
  [/ for (?:(?:my|our|the|an?|new|student|small|uni|share|spare|guest) )*(?:house|home|place|flat|apartment|unit|room|bedroom|study|office|kitchen|garden|balcony)\b(?! for)/g, (all, at, text) => (text.slice(0, at).split(" ").some((word) => everyday.things.has(word)) ? " " : all)],
  [/\bnot (?:too |very |so )?(?:expensive|pricey|dear)\b/g, "cheap"], [/\bfor (?:nothing|nix|zero)\b/g, "free"],
  [new RegExp(`^.*\\b(?:my|our) ${POST}\\b.*$|^(?:landlord|owner|agent)s? (?:log ?in|sign ?(?:in|up)|account|portal)$|^(?:log ?in|sign ?(?:in|up)|register)$`
    + `|${ASK}\\b${DO}(?: (?:an?|the|new|free|rental|photos?|to))* ${POST}\\b|${ASK}\\b(?:upload|add|edit|change)\\b(?: [a-z]+)? (?:photos?|pictures?|inspections?|open homes?)\\b(?: times?| of (?:my|our) [a-z]+)?|^${ASK}(?:sell|advertise(?: for free)?|(?:post|list|put up)(?= (?:an?|my|our|the|some)\\b|$))\\b(?: (?:an?|my|our|the|some)\\b)?|\\b(?:put|list|advertise)(?= ${OWN})`, "g"), "how to post"],
  [/\b(?:(?:spare|empty|free|vacant) )?(?:bed)?rooms? (?:(?:available|free|spare) )?in (?:my|our) (?:house|home|flat|apartment|unit|place)\b/g, PEOPLE],
  [new RegExp(`\\b(?:rent|lease|let|sublet|renting|leasing|letting|subletting)(?: out)? ${OWN}\\b|(?:take over|tenants?|for)\\b[a-z ]*\\b(?:for|of|in) ${OWN}\\b`, "g"), (all) => `${/^(?:rent|lease|let)\b/.test(all) ? "how to post, " : ""}${PEOPLE} `],
  [/\b(?:what(?: i|['’])s (?:a )?|my |the |your )bond\b/g, "what is a bond"], [/\bhow much (?:is )?(?:the )?bond\b|\bbond (?:how much|amount|refund|return|back)\b/g, "what is a bond"], [/\b(?:party (?:animals?|people)|drama queens?|time ?wasters?|weirdos?)\b/g, "party animals"],
  [new RegExp(`(?<!\\b(?:we|are|re|of|\\d|two|three|four|five|a|for|as)\\s)\\b(?:${WHO})(?: (?:who|that))?(?: are| can| will)? ${SEEK}\\b(?: for| to rent)?(?: an?\\b)?(?: rooms?\\b)?`, "g"), `${PEOPLE} `],
  [/^(?:people|persons) (?=with|in|near|around|under|over)|\bwho(?: would|[’']d) (?:rent|take|live in)\b(?: an?\b)?/g, `${PEOPLE} `],
  [/\b(?:don[’']?t|do not|doesn[’']?t|does not|not) smok(?:e|ing)\b/g, "non smoking"],
  [/\b(?:who|anyone|anybody|someone|somebody)(?:[’']?s| is| are| else)* (?:looking|need(?:s|ing)?|want(?:s|ing)?|searching|seeking|hunting|keen|after)\b(?! to (?:buy|sell|swap))(?: (?:for|on|to (?:rent|live|move(?: in(?:to)?)?)))?(?: an?| one)?(?: rooms?\b)?(?=\s*(?:[,?.!]|$)|\s+(?:whole|spare|cheap|furnished|shared?|places?|homes?|house|flat|apartment|unit|studio|granny|townhouse|accom\w*|somewhere|in|near|around|over|this|next|from|by)\b)/g, PEOPLE],
  [/(?:^\s*|\b(?:i|we)(?:[’']ve)? )(?:have |got |have got |ve got )(?:an?|one|two|\d) (?:\w+ )?rooms?\b(?: (?:to let|for rent|to rent|to fill|available|free))?/g, PEOPLE],
  [/(?:^\s*|\b(?:i|we)(?:[’']ve)? )(?:have |got |have got |ve got )(?:an?|my) (?:granny flat|studio|house|unit|apartment|flat|place) (?:to let|for rent|to rent|available)\b/g, PEOPLE],
  [/\b(?:renting out|letting(?: out)?|any takers for) (?:my|our|a|the) (?:spare )?(?:room|granny flat|studio|house|unit|apartment|flat)\b/g, PEOPLE],
  [/\b(person|someone|somebody)\b(.*) for (?:a|my|our|the) (?:spare )?room\b/g, `$2 ${PEOPLE}`],
  [/\btennants?\b(?! creek)/g, "tenant"],
  // What somebody asks of a tenant is what a tenant has to pay at least.
  [/(\b(?:find(?:ing)? (?:an? )?tenants?|tenants? for)\b.*?(?<!(?:under|below|max|up to|over|from|to|[-–]) ?))\$?\b(\d{3,4}(?= ?(?:pw|p\/w|(?:per|a) week)))/g, "$1over $2"],
  [/\b(tenants?|flatmates?|housemates?|lodgers?|boarders?) (?:for|in) (?:(?:a|my|our|the) (?:[a-z]+ )?)?room\b/g, "$1"],
  [/(?<!share[d -] ?)\b(?:house|unit|flat|apartment|townhouse) wanted\b(?! to rent)/g, "people looking for a house"],
  [/\b(?:requests|demand) for (?:a )?(?:homes?|rooms?|houses?)\b/g, PEOPLE],
  // Of what somebody does rather than pays.
  [/\b9 ?(?:to|-|–) ?5\b/g, " "], [/\b[48]k\b/g, (all, at, text) => (/\b(?:tv|television|monitor|screen|camera|projector)\b/.test(text) ? " " : all)],
  [/\b(?:group|mob|party|bunch|gang|household|team) of (?:\d{1,2}|[a-z]+)\b|\bsleeps \d{1,2}\b/g, " "],
  [/\b(?:not|isnt|isn't) (?:(?:too|very|that|so) )?far (?:away )?(?:from|to)\b/g, "near"],
  [/\b(?:can |will )?(?:post|ship|send|mail)(?:ed|ing)?(?: it)? to [a-z]+\b/g, "postage"],
  [new RegExp(`\\b(?:${MONTHS})\\s*(?:to|-|–|til|until|till|through)\\s*(?:the end of )?(?:${MONTHS})\\b`, "g"), (all) => `from ${all.split(/[\s–-]/)[0]}`],
  [/\b(available|avail|from|by|starting|move in|moving in)\s+(\d{1,2})\/(0?[1-9]|1[0-2])\b(?:\/(?:20)?\d\d\b)?/g, (all, before, day, month) => `${before} ${day} ${"janfebmaraprmayjunjulaugsepoctnovdec".slice(month * 3 - 3, month * 3)}`],
  [/\b(\d{1,2}|one|two|three|four|five)[ -]?rooms?\b(?! in (?:an?|my|our|the|share|house|apartment|flat|unit)\b)/g, (all, rooms, at, text) => (WHOLE.test(text) && !SHARED.test(text) && !new RegExp(`\\d ?${BED}\\b`).test(text) ? `${rooms} bed` : all)],
];

/** A text with what it says so in other words. */
export const plainly = (text) => SAYINGS.reduce((said, [pattern, form]) => said.replace(pattern, form), text.toLowerCase());
