/**
 * How travellers say in English what they look for, written before the parser; today is Wednesday 25 November 2026. After the
 * bar stands what has to be understood: service, `<from`, `>to`, days, `2a 1c 1i` for the party, `2r` rooms, `@` part of the
 * day, `#` class, `*` stars, `max=` price, `month=`.
 */
export const ENGLISH = `
2 adults 1 child to Bali next Friday 3 nights | hotel >Bali 2026-12-04..2026-12-07 2a 1c
train to jogja tomorrow morning | train >Yogyakarta 2026-11-26 @morning
hotel in Ubud this weekend for two | hotel >Ubud 2026-11-28..2026-11-29 2a
flight from Jakarta to Bali on 20 December | flight <Jakarta >Bali 2026-12-20
Jakarta to Surabaya by train on Friday, 2 adults and an infant | train <Jakarta >Surabaya 2026-11-27 2a 1i
Fly Jakarta - Denpasar 24 Dec back 28 Dec, 2 adults 2 kids | flight <Jakarta >Bali 2026-12-24..2026-12-28 2a 2c
cheap flights Surabaya to Makassar tomorrow | flight <Surabaya >Makassar 2026-11-26
a room in Bandung tonight | hotel >Bandung 2026-11-25..2026-11-26
hotel Yogyakarta 10 to 13 December, 2 rooms, 4 adults | hotel >Yogyakarta 2026-12-10..2026-12-13 4a 2r
4-star hotel in Seminyak under 1.5 million | hotel >Seminyak *4 max=1500000
tours in Labuan Bajo in December | tour >Labuan_Bajo month=2026-12
things to do in Singapore | venue >Singapore
family of four to Singapore next weekend | hotel >Singapore 2026-12-05..2026-12-06 4a
executive train Bandung to Yogyakarta on Sunday evening | train <Bandung >Yogyakarta 2026-11-29 @evening #executive
business class from Jakarta to Singapore the day after tomorrow | flight <Jakarta >Singapore 2026-11-27 #Business
I need a hotel near Malioboro from Dec 12 to Dec 15 | hotel >Malioboro 2026-12-12..2026-12-15
one way ticket to Medan from Jakarta in two weeks | flight <Jakarta >Medan 2026-12-09
stay in Lombok for a week from 1 January | hotel >Lombok 2027-01-01..2027-01-08
couple, Ubud, 3 nights from tomorrow | hotel >Ubud 2026-11-26..2026-11-29 2a
me and my wife to Bali at Christmas for 5 nights | hotel >Bali 2026-12-25..2026-12-30 2a
train from Gambir to Surabaya tomorrow night | train <Gambir >Surabaya 2026-11-26 @night
morning flight to Yogyakarta from Jakarta on Monday | flight <Jakarta >Yogyakarta 2026-11-30 @morning
Bali | hotel >Bali
flights to Bali | flight >Bali
hotels in Jakarta | hotel >Jakarta
3 nights in Solo | hotel >Solo 3n
tickets for an attraction in Jakarta next Saturday for 2 adults and 3 children | venue >Jakarta 2026-12-05 2a 3c
city tour in Yogyakarta for 6 people | tour >Yogyakarta 6a
Komodo tour next month | tour >Labuan_Bajo month=2026-12
from Bandung to Jakarta tomorrow by train for one | train <Bandung >Jakarta 2026-11-26 1a
2 people from Jakarta to Lombok 2 January return 9 January | flight <Jakarta >Lombok 2027-01-02..2027-01-09 2a
plane from Balikpapan to Jakarta on the 30th of November | flight <Balikpapan >Jakarta 2026-11-30
5 star hotel Nusa Dua 20-25 Dec 2 adults 1 child | hotel >Nusa_Dua 2026-12-20..2026-12-25 2a 1c *5
hotel Kuta below 500k for tomorrow | hotel >Kuta 2026-11-26..2026-11-27 max=500000
hotel in Makassar tomorrow for 2 nights, 1 room | hotel >Makassar 2026-11-26..2026-11-28 1r
four adults two rooms in Semarang Saturday to Monday | hotel >Semarang 2026-11-28..2026-11-30 4a 2r
train Semarang - Jakarta 26/12 | train <Semarang >Jakarta 2026-12-26
fly to Singapore next Monday and back on Thursday | flight >Singapore 2026-11-30..2026-12-03
Surabaya Malang by train tomorrow | train <Surabaya >Malang 2026-11-26
Jakarta Bali Friday | flight <Jakarta >Bali 2026-11-27
weekend in Bandung | hotel >Bandung 2026-11-28..2026-11-29
two adults, one toddler under 2, Jakarta to Medan, 15 December | flight <Jakarta >Medan 2026-12-15 2a 1i
flight for 3 to Batam | flight >Batam 3a
economy train to Malang from Jakarta on 3 December | train <Jakarta >Malang 2026-12-03 #economy
solo trip to Yogyakarta by train on Thursday afternoon | train >Yogyakarta 2026-11-26 @afternoon 1a
hotel for new year's eve in Bali | hotel >Bali 2026-12-31..2027-01-01
I want to fly from Singapore to Bali in January | flight <Singapore >Bali month=2027-01
hotel in Batam for ten days from December 1st | hotel >Batam 2026-12-01..2026-12-11
find me a hotel in Lembang with two kids and two adults this Saturday | hotel >Lembang 2026-11-28..2026-11-29 2a 2c
next week in Ubud, 4 nights | hotel >Ubud 2026-11-30..2026-12-04
Jakarta to Bali and back, 5 December to 8 December, business | flight <Jakarta >Bali 2026-12-05..2026-12-08 #Business
go from Yogyakarta to Bandung by train in 3 days | train <Yogyakarta >Bandung 2026-11-28
aquarium tickets Singapore tomorrow | venue >Singapore 2026-11-26
two-day tour around Bromo | tour >Bromo
hotel close to Kaliurang 6 Dec 2 nights | hotel >Kaliurang 2026-12-06..2026-12-08
YIA to CGK tomorrow | flight <Yogyakarta >Jakarta 2026-11-26
GMR to SBI 2 December 2 adults 1 infant | train <Gambir >Surabaya_Pasar_Turi 2026-12-02 2a 1i
CGK-DPS 2026-12-18 | flight <Jakarta >Bali 2026-12-18
Denpasar to Jakarta, late evening, 4 Jan | flight <Bali >Jakarta 2027-01-04 @night
trains leaving Jakarta for Cirebon today | train <Jakarta >Cirebon 2026-11-25
a villa in Canggu for 6 adults, 3 rooms, 12 Dec - 16 Dec | hotel >Canggu 2026-12-12..2026-12-16 6a 3r
hotel Batu 24 to 26 December for 2 adults and 2 children | hotel >Batu 2026-12-24..2026-12-26 2a 2c
Manado flights on 11 December from Makassar | flight <Makassar >Manado 2026-12-11
first class flight Jakarta to Singapore 1 Feb | flight <Jakarta >Singapore 2027-02-01 #FirstClass
hotels for tonight | hotel 2026-11-25..2026-11-26
rent a car in Bali for 3 days from tomorrow | transport >Bali 2026-11-26..2026-11-29
airport transfer in Yogyakarta on 5 December | transport >Yogyakarta 2026-12-05
car with driver in Bandung on Sunday | transport >Bandung 2026-11-29
family of 5 by train from Jakarta to Yogyakarta on 23 December | train <Jakarta >Yogyakarta 2026-12-23 5a
overnight train to Surabaya from Bandung next Thursday | train <Bandung >Surabaya 2026-12-03 @night
from Medan to Jakarta next Wednesday, 2 adults 1 child 1 baby | flight <Medan >Jakarta 2026-12-02 2a 1c 1i
Bali for 2 | hotel >Bali 2a
Palembang | hotel >Palembang
hotel Sanur December 2026 | hotel >Sanur month=2026-12
Jogja hotel Monday till Wednesday | hotel >Yogyakarta 2026-11-30..2026-12-02
stay two nights in Malang this Friday | hotel >Malang 2026-11-27..2026-11-29
to Lombok by plane on Sunday morning from Surabaya | flight <Surabaya >Lombok 2026-11-29 @morning
safari park for 2 adults and 1 child | venue 2a 1c
museum in Jakarta on Sunday | venue >Jakarta 2026-11-29
island hopping tour Raja Ampat in March for 4 | tour >Raja_Ampat month=2027-03 4a
Ubud 3 Dec to 5 Dec max 900.000 | hotel >Ubud 2026-12-03..2026-12-05 max=900000
room for three adults in Surabaya up to 800 thousand tomorrow | hotel >Surabaya 2026-11-26..2026-11-27 3a max=800000
three star hotel Semarang | hotel >Semarang *3
Purwokerto from Jakarta by train, Saturday morning, 2 adults | train <Jakarta >Purwokerto 2026-11-28 @morning 2a
noon train Jakarta Bandung tomorrow | train <Jakarta >Bandung 2026-11-26 @afternoon
flight tomorrow | flight 2026-11-26
train ticket | train
two weeks in Bali from 10 January | hotel >Bali 2027-01-10..2027-01-24
hotel Jakarta 31 Dec one night two guests | hotel >Jakarta 2026-12-31..2027-01-01 2a
Labuan Bajo, 4 days from 7 December, hotel | hotel >Labuan_Bajo 2026-12-07..2026-12-11
going to Palembang from Jakarta 19.12.2026 | flight <Jakarta >Palembang 2026-12-19
Depart Surabaya, arrive Jakarta, 2nd December, train | train <Surabaya >Jakarta 2026-12-02
hotel in Mandalika 8 Dec for a night | hotel >Mandalika 2026-12-08..2026-12-09
10 nights Bali starting 5 Dec | hotel >Bali 2026-12-05..2026-12-15
Singapore tickets for a show on 12 December | venue >Singapore 2026-12-12
Pontianak to Jakarta return trip 6 Dec - 10 Dec 1 adult | flight <Pontianak >Jakarta 2026-12-06..2026-12-10 1a
train Cirebon Semarang sunday 2 adults first thing in the morning | train <Cirebon >Semarang 2026-11-29 @morning 2a
hotel seminyak nxt friday 2 adlts | hotel >Seminyak 2026-12-04..2026-12-05 2a
half-day tour in Bandung on 6 December for two adults | tour >Bandung 2026-12-06 2a
3 adults from Solo to Jakarta by train, 9 December, executive class | train <Solo >Jakarta 2026-12-09 3a #executive
`;
