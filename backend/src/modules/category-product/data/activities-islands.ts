import type { ProductSource } from '../product-source.ts';

const ACTIVITY = { service: 'category_product_activities', unit: 'person', currency: 'IDR' } as const;

/** What is done east of Bali and in Singapore. */
export const ISLAND_ACTIVITIES: readonly ProductSource[] = [
  {
    ...ACTIVITY,
    id: 'ACT-005',
    slug: 'sunset-cruise-labuan-bajo',
    place: 'LBJ',
    at: [-8.4964, 119.8772],
    address: 'Dermaga Marina, Jl. Soekarno Hatta, Labuan Bajo',
    capacity: 24,
    most: 8,
    sessions: [['15:30', '19:00']],
    cutOffHours: 6,
    freeHours: 24,
    childAges: [4, 11],
    needsNames: true,
    options: [
      {
        id: 'deck',
        name: { en: 'Deck place', id: 'Tempat di dek' },
        detail: { en: 'With drinks and fried bananas.', id: 'Dengan minuman dan pisang goreng.' },
        adult: 450_000,
        child: 300_000,
      },
      {
        id: 'dinner',
        name: { en: 'With grilled fish', id: 'Dengan ikan bakar' },
        detail: { en: 'Dinner on board after dark.', id: 'Makan malam di kapal setelah gelap.' },
        adult: 650_000,
        child: 440_000,
      },
    ],
    pictures: ['islands', 'savanna', 'car-coast'],
    score: 9.1,
    reviews: 194,
    text: {
      en: {
        title: 'Sunset by phinisi and the flying foxes of Kalong',
        summary: 'Wooden sails out of Labuan Bajo, and a hundred thousand bats that leave their island at dusk.',
        story:
          'The schooner sails past Kelor to the mangroves of Kalong. When the sun goes, flying foxes rise from the trees and cross the sky towards Flores for a quarter of an hour. There is a cold drink in your hand and nobody hurries you back.',
        meeting: 'Pier B of the marina',
        includes: ['Place on deck with cushions', 'Soft drinks and coffee', 'Life vest', 'Harbour fees'],
        other: ['Bring a light jacket for the way back'],
        use: ['Show this voucher and an ID at pier B', 'Boarding closes at 15:20'],
      },
      id: {
        title: 'Senja di kapal pinisi dan kalong Pulau Kalong',
        summary: 'Berlayar dari Labuan Bajo, lalu ratusan ribu kelelawar terbang meninggalkan pulaunya saat senja.',
        story:
          'Kapal berlayar melewati Kelor menuju bakau Kalong. Ketika matahari turun, kalong naik dari pepohonan dan menyeberangi langit ke arah Flores selama seperempat jam. Minuman dingin di tangan, dan tidak ada yang menyuruh buru-buru pulang.',
        meeting: 'Dermaga B di marina',
        includes: ['Tempat di dek dengan bantal', 'Minuman ringan dan kopi', 'Pelampung', 'Biaya pelabuhan'],
        other: ['Bawa jaket tipis untuk perjalanan pulang'],
        use: ['Tunjukkan voucher ini dan kartu identitas di dermaga B', 'Naik kapal ditutup pukul 15.20'],
      },
    },
  },
  {
    ...ACTIVITY,
    id: 'ACT-006',
    slug: 'freediving-first-course-gili-air',
    place: 'LOP',
    at: [-8.3667, 116.0833],
    address: 'Jl. Pantai Timur, Gili Air',
    capacity: 8,
    most: 4,
    sessions: [['08:30', '15:30']],
    closed: [5],
    cutOffHours: 20,
    freeHours: 72,
    needsNames: true,
    options: [
      {
        id: 'day',
        name: { en: 'One day', id: 'Satu hari' },
        detail: { en: 'Theory, breathing and two dives on the line.', id: 'Teori, napas, dan dua selam di tali.' },
        adult: 1_150_000,
      },
    ],
    pictures: ['snorkel-reef', 'beach-resort', 'islands'],
    score: 9.7,
    reviews: 143,
    text: {
      en: {
        title: 'First freediving day at Gili Air',
        summary: 'Learn to breathe, relax and come down to ten metres, with one instructor for four.',
        story:
          'A calm morning of theory and breathing on a veranda, then the line off the boat: hand under hand, as deep as your ears allow. Most people reach eight to ten metres and are surprised how long a minute can be. Nobody is pushed.',
        meeting: 'Dive house on the eastern path',
        includes: ['Mask, long fins and wetsuit', 'Boat', 'Fruit lunch', 'Instructor for at most four'],
        other: ['From 16 years', 'No flights for 12 hours afterwards', 'A medical form is filled in there'],
        use: ['Show this voucher at the dive house', 'Eat lightly in the morning'],
      },
      id: {
        title: 'Hari pertama freediving di Gili Air',
        summary: 'Belajar bernapas, rileks, dan turun sampai sepuluh meter, satu instruktur untuk empat orang.',
        story:
          'Pagi yang tenang dengan teori dan latihan napas di beranda, lalu tali di samping kapal: tangan demi tangan, sedalam telinga mengizinkan. Kebanyakan peserta mencapai delapan sampai sepuluh meter dan heran betapa panjang satu menit. Tidak ada yang dipaksa.',
        meeting: 'Rumah selam di jalan timur',
        includes: [
          'Masker, sirip panjang, dan baju selam',
          'Kapal',
          'Makan siang buah',
          'Instruktur untuk paling banyak empat orang',
        ],
        other: ['Mulai 16 tahun', 'Jangan terbang selama 12 jam sesudahnya', 'Formulir kesehatan diisi di tempat'],
        use: ['Tunjukkan voucher ini di rumah selam', 'Makan ringan saja di pagi hari'],
      },
    },
  },
  {
    ...ACTIVITY,
    id: 'ACT-007',
    slug: 'hawker-walk-chinatown-singapore',
    currency: 'SGD',
    place: 'SIN',
    at: [1.2822, 103.8439],
    address: 'Chinatown MRT, Exit A, Pagoda Street',
    capacity: 12,
    most: 6,
    sessions: [
      ['10:30', '13:30'],
      ['17:30', '20:30'],
    ],
    cutOffHours: 8,
    freeHours: 24,
    childAges: [5, 11],
    options: [
      {
        id: 'walk',
        name: { en: 'Eight tastings', id: 'Delapan cicipan' },
        detail: { en: 'Small group, food included.', id: 'Grup kecil, termasuk makanan.' },
        adult: 89,
        child: 62,
      },
    ],
    pictures: ['market-food', 'old-town', 'city-skyline'],
    score: 9.3,
    reviews: 356,
    text: {
      en: {
        title: 'Hawker walk through Chinatown, Singapore',
        summary: 'Eight stalls in three hours, from chicken rice to durian, told by someone who grew up above a shop.',
        story:
          'You taste what the queues are for: chicken rice, popiah, laksa, kopi pulled through a sock, and for the brave a seed of durian. Between stalls your guide shows five-foot ways, clan houses and the temple whose kitchen feeds anybody.',
        meeting: 'Top of exit A at Chinatown station',
        includes: ['Eight tastings and two drinks', 'Local guide', 'Walk of two kilometres'],
        other: ['Tell us of allergies in the note', 'There is a way without pork'],
        use: ['Show this voucher to the guide with the red umbrella'],
      },
      id: {
        title: 'Jalan kuliner di Chinatown Singapura',
        summary: 'Delapan kedai dalam tiga jam, dari nasi ayam sampai durian, bersama orang yang besar di atas toko.',
        story:
          'Anda mencicipi alasan orang mengantre: nasi ayam, popiah, laksa, kopi tarik, dan bagi yang berani sebutir durian. Di antara kedai, pemandu menunjukkan kaki lima tua, rumah marga, dan kelenteng yang dapurnya memberi makan siapa saja.',
        meeting: 'Di atas pintu keluar A stasiun Chinatown',
        includes: ['Delapan cicipan dan dua minuman', 'Pemandu setempat', 'Jalan kaki dua kilometer'],
        other: ['Sebutkan alergi pada catatan', 'Ada rute tanpa babi'],
        use: ['Tunjukkan voucher ini kepada pemandu berpayung merah'],
      },
    },
  },
];
