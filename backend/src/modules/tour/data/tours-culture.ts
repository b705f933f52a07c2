import { nyepi } from './nyepi.ts';
import type { ProductSource } from '../product-source.ts';

const SMALL = { en: 'Small group', id: 'Grup kecil' } as const;
const PRIVATE = { en: 'Private', id: 'Privat' } as const;
const COMFORT = { en: 'Comfort, 3 stars', id: 'Nyaman, bintang 3' } as const;
const SUPERIOR = { en: 'Superior, 4 stars', id: 'Superior, bintang 4' } as const;
const NYEPI = { en: 'Nyepi: all Bali stays at home', id: 'Nyepi: seluruh Bali berdiam diri' } as const;

/** Temples, villages and the people who keep them. */
export const CULTURE_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-005',
    category: 'CULTURE',
    type: 'HERITAGE',
    destination: 'DOMESTIC',
    places: ['JOG'],
    at: [-7.7891, 110.3634],
    address: 'Stasiun Yogyakarta, Jl. Pasar Kembang, Yogyakarta',
    meetAt: '05:00',
    nights: 0,
    hours: 13,
    carriers: ['Minibus'],
    cutOff: 1,
    schedule: { kind: 'period', quota: 20, blackDays: [1] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 3,
      promo: 'group',
      options: [['PHOTO', 35]],
      packages: [
        { name: SMALL, min: 2, max: 12, adult: 72, child: 54, infant: 0 },
        { name: PRIVATE, min: 2, max: 10, adult: 118, child: 89, infant: 0 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'ENTRANCE', 'LUNCH'],
    excludes: ['TIPS', 'PERSONAL', 'CAMERA'],
    bring: ['ID', 'SARONG', 'SUN', 'VOUCHER'],
    refund: 'flexible',
    pictures: ['borobudur', 'prambanan', 'volcano-sunrise', 'rice-terrace'],
    rating: 4.8,
    text: {
      en: {
        title: 'Borobudur and Prambanan in one day',
        summary: 'Buddha’s mountain in the morning, Shiva’s towers at sunset, and the best gudeg between.',
        story:
          'We reach Borobudur before the buses, with a guide who reads the reliefs like a comic: ships, gossip, elephants. After lunch in a village, Prambanan turns orange while the guide tells how a prince was asked for a thousand temples in a night.',
        highlights: [
          'Borobudur with access to the upper terraces',
          'A thousand years of reliefs, told as stories',
          'Lunch in a joglo house',
          'Prambanan in the evening light',
        ],
        days: [
          [
            'Two wonders, one day',
            'Two religions, two centuries and forty kilometres apart, told by one guide who has an answer to why both were built so close together.',
          ],
        ],
        meeting: 'South gate of Yogyakarta station, Jalan Pasar Kembang',
      },
      id: {
        title: 'Borobudur dan Prambanan sehari',
        summary: 'Gunung Buddha di pagi hari, menara Siwa saat senja, dan gudeg terbaik di antaranya.',
        story:
          'Kita tiba di Borobudur sebelum bus rombongan, bersama pemandu yang membaca relief seperti komik: kapal, gosip, gajah. Usai makan siang di desa, Prambanan menjingga sementara pemandu bercerita tentang seribu candi dalam semalam.',
        highlights: [
          'Borobudur dengan akses ke teras atas',
          'Relief seribu tahun, dituturkan sebagai cerita',
          'Makan siang di rumah joglo',
          'Prambanan dalam cahaya sore',
        ],
        days: [
          [
            'Dua keajaiban, satu hari',
            'Dua agama, dua abad, dan empat puluh kilometer jaraknya, diceritakan satu pemandu yang tahu mengapa keduanya dibangun berdekatan.',
          ],
        ],
        meeting: 'Pintu selatan Stasiun Yogyakarta, Jalan Pasar Kembang',
      },
    },
  },
  {
    id: 'TUR-006',
    category: 'CULTURE',
    type: 'VILLAGE',
    destination: 'DOMESTIC',
    places: ['DPS'],
    at: [-8.5069, 115.2625],
    address: 'Puri Saren Ubud, Jl. Raya Ubud 8, Ubud',
    meetAt: '08:30',
    nights: 0,
    hours: 9,
    carriers: ['Minibus'],
    cutOff: 1,
    schedule: { kind: 'period', quota: 16, blackDates: nyepi(NYEPI) },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 3,
      options: [
        ['MASSAGE', 22],
        ['PHOTO', 40],
      ],
      packages: [
        { name: SMALL, min: 1, max: 8, adult: 58, child: 42, infant: 0 },
        { name: PRIVATE, min: 2, max: 6, adult: 96, child: 72, infant: 0 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'ENTRANCE', 'LUNCH', 'WORKSHOP'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['SARONG', 'SUN', 'CASH'],
    refund: 'flexible',
    pictures: ['rice-terrace', 'temple', 'market-food', 'spa'],
    rating: 4.9,
    text: {
      en: {
        title: 'Ubud with those who make it',
        summary: 'A carver, a cook, a farmer and a priest show you their Ubud, not the one on the buses.',
        story:
          'We start where the day starts, at the market before it turns into a souvenir shop. You carve, grind spice paste, walk the terraces on the farmers’ own path and learn to fold an offering that you lay down yourself.',
        highlights: [
          'Ubud market at its real hour',
          'Wood carving with a third-generation master',
          'Tegallalang on the farmers’ path',
          'Holy spring of Tirta Empul',
        ],
        days: [
          [
            'A day in Ubud',
            'Four people open their door to you, and none of them sells anything at the end. Wear something that may get dusty.',
          ],
        ],
        meeting: 'Gate of Ubud Palace, on the side of the market',
      },
      id: {
        title: 'Ubud bersama para pembuatnya',
        summary: 'Seorang pemahat, juru masak, petani, dan pemangku memperlihatkan Ubud mereka.',
        story:
          'Kita mulai di tempat hari dimulai: pasar, sebelum berubah menjadi toko suvenir. Anda memahat, mengulek bumbu, menyusuri terasering lewat jalan petani, dan belajar melipat canang yang Anda haturkan sendiri.',
        highlights: [
          'Pasar Ubud pada jam aslinya',
          'Memahat kayu dengan maestro generasi ketiga',
          'Tegallalang lewat jalan petani',
          'Mata air suci Tirta Empul',
        ],
        days: [
          [
            'Sehari di Ubud',
            'Empat orang membukakan pintu untuk Anda, dan tidak seorang pun menjual sesuatu di akhir. Pakai baju yang boleh berdebu.',
          ],
        ],
        meeting: 'Gerbang Puri Ubud, sisi pasar',
      },
    },
  },
  {
    id: 'TUR-007',
    category: 'CULTURE',
    type: 'VILLAGE',
    destination: 'DOMESTIC',
    places: ['TTR', 'UPG'],
    at: [-5.1353, 119.4124],
    address: 'Fort Rotterdam, Jl. Ujung Pandang 1, Makassar',
    meetAt: '07:00',
    nights: 3,
    carriers: ['Bus', 'Minibus', 'Minibus', 'Bus'],
    cutOff: 7,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 4, quota: 16 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 12,
      promo: 'early',
      downPercent: 30,
      options: [['INSURANCE', 8]],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 16, adult: 348, single: 96 },
        { name: SUPERIOR, star: 4, min: 2, max: 10, adult: 436, single: 148 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SARONG', 'SHOES', 'RAIN'],
    refund: 'standard',
    pictures: ['rice-terrace', 'old-town', 'market-food', 'car-coast'],
    rating: 4.7,
    text: {
      en: {
        title: 'Toraja, where the dead are never far',
        summary: 'Boat-roofed houses, cliffs with wooden eyes, and coffee in the mountains of Sulawesi.',
        story:
          'Toraja keeps its ancestors close: as effigies on balconies of rock, in stories, at feasts to which guests are welcome. With a guide of a noble house you learn how to be a good guest, and where the coffee of the morning was picked.',
        highlights: [
          'Kete Kesu and its row of tongkonan',
          'Lemo, the cliff with balconies',
          'Buffalo market of Bolu',
          'Coffee with the pickers at Pango-Pango',
        ],
        days: [
          [
            'Makassar to Rantepao',
            'Nine hours with reasons to stop: Bugis coast, Mount Nona, pisang goreng by the river.',
          ],
          ['Southern Toraja', 'Kete Kesu, Londa with lanterns, Lemo and a weaving village.'],
          [
            'Northern Toraja',
            'Bolu market, Batutumonga terraces on foot, ceremony where one is held and guests are asked.',
          ],
          ['Back to the sea', 'Drive to Makassar, sunset at Losari; in town by 18:00.'],
        ],
        meeting: 'Main gate of Fort Rotterdam',
      },
      id: {
        title: 'Toraja, tempat leluhur tak pernah jauh',
        summary: 'Rumah beratap perahu, tebing bermata kayu, dan kopi di pegunungan Sulawesi.',
        story:
          'Toraja menjaga leluhurnya tetap dekat: patung di balkon batu, cerita, dan pesta yang menerima tamu. Bersama pemandu dari keluarga bangsawan Anda belajar menjadi tamu yang baik, dan tahu di mana kopi pagi ini dipetik.',
        highlights: [
          'Deretan tongkonan Kete Kesu',
          'Lemo, tebing dengan balkon',
          'Pasar kerbau Bolu',
          'Minum kopi bersama pemetik di Pango-Pango',
        ],
        days: [
          [
            'Makassar ke Rantepao',
            'Sembilan jam dengan banyak alasan berhenti: pesisir Bugis, Gunung Nona, pisang goreng di tepi sungai.',
          ],
          ['Toraja Selatan', 'Kete Kesu, Londa dengan lentera, Lemo, dan kampung tenun.'],
          ['Toraja Utara', 'Pasar Bolu, berjalan kaki di terasering Batutumonga, upacara bila ada dan tamu diundang.'],
          ['Kembali ke laut', 'Perjalanan ke Makassar, senja di Losari; tiba 18.00.'],
        ],
        meeting: 'Gerbang utama Benteng Rotterdam',
      },
    },
  },
  {
    id: 'TUR-008',
    category: 'NATURE',
    type: 'TREK',
    destination: 'DOMESTIC',
    places: ['MES'],
    at: [3.5915, 98.6802],
    address: 'Stasiun Medan, Jl. Stasiun Kereta Api 1, Medan',
    meetAt: '08:00',
    nights: 2,
    carriers: ['Minibus', 'Boat', 'Minibus'],
    cutOff: 4,
    schedule: { kind: 'period', quota: 18, blackDays: [3] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 9,
      options: [['INSURANCE', 6]],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 14, adult: 236, single: 62 },
        { name: SUPERIOR, star: 4, min: 2, max: 10, adult: 298, single: 94 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'BOAT', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SHOES', 'RAIN', 'SWIM'],
    refund: 'standard',
    pictures: ['lake', 'waterfall', 'old-town', 'forest-trail'],
    rating: 4.6,
    text: {
      en: {
        title: 'Lake Toba and Samosir',
        summary: 'An island in a lake in a volcano, and the people who sing about it.',
        story:
          'The eruption that made this lake changed the weather of the world. Today it is the calmest place in Sumatra. You swim in it, cross it, and sit down where Batak families sing in three voices before dinner.',
        highlights: [
          'Sipisopiso, 120 metres of falling water',
          'Two nights on Samosir by the shore',
          'Batak houses and kings’ graves',
          'Songs in three voices',
        ],
        days: [
          ['Medan to Samosir', 'Over the highlands of Berastagi, Sipisopiso fall, ferry to Tuktuk at sunset.'],
          [
            'Around Samosir',
            'Ambarita’s stone chairs, Tomok, weaving at Buhit, an evening of songs. Swimming whenever you like.',
          ],
          ['Back over Siantar', 'Ferry, tea gardens, ginger roti in Siantar, Medan by 17:00.'],
        ],
        meeting: 'Station forecourt, facing Merdeka square',
      },
      id: {
        title: 'Danau Toba dan Samosir',
        summary: 'Pulau di dalam danau di dalam gunung api, dan orang-orang yang menyanyikannya.',
        story:
          'Letusan yang melahirkan danau ini pernah mengubah cuaca dunia. Kini ia tempat paling tenang di Sumatra. Anda berenang, menyeberang, dan duduk bersama keluarga Batak yang bernyanyi tiga suara sebelum makan malam.',
        highlights: [
          'Air terjun Sipisopiso setinggi 120 meter',
          'Dua malam di tepi danau Samosir',
          'Rumah Batak dan makam raja',
          'Nyanyian tiga suara',
        ],
        days: [
          ['Medan ke Samosir', 'Lewat dataran tinggi Berastagi, Sipisopiso, feri ke Tuktuk saat senja.'],
          ['Keliling Samosir', 'Kursi batu Ambarita, Tomok, tenun Buhit, malam penuh lagu. Berenang kapan saja.'],
          ['Pulang lewat Siantar', 'Feri, kebun teh, roti ganda Siantar, tiba di Medan 17.00.'],
        ],
        meeting: 'Halaman stasiun, menghadap Lapangan Merdeka',
      },
    },
  },
];
