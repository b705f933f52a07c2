import { nyepi } from './nyepi.ts';
import type { ProductSource } from '../product-source.ts';

const CLASS = { en: 'Class of ten or more', id: 'Kelas sepuluh siswa atau lebih' } as const;
const TEAM = { en: 'Team of ten or more', id: 'Tim sepuluh orang atau lebih' } as const;

/** Schools, companies and city passes. */
export const GROUP_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-025',
    category: 'GROUP',
    type: 'SCHOOL',
    destination: 'DOMESTIC',
    places: ['JKT'],
    at: [-6.1352, 106.8133],
    address: 'Taman Fatahillah, Kota Tua, Jakarta Barat',
    meetAt: '08:00',
    nights: 0,
    hours: 7,
    carriers: ['Bus'],
    cutOff: 7,
    schedule: {
      kind: 'period',
      quota: 120,
      blackDays: [0, 1, 6],
      blackDates: [['06-20', '07-12', { en: 'School holidays', id: 'Libur sekolah' }]],
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      serviceFee: 20,
      promo: 'group',
      options: [['LUNCHBOX', 4]],
      packages: [{ name: CLASS, min: 10, max: 60, adult: 18, child: 12, infant: 0 }],
    },
    includes: ['GUIDE', 'ENTRANCE', 'WORKSHOP'],
    excludes: ['FOOD', 'PERSONAL'],
    bring: ['RAIN', 'CASH'],
    refund: 'flexible',
    isAllowInquiry: true,
    pictures: ['old-town', 'museum', 'van-city'],
    rating: 4.5,
    text: {
      en: {
        title: 'Old Batavia for schools',
        summary: 'A treasure hunt through four centuries, made with teachers.',
        story:
          'Children get a map, a coin and a question; the answers are in walls, clocks and drawbridges. Worksheets follow the curriculum of classes 4 to 9.',
        highlights: [
          'Treasure hunt in teams',
          'Puppet workshop',
          'Worksheets for classes 4 to 9',
          'First-aider with each class',
        ],
        days: [
          [
            'A school day outdoors',
            'Each team answers twelve questions; the last one can be solved only by asking somebody who lives here.',
          ],
        ],
        meeting: 'Fountain of Fatahillah square',
      },
      id: {
        title: 'Kota Tua untuk sekolah',
        summary: 'Berburu harta melewati empat abad, dirancang bersama guru.',
        story:
          'Anak-anak mendapat peta, koin, dan pertanyaan; jawabannya ada di dinding, jam, dan jembatan angkat. Lembar kerja mengikuti kurikulum kelas 4 sampai 9.',
        highlights: [
          'Berburu harta dalam tim',
          'Lokakarya wayang',
          'Lembar kerja kelas 4 sampai 9',
          'Petugas P3K di setiap kelas',
        ],
        days: [
          [
            'Belajar di luar kelas',
            'Tiap regu menjawab dua belas pertanyaan; yang terakhir hanya terjawab dengan bertanya kepada warga.',
          ],
        ],
        meeting: 'Air mancur Taman Fatahillah',
      },
    },
  },
  {
    id: 'TUR-026',
    category: 'GROUP',
    type: 'SCHOOL',
    destination: 'DOMESTIC',
    places: ['BGR', 'JKT'],
    at: [-6.5976, 106.7996],
    address: 'Kebun Raya Bogor, Jl. Ir. H. Juanda 13, Bogor',
    meetAt: '08:30',
    nights: 0,
    hours: 6,
    carriers: ['Bus'],
    cutOff: 7,
    schedule: { kind: 'period', quota: 150, blackDays: [0, 6] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      serviceFee: 20,
      options: [['LUNCHBOX', 4]],
      packages: [{ name: CLASS, min: 10, max: 80, adult: 16, child: 11, infant: 0 }],
    },
    includes: ['GUIDE', 'ENTRANCE', 'WORKSHOP'],
    excludes: ['FOOD', 'PERSONAL'],
    bring: ['RAIN', 'SHOES'],
    refund: 'flexible',
    isAllowInquiry: true,
    pictures: ['forest-trail', 'lake', 'tea-hills'],
    rating: 4.6,
    text: {
      en: {
        title: 'Young botanists of Bogor',
        summary: 'Leaf, seed and bark in the oldest garden of Asia, with lens and notebook.',
        story:
          'Each child adopts a tree for a day: measures it, draws it, finds out who lives in it. The seedling that they pot goes home with them.',
        highlights: [
          'Lens and field book for each child',
          'Seedling to take home',
          'Lesson of a real botanist',
          'Orchid house',
        ],
        days: [
          [
            'A day among trees',
            'Measured with a string, drawn with a pencil, looked at through a lens: by noon every child knows one tree by heart.',
          ],
        ],
        meeting: 'Main gate 1 of the garden',
      },
      id: {
        title: 'Botanis muda Bogor',
        summary: 'Daun, biji, dan kulit kayu di kebun tertua Asia, dengan kaca pembesar dan buku catatan.',
        story:
          'Setiap anak mengasuh satu pohon sehari: mengukur, menggambar, mencari penghuninya. Bibit yang mereka tanam ikut pulang.',
        highlights: [
          'Kaca pembesar dan buku lapangan',
          'Bibit untuk dibawa pulang',
          'Belajar dari botanis',
          'Rumah anggrek',
        ],
        days: [
          [
            'Sehari di antara pohon',
            'Diukur dengan tali, digambar dengan pensil, diamati dengan lup: tengah hari tiap anak hafal satu pohon.',
          ],
        ],
        meeting: 'Gerbang utama 1',
      },
    },
  },
  {
    id: 'TUR-027',
    category: 'GROUP',
    type: 'TEAM',
    destination: 'DOMESTIC',
    places: ['BDO', 'JKT'],
    at: [-6.8121, 107.6178],
    address: 'Lapangan Panorama, Lembang, Bandung Barat',
    meetAt: '10:00',
    nights: 1,
    carriers: ['Bus', 'Bus'],
    cutOff: 14,
    schedule: { kind: 'period', quota: 100, blackDays: [1] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 3,
      serviceFee: 60,
      downPercent: 30,
      promo: 'group',
      options: [
        ['PHOTO', 45],
        ['INSURANCE', 3],
      ],
      packages: [
        { name: TEAM, star: 3, min: 10, max: 80, adult: 92, child: 0, infant: 0, single: 30, tripleSharing: true },
      ],
    },
    includes: ['GUIDE', 'HOTEL', 'MEALS', 'WORKSHOP'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['SHOES', 'RAIN', 'JACKET'],
    refund: 'standard',
    isAllowInquiry: true,
    pictures: ['tea-hills', 'forest-trail', 'lake', 'restaurant'],
    rating: 4.6,
    text: {
      en: {
        title: 'Team days in Lembang',
        summary: 'Two days in pine woods that a team talks about for a year.',
        story:
          'No trust falls. Teams build a raft that has to float, cook for one another, and end with an hour of honest talk led by a facilitator.',
        highlights: [
          'Raft that must float',
          'Cook-off judged by a chef',
          'Facilitated retrospective',
          'Photos the same evening',
        ],
        days: [
          ['Build', 'Barrels, bamboo and ninety minutes; whoever sinks washes up after the cook-off.'],
          [
            'Talk',
            'A slow walk first, so that the honest hour comes easily; every team leaves with three promises on a card.',
          ],
        ],
        meeting: 'Car park of the panorama field',
      },
      id: {
        title: 'Team building Lembang',
        summary: 'Dua hari di hutan pinus yang dibicarakan tim setahun penuh.',
        story:
          'Tanpa permainan basi. Tim merakit rakit yang harus mengapung, memasak untuk satu sama lain, dan menutup dengan satu jam bicara jujur bersama fasilitator.',
        highlights: [
          'Rakit yang harus mengapung',
          'Lomba masak dinilai koki',
          'Retrospeksi bersama fasilitator',
          'Foto malam itu juga',
        ],
        days: [
          ['Membangun', 'Drum, bambu, dan sembilan puluh menit; yang tenggelam mencuci piring setelah lomba masak.'],
          [
            'Bicara',
            'Berjalan pelan dulu agar jam jujurnya mengalir; tiap tim pulang dengan tiga janji di selembar kartu.',
          ],
        ],
        meeting: 'Area parkir lapangan panorama',
      },
    },
  },
  {
    id: 'TUR-028',
    category: 'GROUP',
    type: 'TEAM',
    destination: 'DOMESTIC',
    places: ['DPS'],
    at: [-8.7951, 115.2321],
    address: 'Pantai Mengiat, Nusa Dua, Bali',
    meetAt: '09:00',
    nights: 0,
    hours: 8,
    carriers: [''],
    cutOff: 10,
    schedule: {
      kind: 'period',
      quota: 80,
      blackDates: nyepi({ en: 'Nyepi: the beach belongs to the silence', id: 'Nyepi: pantai ikut hening' }, 1),
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      serviceFee: 50,
      options: [['PHOTO', 45]],
      packages: [{ name: TEAM, min: 10, max: 80, adult: 64, child: 0, infant: 0 }],
    },
    includes: ['GUIDE', 'LUNCH', 'WORKSHOP', 'BOAT'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['SWIM', 'SUN'],
    refund: 'standard',
    isAllowInquiry: true,
    pictures: ['beach-resort', 'islands', 'restaurant'],
    rating: 4.5,
    text: {
      en: {
        title: 'Beach olympics in Nusa Dua',
        summary: 'Outriggers, ogoh-ogoh and a reef to restore: a company day with sand in it.',
        story:
          'Teams race jukung, build an ogoh-ogoh of their own problem and burn it, and plant coral frames that carry the company’s name.',
        highlights: ['Jukung race', 'An ogoh-ogoh of your own', 'Coral frame with your name', 'Beach lunch'],
        days: [
          [
            'One day, four rounds',
            'Points count in every round, and the coral counts double. Showers and a change of clothes are at the pavilion.',
          ],
        ],
        meeting: 'Mengiat beach, banner by the pavilion',
      },
      id: {
        title: 'Olimpiade pantai Nusa Dua',
        summary: 'Jukung, ogoh-ogoh, dan terumbu yang dipulihkan: hari kantor berpasir.',
        story:
          'Tim berlomba jukung, membuat ogoh-ogoh dari masalah sendiri lalu membakarnya, dan menanam kerangka karang bernama perusahaan.',
        highlights: [
          'Lomba jukung',
          'Ogoh-ogoh buatan sendiri',
          'Kerangka karang bernama Anda',
          'Makan siang di pantai',
        ],
        days: [
          [
            'Satu hari, empat babak',
            'Nilai dihitung tiap babak, dan karang bernilai ganda. Pancuran dan ruang ganti ada di paviliun.',
          ],
        ],
        meeting: 'Pantai Mengiat, spanduk dekat paviliun',
      },
    },
  },
  {
    id: 'TUR-029',
    category: 'CITY',
    type: 'PASS',
    destination: 'DOMESTIC',
    places: ['JKT'],
    at: [-6.1754, 106.8272],
    address: 'Lapangan Monas, Jakarta Pusat',
    meetAt: '08:00',
    nights: 0,
    hours: 12,
    carriers: ['Bus'],
    cutOff: 1,
    schedule: { kind: 'period', quota: 200, blackDays: [1] },
    price: {
      currency: 'SGD',
      kind: 'Ticket',
      packages: [
        { name: { en: 'Day pass', id: 'Pass sehari' }, min: 1, max: 20, adult: 24, child: 16, infant: 0 },
        {
          name: { en: 'Day pass with dinner', id: 'Pass sehari dan makan malam' },
          min: 1,
          max: 20,
          adult: 38,
          child: 26,
          infant: 0,
        },
      ],
    },
    includes: ['TRANSFER', 'ENTRANCE', 'AUDIO'],
    excludes: ['FOOD', 'PERSONAL'],
    bring: ['VOUCHER', 'RAIN', 'SUN'],
    refund: 'flexible',
    pictures: ['city-skyline', 'museum', 'old-town', 'market-food'],
    rating: 4.3,
    text: {
      en: {
        title: 'Jakarta city pass',
        summary: 'One code for the hop-on bus and nine sights, from Monas to the old harbour.',
        story:
          'Begin wherever you like; the bus comes every twenty minutes. The audio guide knows where the queue is short and where the soto is good.',
        highlights: [
          'Hop-on bus all day',
          'Nine sights without queues',
          'Audio guide on your phone',
          'Sunda Kelapa by boat',
        ],
        days: [
          [
            'Your own route',
            'Nine doors open with your code: Monas, National Museum, Istiqlal, Kota Tua, Sunda Kelapa, Ancol and three more, in the order that you like.',
          ],
        ],
        meeting: 'Bus stop at the north-east gate of Monas',
      },
      id: {
        title: 'Tiket terusan Jakarta',
        summary: 'Satu kode untuk bus keliling dan sembilan tempat, dari Monas sampai pelabuhan tua.',
        story:
          'Mulai dari mana saja; bus datang tiap dua puluh menit. Audio guide tahu antrean yang pendek dan soto yang enak.',
        highlights: [
          'Bus keliling seharian',
          'Sembilan tempat tanpa antre',
          'Audio guide di ponsel',
          'Sunda Kelapa dengan perahu',
        ],
        days: [
          [
            'Rute Anda sendiri',
            'Sembilan pintu terbuka dengan kode Anda: Monas, Museum Nasional, Istiqlal, Kota Tua, Sunda Kelapa, Ancol, dan tiga lagi, urutannya terserah Anda.',
          ],
        ],
        meeting: 'Halte gerbang timur laut Monas',
      },
    },
  },
  {
    id: 'TUR-030',
    category: 'CITY',
    type: 'PASS',
    destination: 'ASEAN',
    places: ['SIN'],
    at: [1.2816, 103.8636],
    address: 'Marina Bay, Singapore',
    meetAt: '09:00',
    nights: 1,
    carriers: ['Bus', 'Bus'],
    cutOff: 1,
    schedule: { kind: 'period', quota: 300 },
    price: {
      currency: 'SGD',
      kind: 'Ticket',
      vat: 9,
      options: [['SIM', 12]],
      packages: [
        { name: { en: 'Two days', id: 'Dua hari' }, min: 1, max: 20, adult: 98, child: 72, infant: 0, single: 0 },
      ],
    },
    includes: ['TRANSFER', 'ENTRANCE', 'AUDIO'],
    excludes: ['FOOD', 'PERSONAL'],
    bring: ['PASSPORT', 'VOUCHER', 'RAIN'],
    refund: 'flexible',
    isPassportNeeded: true,
    pictures: ['city-skyline', 'theme-park', 'museum'],
    rating: 4.5,
    text: {
      en: {
        title: 'Singapore two-day pass',
        summary: 'Bay, gardens and museums on one code, two days from the first scan.',
        story:
          'Choose four of eleven sights now or on the way. River bumboat and open-top bus are in it, also at night, when the city is at its best.',
        highlights: ['Four of eleven sights', 'River bumboat', 'Open-top bus by night', 'Nothing to print'],
        days: [
          [
            'Bay and gardens',
            'Sky deck or domes, aquarium or wheel: choose two for the day, then let the river carry you past both.',
          ],
          [
            'Museums and quarters',
            'Trade paintings for temples or both for a zoo; the code does not mind in which order.',
          ],
        ],
        meeting: 'Marina Bay bus hub, stand C',
      },
      id: {
        title: 'Pass Singapura dua hari',
        summary: 'Teluk, taman, dan museum dalam satu kode, dua hari sejak pindai pertama.',
        story:
          'Pilih empat dari sebelas tempat sekarang atau di jalan. Bumboat sungai dan bus terbuka termasuk, juga malam hari saat kota paling indah.',
        highlights: ['Empat dari sebelas tempat', 'Bumboat sungai', 'Bus terbuka malam hari', 'Tanpa cetak'],
        days: [
          [
            'Teluk dan taman',
            'Dek pandang atau kubah, akuarium atau bianglala: pilih dua untuk siang, lalu biarkan sungai membawa Anda melewatinya.',
          ],
          [
            'Museum dan kampung',
            'Tukar lukisan dengan kelenteng atau keduanya dengan kebun binatang; urutannya bebas.',
          ],
        ],
        meeting: 'Terminal bus Marina Bay, jalur C',
      },
    },
  },
];
