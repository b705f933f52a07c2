/**
 * Sources by their number: number | name | group | latency in ms.
 * `scraping` and `API` are asked for every trip, a GDS for international ones alone.
 */
export const PROVIDER_TABLE = `
2 | Lion | scraping | 620
3 | Sriwijaya | API | 410
4 | Citilink | API | 280
5 | AirAsia | API | 350
6 | Sabre | GDS | 900
7 | Garuda | API | 240
8 | Jetstar | scraping | 760
11 | Kalstar | scraping | 1400
17 | Scoot | scraping | 540
18 | Malindo | scraping | 680
22 | Galileo | GDS | 1150
28 | Amadeus | GDS | 1020
`;

/** code | name | provider | tier | ticket prefix | narrow fleet | wide fleet, flown from km | checked bag kg by cabin E B F S */
export const CARRIER_TABLE = `
JT | Lion Air | 2 | lcc | 990 | 739 738 | 339 4800 | 20
ID | Batik Air | 2 | medium | 938 | 32B 73B | 339 9999 | 20 30
IU | Super Air Jet | 2 | lcc | 848 | 320 | 320 9999 | 20
IW | Wings Air | 2 | lcc | 513 | AT7 | AT7 9999 | 10
SJ | Sriwijaya Air | 3 | medium | 977 | 738 735 | 738 9999 | 20
IN | NAM Air | 3 | medium | 272 | 735 | 735 9999 | 20
QG | Citilink | 4 | lcc | 888 | 320 32N | 339 4800 | 15
QZ | AirAsia Indonesia | 5 | lcc | 975 | 320 | 320 9999 | 0
AK | AirAsia | 5 | lcc | 807 | 320 32N | 320 9999 | 0
FD | Thai AirAsia | 5 | lcc | 900 | 320 | 320 9999 | 0
SQ | Singapore Airlines | 6 | full | 618 | 7M8 | 359 2000 | 30 40 50 50
MH | Malaysia Airlines | 6 | full | 232 | 73G | 333 3000 | 30 40
CX | Cathay Pacific | 6 | full | 160 | 359 | 77W 3000 | 30 40 50
QF | Qantas | 6 | full | 081 | 73G | 333 3000 | 30 40
GA | Garuda Indonesia | 7 | full | 126 | 73G | 33G 4400 | 20 30 40
JQ | Jetstar | 8 | lcc | 041 | 32N | 788 2600 | 0 30
TR | Scoot | 17 | lcc | 668 | 320 32N | 789 4000 | 0
OD | Malindo Air | 18 | medium | 816 | 73B | 73B 9999 | 15 30
EK | Emirates | 22 | full | 176 | 77W | 77W 1000 | 30 40 50
QR | Qatar Airways | 22 | full | 157 | 359 | 359 1000 | 30 40 50
TK | Turkish Airlines | 22 | full | 235 | 789F | 789F 1000 | 30 40
SV | Saudia | 22 | full | 065 | 77W | 77W 1000 | 30 40 50
NH | ANA | 28 | full | 205 | 789F | 789F 1000 | 46 64 96
JL | Japan Airlines | 28 | full | 131 | 789F | 789F 1000 | 46 64 96
KE | Korean Air | 28 | full | 180 | 333 | 77W 5000 | 23 64 69
TG | Thai Airways | 28 | full | 217 | 333 | 359 3000 | 30 40 50
VN | Vietnam Airlines | 28 | full | 738 | 73G | 359 3000 | 23 64
BI | Royal Brunei | 28 | full | 672 | 32B | 789F 4000 | 30 40
`;

/** code | name | seats E B F S | grams of CO2 per passenger kilometre */
export const AIRCRAFT_TABLE = `
AT7 | ATR 72-600 | 72 | 72
735 | Boeing 737-500 | 120 | 104
738 | Boeing 737-800 | 189 | 84
739 | Boeing 737-900ER | 215 | 80
73B | Boeing 737-800 | 150 12 | 92
73G | Boeing 737-800 | 150 12 | 94
7M8 | Boeing 737 MAX 8 | 144 10 | 82
320 | Airbus A320-200 | 180 | 83
32N | Airbus A320neo | 186 | 71
32B | Airbus A320-200 | 144 12 | 91
333 | Airbus A330-300 | 247 36 | 95
33G | Boeing 777-300ER | 268 38 8 | 99
339 | Airbus A330-900neo | 436 | 78
359 | Airbus A350-900 | 211 42 8 4 | 78
788 | Boeing 787-8 | 314 21 | 76
789 | Boeing 787-9 | 375 | 74
789F | Boeing 787-9 | 198 48 8 | 80
77W | Boeing 777-300ER | 264 42 8 6 | 97
`;

/** Carriers at home in Indonesia: code | bases | share of the market | longest leg km | smallest market in flights a day. */
export const DOMESTIC_TABLE = `
JT | CGK SUB UPG KNO DPS BPN BTH | 0.22 | 4200 | 0.7
ID | CGK HLP DPS UPG | 0.14 | 4200 | 2.2
IU | CGK KNO DPS SUB BTH | 0.1 | 2400 | 5
IW | SUB UPG DPS KNO KOE AMQ MDC BPN SRG BDJ PLW | 0.6 | 450 | 0.3
SJ | CGK SUB UPG | 0.05 | 2600 | 6
IN | CGK DPS SUB | 0.03 | 1600 | 7
QG | CGK HLP SUB DPS | 0.17 | 2400 | 2
QZ | CGK DPS SUB | 0.1 | 1700 | 11
GA | CGK DPS UPG | 0.2 | 4200 | 1.6
`;

/** Legs that no market size explains: carrier | from | to and flights a day. */
export const ROUTE_TABLE = `
JT | DJJ | MKQ 2 TIM 1 BIK 1
GA | DJJ | MKQ 1 BIK 1
JT | SOQ | MKW 1
JT | CGK | SIN 1 KUL 1 JED 1 MED 0.6
ID | CGK | SIN 3 KUL 2 PEN 1 BKK 1 PER 1
ID | DPS | SIN 2 PER 1 MEL 0.6
IU | CGK | KUL 1 PEN 0.6
QG | CGK | KUL 1 JED 0.6
QG | DPS | PER 1
QG | SUB | KUL 0.6
QZ | CGK | KUL 4 SIN 3 PEN 1 BKI 1 DMK 2 HKT 1 PNH 0.6 HKG 1 PER 0.6
QZ | DPS | KUL 3 SIN 2 DMK 1 PER 2 HKT 0.6 MEL 0.6
QZ | SUB | KUL 2 SIN 1
QZ | KNO | KUL 2 PEN 1
AK | KUL | CGK 5 DPS 4 SUB 2 KNO 3 YIA 1 LOP 1 PLM 0.6 PKU 1 PDG 1 UPG 0.6 BPN 0.6 BTJ 0.6 SIN 8 PEN 8 BKI 5 KCH 6 BWN 1 DMK 5 HKT 3 SGN 3 HAN 2 DAD 2 PNH 2 RGN 1 MNL 2 HKG 2 MFM 1 CAN 1 CMB 0.6
FD | DMK | DPS 2 CGK 1 SIN 3 KUL 2 HKT 6 SGN 2 HAN 1 DAD 1 PNH 1 RGN 2 HKG 2 MFM 1 CAN 1
GA | CGK | SIN 4 KUL 2 BKK 1 HKG 1 HND 1 NRT 0.6 ICN 1 PVG 0.6 CAN 1 SYD 1 MEL 0.6 JED 2 MED 1 AMS 0.6
GA | DPS | SIN 2 SYD 1 MEL 1 NRT 0.6 ICN 0.6 PVG 0.6
GA | SUB | JED 0.4
GA | UPG | JED 0.4 MED 0.4
GA | KNO | JED 0.4
JQ | DPS | SYD 2 MEL 3 BNE 2 PER 3 SIN 1
JQ | MEL | SIN 0.6 AKL 1
JQ | SYD | AKL 2 MEL 6 BNE 5
TR | SIN | CGK 4 DPS 4 SUB 2 KNO 1 YIA 1 LOP 1 UPG 0.6 BPN 0.6 MDC 0.6 PLM 0.6 PKU 0.6 SOC 0.4 SRG 0.4 KUL 5 PEN 3 BKI 1 KCH 1 BKK 4 HKT 2 SGN 2 HAN 1 DAD 1 MNL 2 HKG 2 MFM 1 TPE 2 NRT 1 KIX 1 ICN 1 PER 2 MEL 1 SYD 1
OD | KUL | CGK 3 DPS 3 KNO 1 SUB 1 BTH 1 SIN 3 PEN 4 BKK 1 HKT 1 HAN 1 SGN 1 DEL 1 BOM 1 CMB 1 PER 1 MEL 1 TPE 1
SQ | SIN | CGK 9 DPS 4 SUB 2 KNO 1 KUL 5 PEN 2 BKK 5 HKT 2 SGN 3 HAN 2 PNH 1 RGN 1 MNL 3 HKG 5 TPE 2 ICN 4 NRT 2 HND 3 KIX 2 PVG 3 PEK 2 CAN 2 DEL 2 BOM 2 CMB 1 DXB 1 IST 1 AMS 1 LHR 4 CDG 1 FRA 2 SYD 5 MEL 5 PER 4 BNE 3 AKL 2 LAX 2 JED 0.4
MH | KUL | CGK 5 DPS 3 SUB 1 KNO 1 SIN 7 PEN 7 BKI 7 KCH 6 BKK 4 HKT 2 SGN 2 HAN 2 PNH 2 RGN 1 MNL 2 HKG 2 TPE 1 ICN 1 NRT 2 KIX 1 PVG 1 PEK 1 CAN 1 DEL 2 BOM 1 CMB 1 JED 1 MED 1 LHR 2 SYD 2 MEL 2 PER 1 BNE 0.6 AKL 1 DOH 1
CX | HKG | CGK 2 DPS 2 SUB 1 SIN 6 KUL 3 BKK 5 MNL 4 TPE 8 ICN 4 NRT 5 HND 2 KIX 4 PVG 6 PEK 5 DEL 1 BOM 1 LHR 4 CDG 2 FRA 1 AMS 1 SYD 3 MEL 2 PER 1 BNE 1 AKL 1 LAX 3
QF | SYD | DPS 1 CGK 0.6 SIN 1 MEL 12 BNE 9 PER 3 AKL 3 LAX 1
QF | MEL | DPS 1 SIN 1 PER 3 AKL 2 LAX 1
EK | DXB | CGK 2 DPS 2 SIN 3 KUL 3 BKK 4 LHR 6 CDG 3 FRA 3 AMS 2 IST 2 JED 3 MED 2 RUH 3 SYD 3 MEL 2 LAX 1 DEL 4 BOM 5 CMB 3 MNL 3 HKG 2 ICN 1 NRT 1
QR | DOH | CGK 3 DPS 2 SIN 3 KUL 3 BKK 4 LHR 6 CDG 3 FRA 3 AMS 2 IST 2 JED 3 MED 2 RUH 2 SYD 1 MEL 1 LAX 1 DEL 2 BOM 2 CMB 3
TK | IST | CGK 1 DPS 1 SIN 1 KUL 1 LHR 7 CDG 5 FRA 6 AMS 5 JED 4 MED 2 RUH 1 LAX 1
SV | JED | CGK 2 KNO 0.4 SUB 0.6 KUL 1 MED 8 RUH 12 LHR 2 CDG 1 FRA 1 IST 3 DXB 4
SV | MED | CGK 1 RUH 4
NH | HND | CGK 1 SIN 2 BKK 2 HKG 1 LAX 2 LHR 1 FRA 1 KIX 6 SYD 1
NH | NRT | CGK 1 SGN 1 MNL 1 LAX 1
JL | NRT | CGK 1 SIN 1 BKK 1 LAX 1
JL | HND | SIN 1 LHR 1 CDG 1 KIX 7
KE | ICN | CGK 1 DPS 1 SIN 2 BKK 3 HKG 3 NRT 4 KIX 4 PVG 3 LAX 2 LHR 1 CDG 1 FRA 1
TG | BKK | CGK 2 DPS 2 SIN 5 KUL 2 HKT 8 HKG 4 TPE 2 NRT 3 HND 2 KIX 2 ICN 3 PVG 2 PEK 1 DEL 2 BOM 2 CMB 1 LHR 2 FRA 2 CDG 1 SYD 1 MEL 2
VN | SGN | CGK 1 DPS 1 SIN 2 KUL 1 BKK 2 HAN 14 DAD 10 PNH 2 HKG 1 TPE 2 NRT 1 ICN 2 SYD 0.6 MEL 0.6 CDG 0.6 FRA 0.6
VN | HAN | CGK 0.4 DAD 9 ICN 2 NRT 2 SIN 1
BI | BWN | CGK 1 DPS 1 SUB 0.6 SIN 2 KUL 2 BKI 1 KCH 0.6 MNL 1 HKG 0.6 ICN 0.4 NRT 0.4 DXB 0.4 LHR 0.6 MEL 0.6
`;

/** Terminals where they matter: airport | carriers : terminal for trips at home | the same abroad; the last one is for all others. */
export const TERMINAL_TABLE = `
CGK | GA:T3 ID:T2 QZ:T2 SJ:T2 IN:T2 *:T1 | QZ:T2 AK:T2 TR:T2 JT:T2 QG:T2 FD:T2 *:T3
SUB | GA:T2 QZ:T2 *:T1 | *:T2
DPS | *:D | *:I
SIN | *:T1 | SQ:T3 GA:T3 TR:T1 QZ:T4 AK:T4 FD:T4 CX:T4 KE:T4 VN:T4 EK:T1 QF:T1 ID:T1 JT:T1 *:T2
KUL | AK:T2 *:T1 | AK:T2 QZ:T2 TR:T1 FD:T2 *:T1
HND | NH:T2 JL:T1 *:T2 | *:T3
NRT | *:T2 | NH:T1 SQ:T1 KE:T1 TR:T1 TG:T1 *:T2
SYD | JQ:T2 QF:T3 *:T2 | *:T1
MEL | QF:T1 *:T4 | *:T2
PER | QF:T4 *:T2 | QF:T3 *:T1
LHR | *:T5 | QR:T4 VN:T4 MH:T4 SV:T4 KE:T4 EK:T3 CX:T3 JL:T3 *:T2
CDG | *:2F | *:1
FRA | *:T1 | SQ:T1 NH:T1 TG:T1 TK:T1 *:T2
ICN | *:T1 | KE:T2 GA:T2 *:T1
LAX | *:T4 | *:B
DXB | *:T3 | EK:T3 *:T1
`;
