const COUNT = String.raw`\b(?:an?|one|two|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|\d+)`;

/** Several words that mean one thing, before single words are looked at; what they mean stands in capitals. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(\p{L}+)-\1\b/gu, '$1'],
  [/\b(?:tanggal|tgl)\b/g, 'DATE'],
  [/\b(?:the )?(\d+) (?:st|nd|rd|th)\b/g, 'DATE $1'],
  [/(\d)(k|rb|ribu|jt|juta|m)\b/g, '$1 $2'],
  [/\bs\/d\b/g, 'UNTIL'],
  [/\b(?:the )?day after tomorrow\b|\bbesok lusa\b/g, 'OVERMORROW'],
  [/\bnew year'?s eve\b|\bmalam tahun baru\b/g, '31 M12'],
  [/\bnew year(?:'?s day)?\b|\btahun baru\b/g, '1 M1'],
  [/\bchristmas\b|\bxmas\b|\b(?:hari )?natal\b/g, '25 M12'],
  [/\bround[- ]trip\b|\breturn trip\b|\bpulang[- ]pergi\b|\bpp\b/g, ','],
  [/\bone[- ]way\b|\bsekali jalan\b/g, ','],
  [/\bakhir (?:pekan|minggu)\b|\bweekend\b/g, 'WEEKEND'],
  [/\b(?:me|i) and my \p{L}+\b|\b(?:saya|aku|kami) (?:dan|sama) (?:istri|suami|pacar|pasangan)\b/gu, '2 ADULT'],
  [/\b(?:half|full|one|two|three|four|five|\d) - day\b|\bhalf day\b|\bsetengah hari\b|\bsehari penuh\b/g, ','],
  [/\b(?:less than|no more than|at most|up to|cheaper than|di bawah|paling mahal|kurang dari)\b/g, 'BELOW'],
  [/\bfirst class\b|\bkelas utama\b/g, 'FIRST'],
  [/\bfirst thing\b/g, ','],
  [/\blate evening\b/g, 'NIGHT'],
  [/\b(toddlers?|infants?|baby|babies) under (?:2|two)\b/g, '$1'],
  [/\bmalam ini\b/g, 'TONIGHT'],
  [/\bhari ini\b/g, 'TODAY'],
  [/(?<!\bfor \S+ )\b(days?|weeks?) from (?:now|today)\b/g, '$1 LATER'],
  [/\bfrom now\b/g, 'from today'],
  [/\b(day|week)(?:'s|s'?) time\b/g, '$1'],
  [/\bse(?:minggu|pekan)\b/g, '1 WEEK'],
  [/\bsemalam\b/g, '1 NIGHT'],
  [new RegExp(`(${COUNT}) minggu\\b`, 'g'), '$1 WEEK'],
  // `hari Minggu depan` is a Sunday, `minggu depan` and `3 hari minggu depan` are of next week.
  [new RegExp(`(?<!(?<!${COUNT} )\\bhari )\\bminggu (?=depan|dpn)`, 'g'), 'WEEK '],
];

const rows = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word, meaning] as const);
    });

/** What a single word means, in either language. Numbers are digits; `W0` is Sunday, `M1` January. */
export const MEANINGS: ReadonlyMap<string, string> = new Map(
  rows(`
1: one satu
2: two dua
3: three tiga
4: four empat
5: five lima
6: six enam
7: seven tujuh
8: eight delapan
9: nine sembilan
10: ten sepuluh
2 PEOPLE: berdua
3 PEOPLE: bertiga
4 PEOPLE: berempat
5 PEOPLE: berlima
6 PEOPLE: berenam
2 ADULT: couple pasangan
1 ADULT: alone sendiri sendirian
ADULT: adult adults adlts dewasa dws
CHILD: child children kid kids anak
INFANT: infant infants baby babies toddler toddlers bayi
PEOPLE: people person persons pax orang org guest guests tamu travellers travelers ticket tickets tiket
ROOM: room rooms kamar
NIGHT: night nights malam overnight
DAY: day days hari
WEEK: week weeks pekan
MONTH: month bulan
NEXT: next nxt depan dpn mendatang
THIS: this ini coming
TODAY: today
TOMORROW: tomorrow besok
OVERMORROW: lusa
TONIGHT: tonight
LATER: lagi
MORNING: morning pagi
AFTERNOON: afternoon noon siang sore
EVENING: evening petang
STAR: star stars bintang
BELOW: under below max maximum maks maksimal maximal
FROM: from dari depart departing leaving starting mulai
TO: to ke tujuan menuju arrive arriving towards
UNTIL: until till sampai hingga
IN: in at di on around near dekat sekitar close inside
FOR: for untuk buat selama
BACK: back return returning pulang kembali balik
ECONOMY: economy ekonomi
BUSINESS: business bisnis
EXECUTIVE: executive eksekutif
W0: sunday sun minggu ahad
W1: monday mon senin
W2: tuesday tue selasa
W3: wednesday wed rabu
W4: thursday thu kamis
W5: friday fri jumat jum'at
W6: saturday sat sabtu
M1: january jan januari
M2: february feb februari
M3: march mar maret
M4: april apr
M5: may mei
M6: june jun juni
M7: july jul juli
M8: august aug agustus agu agt
M9: september sep sept
M10: october oct oktober okt
M11: november nov
M12: december dec desember des
`),
);

/** What an amount is multiplied by. */
export const TIMES: Readonly<Record<string, number>> = {
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
  million: 1_000_000,
};

/** Words that say nothing about a search. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and dan of with dengan sama by naik go going want need like would i we me my find get book please cari carikan ' +
    'mau ingin saya kami pergi tolong pesan pesankan cheap cheapest murah termurah trip trips travel liburan family sekeluarga ' +
    'keluarga yang yg waktu pada class kelas along then ada some rp idr per berangkat city kota looking search show give'
  ).split(' '),
);
