/// Sentences on who may live in a home, and what becomes of them in a listing of a home to rent, of a room in a shared home, and of somebody
/// who looks for one.
enum WordingTable {
    /// Sentences that turn nobody away, wherever they stand.
    static let harmless: [String] =
        homes + places + companions + welcomes + factsOfHouseholds + names

    /// Of the home, its things and what is around it.
    static let homes = [
        "Walls are painted white only.", "Not black.", "The tiles are never white.", "The doors are not white, grey.",
        "White walls only in the kitchen.", "White preferred for the curtains.", "A black bench and asian furniture.",
        "Needs a male to female cable.", "Straight lines, no clutter.", "Looking young for its age.", "Mature trees and a single bed.",
        "A mature garden only needs water.", "Young, leafy street.", "I prefer young, leafy streets.", "No single beds.",
        "No wheelchair access, as there are stairs.", "Not wheelchair accessible", "Wheelchair ramp at the back, wheelchair access.",
        "Disabled access from the lane.", "No wheelchair ramp yet.", "Not suitable for wheelchair users, because of the stairs.",
        "Not suitable for wheelchairs.", "A disabled toilet downstairs.", "Building under 30 years old only needs paint.",
        "over 30 minutes by train only", "Keep it under 30 please.", "Dogs under 10 please", "Dogs under 20 please.", "Cats over 16 only.",
        "Rent is $690. Men at work next door.", "No child seat, no kids menu.", "The working couple's old flat.",
        "Bids under 30 only.", "Inspections 17-18 only.", "No family pets.", "No men's clothes in the wardrobe.",
        "Room is 3 by 4, no black mould.", "18-24 months lease preferred.", "Trams 16, 96 and 19 only.",
        "European laundry, no dryer.", "No European laundry.", "All white kitchen, no black benchtops.",
        "French doors only in the front room.",
        "Disabled parking only in front.", "Must love kids!", "No older than ten years, the kitchen is modern.",
        "Access is not suitable for wheelchairs or prams.", "Baby grand piano, no other furniture.", "No smoking, no pets, no parties.",
        "Furniture: single, double and queen.",
    ]

    /// Of places with users of their own.
    static let places = [
        "Looking for Asian, Greek or Italian food? It's around the corner.", "Chinese and Indian food on the corner.",
        "No Indian restaurants nearby, sadly.", "Takeaway is Thai, no Chinese.", "Best Vietnamese, Chinese or Thai only five minutes away.",
        "families with kids only 5 minutes from the park", "Parks for children and adults only 200 m away",
        "a school for boys only 300 m away", "a girls only school", "a school for girls only.", "a women only gym in the building",
        "The pool is for adults only.", "The gym is women only.", "Adults only pool and spa.", "Only girls' high school in the area.",
        "The children's playground is close.", "Men's shed around the corner.", "Close to a Christian school.", "Near christian street.",
        "Close to the mosque, with a halal kitchen.", "The pool isn't suitable for small children.",
        "Children are not allowed in the pool.", "No kids in the pool after eight.", "A Jewish bakery and a Muslim butcher.",
        "Only women can join the club next door.", "Looking for Chinese? It's on the corner.",
        "Indian, Thai and Vietnamese only a short walk away.", "The complex has a children's pool and an adults' gym.",
        "Only minutes from Melbourne Girls Grammar.", "Women's only hour at the pool.", "The balcony is not suitable for small children.",
    ]

    /// Of animals and of people around.
    static let companions = [
        "Hi guys please text before you call", "Thanks guys, see you at the inspection.", "A couple only minutes away.",
        "Kids please be quiet in the hall.", "A young dog lives here.", "No students' parties.",
        "no children live in the building", "No kids or dogs live next door.", "There are no children in the block.",
        "Female and male students live on this floor.", "Only adults live here.", "Two adults only.", "No kids running around at night.",
        "The female lead of the band lives upstairs.", "It's only women here at the moment.", "Our kids are only here on weekends.",
        "Two kids, only at weekends.",
        "Looking for a housemate to live with two females and a cat.", "You must be okay with kids.",
        "Must be comfortable living with a gay couple.", "Young family upstairs, quiet couple downstairs.", "Mostly young people around.",
    ]

    /// Of whom a home suits, or who is welcome.
    static let welcomes = [
        "We want kids to feel at home", "Great for children.", "Ideal for families with children.", "Perfect for young professionals.",
        "Suits a couple or a single person.", "Would suit a couple or a family.", "Adults and children welcome.",
        "People of all ages are welcome.", "A quiet person would suit.", "gay-friendly street", "An LGBT-friendly home.", "family friendly",
        "Male or female, we don't mind.", "Looking for a male or female flatmate.", "Suits male or female.", "Female or male preferred.",
        "Not females only, everyone is welcome.", "Children welcome, kids' room upstairs.", "Boys or girls wanted.",
        "No problem with kids.", "Women, men, whoever you are.", "Professionals only.", "No students.", "Employed people preferred.",
        "Aboriginal and Torres Strait Islander people are encouraged to apply.", "Aboriginal tenants preferred.",
        "Ideal for wheelchair users.", "One person only.", "Single person only.", "Room for one person or a couple.",
        "Not just for students, couples and families too.", "No age limit.", "Vegetarians preferred.", "Great for singles and couples.",
        "Looking for someone tidy.", "Seeking a quiet housemate.", "Room for children to play.", "Children welcome.",
        "Kids are welcome, too.",
        "For a couple, or two friends.", "Great for a couple, kids welcome.", "Professional couple or single welcome.",
        "LGBTQIA+ friendly house.", "LGBT people welcome.", "LGBTIQ-friendly, all welcome.", "Flatmate wanted (male or female).",
        "Flatmate wanted (male/female).", "Flatmate wanted (any gender).", "Flatmate wanted, everyone welcome.",
        "Housemate (any age) wanted.",
        "Room for rent, male or female.", "Guys and girls welcome.", "Guys or girls wanted.", "No problem with guys.",
        "Couples and singles preferred.",
    ]

    /// Of those who live there, or who write.
    static let factsOfHouseholds = [
        "We are two nurses with no kids", "Two women and a cat live here.", "An all-female household.", "I have no children",
        "I'm not young", "I'm a female nurse looking for a room.", "We are a quiet couple, no kids, no pets",
        "We're a mature couple and have no kids.", "not Christian, just quiet", "I'm single with no kids.", "We have no men here.",
        "Young female professional, non-smoker.", "Our household is a Chinese family and a dog.", "I am an only child.",
        "We're students, no children.", "We've lived in this flat for a couple of years, no kids.", "Home for a couple of months, no pets.",
        "We are two flatmates, female, both nurses.", "Our housemates (two girls and a guy) cook a lot.",
        "Three guys and a girl live here.",
        "No guys, we can't take pets; sorry.",
        "I'm one of two guys here, no couples yet.", "Flatmate wanted by three women.", "We're an LGBTQ+ household.",
        "I'm Indian and love cooking.",
    ]

    /// Words that are names.
    static let names = ["Text Christian please.", "Call Christian only after six.", "Ask for Young or Cook.", ""]
}
