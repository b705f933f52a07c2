/**
 * What no public table says rightly about the airports on sale, one line each:
 * code | city | zone | weight of the city in the domestic market, 0 abroad | other names people type.
 */
export const AIRPORT_FACTS = `
CGK | Jakarta | Asia/Jakarta | 10 | soetta, cengkareng, tangerang, soekarno hatta
HLP | Jakarta | Asia/Jakarta | 2.4 | halim, perdanakusuma
DPS | Denpasar | Asia/Makassar | 7 | bali, ngurah rai, kuta, badung
SUB | Surabaya | Asia/Jakarta | 6 | juanda, sidoarjo
UPG | Makassar | Asia/Makassar | 5 | ujung pandang, sultan hasanuddin, maros
KNO | Medan | Asia/Jakarta | 4.6 | kualanamu, deli serdang
YIA | Yogyakarta | Asia/Jakarta | 3.2 | jogja, jogjakarta, yogya, kulon progo
JOG | Yogyakarta | Asia/Jakarta | 0.9 | jogja, jogjakarta, yogya, adisucipto
BPN | Balikpapan | Asia/Makassar | 3.4 | sepinggan, ikn
PDG | Padang | Asia/Jakarta | 2.3 | minangkabau, sumatera barat
PLM | Palembang | Asia/Jakarta | 2.2 | badaruddin
PKU | Pekanbaru | Asia/Jakarta | 2.3 | riau, syarif kasim
BTH | Batam | Asia/Jakarta | 2.9 | hang nadim
PNK | Pontianak | Asia/Jakarta | 2.3 | supadio
BDJ | Banjarmasin | Asia/Makassar | 2.1 | banjarbaru, syamsudin noor
SRG | Semarang | Asia/Jakarta | 2.2 | ahmad yani
SOC | Solo | Asia/Jakarta | 1.2 | surakarta, adi soemarmo, boyolali
BDO | Bandung | Asia/Jakarta | 0.8 | husein sastranegara
KJT | Majalengka | Asia/Jakarta | 0.7 | kertajati, bandung, cirebon
MLG | Malang | Asia/Jakarta | 0.9 | abdul rachman saleh, batu
LOP | Lombok | Asia/Makassar | 2.1 | mataram, praya, mandalika
LBJ | Labuan Bajo | Asia/Makassar | 1.2 | komodo, flores, manggarai
KOE | Kupang | Asia/Makassar | 1.3 | el tari, timor
MDC | Manado | Asia/Makassar | 2 | sam ratulangi, bunaken
AMQ | Ambon | Asia/Jayapura | 1.2 | pattimura, maluku
DJJ | Jayapura | Asia/Jayapura | 1.6 | sentani, papua
TIM | Timika | Asia/Jayapura | 0.9 | mimika, freeport
SOQ | Sorong | Asia/Jayapura | 1.2 | raja ampat, domine eduard osok
MKW | Manokwari | Asia/Jayapura | 0.7 | rendani
BIK | Biak | Asia/Jayapura | 0.5 | frans kaisiepo
KDI | Kendari | Asia/Makassar | 1.3 | haluoleo
PLW | Palu | Asia/Makassar | 1.3 | mutiara
GTO | Gorontalo | Asia/Makassar | 0.8 | djalaluddin
TKG | Bandar Lampung | Asia/Jakarta | 1.2 | lampung, tanjung karang, radin inten
BKS | Bengkulu | Asia/Jakarta | 0.9 | fatmawati
DJB | Jambi | Asia/Jakarta | 1.2 | sultan thaha
PGK | Pangkalpinang | Asia/Jakarta | 1.3 | bangka, depati amir, pangkal pinang
TJQ | Tanjung Pandan | Asia/Jakarta | 0.8 | belitung, hananjoeddin
BTJ | Banda Aceh | Asia/Jakarta | 1 | aceh, iskandar muda
PKY | Palangkaraya | Asia/Jakarta | 0.9 | palangka raya, tjilik riwut
TRK | Tarakan | Asia/Makassar | 0.9 | juwata
AAP | Samarinda | Asia/Makassar | 0.8 | apt pranoto
BEJ | Berau | Asia/Makassar | 0.6 | derawan, tanjung redeb, kalimarau
BWX | Banyuwangi | Asia/Jakarta | 0.6 | ijen, blimbingsari
TTE | Ternate | Asia/Jayapura | 0.8 | sultan babullah
WGP | Waingapu | Asia/Makassar | 0.4 | sumba, umbu mehang kunda
TMC | Tambolaka | Asia/Makassar | 0.5 | sumba, waikabubak, lede kalumbang
ENE | Ende | Asia/Makassar | 0.4 | flores, kelimutu, aroeboesman
MOF | Maumere | Asia/Makassar | 0.4 | flores, frans seda
MKQ | Merauke | Asia/Jayapura | 0.6 | mopah
SIN | Singapore | Asia/Singapore | 0 | singapura, changi
KUL | Kuala Lumpur | Asia/Kuala_Lumpur | 0 | klia
PEN | Penang | Asia/Kuala_Lumpur | 0 | georgetown
BKI | Kota Kinabalu | Asia/Kuching | 0 | sabah
KCH | Kuching | Asia/Kuching | 0 | sarawak
BWN | Bandar Seri Begawan | Asia/Brunei | 0 | brunei
BKK | Bangkok | Asia/Bangkok | 0 | suvarnabhumi
DMK | Bangkok | Asia/Bangkok | 0 | don mueang
HKT | Phuket | Asia/Bangkok | 0 |
SGN | Ho Chi Minh City | Asia/Ho_Chi_Minh | 0 | saigon, tan son nhat
HAN | Hanoi | Asia/Ho_Chi_Minh | 0 | noi bai
DAD | Da Nang | Asia/Ho_Chi_Minh | 0 | danang
PNH | Phnom Penh | Asia/Phnom_Penh | 0 | kamboja
RGN | Yangon | Asia/Yangon | 0 | rangoon, myanmar
MNL | Manila | Asia/Manila | 0 | ninoy aquino, filipina
HKG | Hong Kong | Asia/Hong_Kong | 0 | hongkong
MFM | Macau | Asia/Macau | 0 | makau, macao
TPE | Taipei | Asia/Taipei | 0 | taoyuan, taiwan
ICN | Seoul | Asia/Seoul | 0 | incheon, korea
NRT | Tokyo | Asia/Tokyo | 0 | narita, jepang
HND | Tokyo | Asia/Tokyo | 0 | haneda, jepang
KIX | Osaka | Asia/Tokyo | 0 | kansai, jepang
PVG | Shanghai | Asia/Shanghai | 0 | pudong
PEK | Beijing | Asia/Shanghai | 0 | peking
CAN | Guangzhou | Asia/Shanghai | 0 | baiyun, kanton
DEL | New Delhi | Asia/Kolkata | 0 | delhi, indira gandhi
BOM | Mumbai | Asia/Kolkata | 0 | bombay
CMB | Colombo | Asia/Colombo | 0 | sri lanka
DXB | Dubai | Asia/Dubai | 0 |
DOH | Doha | Asia/Qatar | 0 | hamad, qatar
AUH | Abu Dhabi | Asia/Dubai | 0 | zayed
JED | Jeddah | Asia/Riyadh | 0 | jedah, umrah, makkah, mekkah
MED | Madinah | Asia/Riyadh | 0 | medina, umrah
RUH | Riyadh | Asia/Riyadh | 0 |
IST | Istanbul | Europe/Istanbul | 0 | turki
AMS | Amsterdam | Europe/Amsterdam | 0 | schiphol, belanda
LHR | London | Europe/London | 0 | heathrow, inggris
CDG | Paris | Europe/Paris | 0 | charles de gaulle
FRA | Frankfurt | Europe/Berlin | 0 | jerman
SYD | Sydney | Australia/Sydney | 0 | kingsford smith
MEL | Melbourne | Australia/Melbourne | 0 | tullamarine
PER | Perth | Australia/Perth | 0 |
BNE | Brisbane | Australia/Brisbane | 0 |
AKL | Auckland | Pacific/Auckland | 0 | selandia baru
LAX | Los Angeles | America/Los_Angeles | 0 |
`;

/** Metropolitan codes that stand for every airport of a city: code | airports, the first one leads. */
export const CITY_GROUPS = `
JKT | CGK HLP
TYO | NRT HND
`;

/** Country code | English | Indonesian | part of the world. */
export const COUNTRIES = `
ID | Indonesia | Indonesia | Southeast Asia
SG | Singapore | Singapura | Southeast Asia
MY | Malaysia | Malaysia | Southeast Asia
BN | Brunei Darussalam | Brunei Darussalam | Southeast Asia
TH | Thailand | Thailand | Southeast Asia
VN | Vietnam | Vietnam | Southeast Asia
KH | Cambodia | Kamboja | Southeast Asia
MM | Myanmar | Myanmar | Southeast Asia
PH | Philippines | Filipina | Southeast Asia
HK | Hong Kong | Hong Kong | East Asia
MO | Macau | Makau | East Asia
TW | Taiwan | Taiwan | East Asia
KR | South Korea | Korea Selatan | East Asia
JP | Japan | Jepang | East Asia
CN | China | Tiongkok | East Asia
IN | India | India | South Asia
LK | Sri Lanka | Sri Lanka | South Asia
AE | United Arab Emirates | Uni Emirat Arab | Middle East
QA | Qatar | Qatar | Middle East
SA | Saudi Arabia | Arab Saudi | Middle East
TR | Turkey | Turki | Europe
NL | Netherlands | Belanda | Europe
GB | United Kingdom | Inggris Raya | Europe
FR | France | Prancis | Europe
DE | Germany | Jerman | Europe
AU | Australia | Australia | Oceania
NZ | New Zealand | Selandia Baru | Oceania
US | United States | Amerika Serikat | North America
`;

/** Second half of an Indonesian ISO 3166-2 code, and the province. */
export const PROVINCES = `
AC | Aceh
BA | Bali
BB | Kepulauan Bangka Belitung
BE | Bengkulu
BT | Banten
GO | Gorontalo
JA | Jambi
JB | Jawa Barat
JI | Jawa Timur
JK | DKI Jakarta
JT | Jawa Tengah
KB | Kalimantan Barat
KI | Kalimantan Timur
KR | Kepulauan Riau
KS | Kalimantan Selatan
KT | Kalimantan Tengah
KU | Kalimantan Utara
LA | Lampung
MA | Maluku
MU | Maluku Utara
NB | Nusa Tenggara Barat
NT | Nusa Tenggara Timur
PA | Papua
PB | Papua Barat
PD | Papua Barat Daya
PS | Papua Selatan
PT | Papua Tengah
RI | Riau
SA | Sulawesi Utara
SB | Sumatera Barat
SG | Sulawesi Tenggara
SN | Sulawesi Selatan
SS | Sumatera Selatan
ST | Sulawesi Tengah
SU | Sumatera Utara
YO | DI Yogyakarta
`;
