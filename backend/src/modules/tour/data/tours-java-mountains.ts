import type { ProductSource } from '../product-source.ts';

const COMFORT = { en: 'Comfort, 3 stars', id: 'Nyaman, bintang 3' } as const;
const SUPERIOR = { en: 'Superior, 4 stars', id: 'Superior, bintang 4' } as const;

/** Volcanoes and highlands of Java. */
export const JAVA_MOUNTAINS: readonly ProductSource[] = [
  {
    id: 'TUR-001',
    category: 'NATURE',
    type: 'VOLCANO',
    destination: 'DOMESTIC',
    places: ['MLG', 'SUB'],
    at: [-7.9771, 112.6341],
    address: 'Stasiun Malang Kotabaru, Jl. Trunojoyo 10, Malang',
    meetAt: '13:00',
    nights: 1,
    carriers: ['Minibus', 'Jeep'],
    cutOff: 3,
    schedule: {
      kind: 'period',
      quota: 24,
      blackDays: [1],
      blackDates: [
        [
          '06-18',
          '06-24',
          {
            en: 'Yadnya Kasada: the caldera belongs to the Tengger people',
            id: 'Yadnya Kasada: kaldera untuk upacara warga Tengger',
          },
        ],
      ],
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 6,
      promo: 'group',
      options: [
        ['HORSE', 14],
        ['INSURANCE', 5],
      ],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 16, adult: 165, single: 38 },
        { name: SUPERIOR, star: 4, min: 2, max: 12, adult: 228, single: 62 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'JEEP', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'JACKET', 'SHOES', 'CASH'],
    refund: 'standard',
    pictures: ['volcano-sunrise', 'forest-trail', 'tea-hills', 'hotel-room'],
    rating: 4.8,
    text: {
      en: {
        title: 'Bromo sunrise from Malang',
        summary: 'Stand above a sea of cloud as the first light finds five volcanoes at once.',
        story:
          'You sleep in the cool hills, rise before the roosters and ride a jeep to a ridge that the day-trippers from the city reach too late. Then the Sea of Sand, the steps to the smoking crater, and breakfast with a view.',
        highlights: [
          'Sunrise over Bromo, Batok and Semeru',
          'Jeep across the Sea of Sand',
          'The crater rim, 250 steps up',
          'A quiet viewpoint of our guide’s own',
        ],
        days: [
          [
            'Malang to the Tengger highlands',
            'The air cools with every bend. You sleep on the rim of the old crater, early, because the night is short.',
          ],
          [
            'Sunrise, crater and back',
            'Coffee in the dark on a ridge of our own, then five volcanoes turn on one after the other. The rim is 250 steps; whoever prefers waits with the jeep.',
          ],
        ],
        meeting: 'Main entrance of Malang Kotabaru station, under the clock',
      },
      id: {
        title: 'Matahari terbit Bromo dari Malang',
        summary: 'Berdiri di atas lautan awan saat cahaya pertama menyentuh lima gunung sekaligus.',
        story:
          'Anda bermalam di perbukitan sejuk, bangun sebelum ayam berkokok, lalu naik jip ke punggungan yang terlambat dicapai rombongan dari kota. Setelah itu Lautan Pasir, tangga menuju kawah yang mengepul, dan sarapan dengan pemandangan.',
        highlights: [
          'Matahari terbit di atas Bromo, Batok, dan Semeru',
          'Naik jip melintasi Lautan Pasir',
          'Bibir kawah, 250 anak tangga',
          'Titik pandang sepi pilihan pemandu kami',
        ],
        days: [
          [
            'Malang ke dataran tinggi Tengger',
            'Udara makin sejuk di tiap tikungan. Anda bermalam di bibir kawah purba, tidur awal karena malamnya pendek.',
          ],
          [
            'Matahari terbit, kawah, dan pulang',
            'Kopi dalam gelap di punggungan pilihan kami, lalu lima gunung menyala satu per satu. Ke bibir kawah 250 anak tangga; yang enggan boleh menunggu di jip.',
          ],
        ],
        meeting: 'Pintu utama Stasiun Malang Kotabaru, di bawah jam',
      },
    },
  },
  {
    id: 'TUR-002',
    category: 'NATURE',
    type: 'VOLCANO',
    destination: 'DOMESTIC',
    places: ['BWI'],
    at: [-8.2107, 114.3756],
    address: 'Stasiun Banyuwangi Kota, Kalipuro, Banyuwangi',
    meetAt: '23:30',
    nights: 0,
    hours: 11,
    carriers: ['Minibus'],
    cutOff: 2,
    schedule: {
      kind: 'period',
      quota: 18,
      blackDays: [5],
      blackDates: [
        [
          '01-15',
          '02-15',
          { en: 'Heavy rain: the trail is closed by the park', id: 'Hujan lebat: jalur ditutup taman wisata' },
        ],
      ],
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 4,
      options: [
        ['PORTER', 12],
        ['INSURANCE', 4],
      ],
      packages: [
        { name: { en: 'Small group', id: 'Grup kecil' }, min: 2, max: 14, adult: 68, child: 55, infant: 0 },
        { name: { en: 'Private', id: 'Privat' }, min: 2, max: 6, adult: 112, child: 95, infant: 0 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'GASMASK', 'ENTRANCE', 'LUNCH'],
    excludes: ['TIPS', 'PERSONAL', 'CAMERA'],
    bring: ['ID', 'JACKET', 'SHOES', 'CASH'],
    refund: 'flexible',
    pictures: ['volcano-sunrise', 'lake', 'forest-trail'],
    rating: 4.7,
    text: {
      en: {
        title: 'Ijen blue fire by night',
        summary: 'Walk up in the dark to flames that burn blue, and stay for the turquoise lake at dawn.',
        story:
          'Only two places on earth have a fire like this. A guide who once carried sulphur himself leads you up three kilometres, fits your mask and tells what the work is like. At first light the crater lake turns from grey to turquoise.',
        highlights: [
          'Blue fire that exists nowhere else in Asia',
          'The largest acid lake in the world',
          'Stories of a former sulphur carrier',
          'Back for breakfast in Banyuwangi',
        ],
        days: [
          [
            'Midnight to mid-morning',
            'Three kilometres up by torchlight, half an hour down into the crater, and a flame that gives no light to read by. Those who stay on the rim see it too.',
          ],
        ],
        meeting: 'Car park of Banyuwangi Kota station',
      },
      id: {
        title: 'Api biru Ijen',
        summary: 'Mendaki dalam gelap menuju api yang menyala biru, lalu menanti danau toska saat fajar.',
        story:
          'Hanya ada dua tempat di bumi dengan api seperti ini. Pemandu yang dulu memikul belerang menuntun Anda naik tiga kilometer, memasangkan masker, dan bercerita tentang pekerjaannya. Saat terang, danau kawah berubah dari kelabu menjadi toska.',
        highlights: [
          'Api biru, satu-satunya di Asia',
          'Danau asam terbesar di dunia',
          'Cerita mantan pemikul belerang',
          'Kembali untuk sarapan di Banyuwangi',
        ],
        days: [
          [
            'Tengah malam sampai pagi',
            'Tiga kilometer menanjak dengan senter, setengah jam turun ke kawah, dan api yang tak cukup terang untuk membaca. Yang tinggal di bibir kawah pun melihatnya.',
          ],
        ],
        meeting: 'Area parkir Stasiun Banyuwangi Kota',
      },
    },
  },
  {
    id: 'TUR-003',
    category: 'NATURE',
    type: 'VOLCANO',
    destination: 'DOMESTIC',
    places: ['DNG', 'SRG'],
    at: [-6.9645, 110.4281],
    address: 'Stasiun Semarang Tawang, Jl. Taman Tawang 1, Semarang',
    meetAt: '08:00',
    nights: 1,
    carriers: ['Minibus', 'Minibus'],
    cutOff: 3,
    schedule: { kind: 'period', quota: 16, blackDays: [2] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 5,
      promo: 'early',
      options: [['INSURANCE', 5]],
      packages: [
        { name: { en: 'Homestay', id: 'Homestay' }, min: 2, max: 12, adult: 118, single: 20 },
        { name: COMFORT, star: 3, min: 4, max: 12, adult: 146, single: 34 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'HOMESTAY', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'JACKET', 'SHOES', 'RAIN'],
    refund: 'standard',
    pictures: ['lake', 'temple', 'tea-hills', 'volcano-sunrise'],
    rating: 4.6,
    text: {
      en: {
        title: 'Dieng plateau, the golden sunrise',
        summary: 'Temples in the mist, a lake of two colours and the calmest sunrise of Java.',
        story:
          'At 2,000 metres farmers plant potatoes between the oldest temples of Java. You stay with one of them, eat carica picked that morning and climb Sikunir in half an hour for a row of volcanoes in gold.',
        highlights: [
          'Sunrise on Sikunir hill',
          'Telaga Warna, the lake that changes colour',
          'Arjuna, the first Hindu temples of Java',
          'Dinner with a farming family',
        ],
        days: [
          [
            'Semarang to Dieng',
            'The road climbs through terraces of vegetables into the clouds. Your host has lit the stove long before you knock.',
          ],
          [
            'Sikunir and Telaga Warna',
            'Half an hour of steps in the dark earns a row of peaks in gold; fried potatoes at the top are part of it.',
          ],
        ],
        meeting: 'North hall of Semarang Tawang station',
      },
      id: {
        title: 'Dieng, fajar keemasan',
        summary: 'Candi dalam kabut, telaga dua warna, dan fajar paling tenang di Jawa.',
        story:
          'Di ketinggian 2.000 meter petani menanam kentang di antara candi tertua di Jawa. Anda menginap di rumah mereka, mencicipi carica yang dipetik pagi itu, dan mendaki Sikunir setengah jam saja untuk deretan gunung keemasan.',
        highlights: [
          'Fajar di Bukit Sikunir',
          'Telaga Warna yang berganti warna',
          'Arjuna, candi Hindu pertama di Jawa',
          'Makan malam bersama keluarga petani',
        ],
        days: [
          [
            'Semarang ke Dieng',
            'Jalan menanjak lewat ladang sayur sampai ke awan. Tuan rumah sudah menyalakan tungku jauh sebelum Anda mengetuk.',
          ],
          [
            'Sikunir dan Telaga Warna',
            'Setengah jam anak tangga dalam gelap dibayar deretan puncak keemasan; kentang goreng di atas termasuk upahnya.',
          ],
        ],
        meeting: 'Hall utara Stasiun Semarang Tawang',
      },
    },
  },
  {
    id: 'TUR-004',
    category: 'NATURE',
    type: 'TREK',
    destination: 'DOMESTIC',
    places: ['JKT'],
    at: [-6.1849, 106.8107],
    address: 'Stasiun Tanah Abang, Jakarta Pusat',
    meetAt: '06:30',
    nights: 1,
    carriers: ['Train', ''],
    cutOff: 5,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 6, quota: 14 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 4,
      options: [['PORTER', 10]],
      packages: [
        {
          name: { en: 'Village stay', id: 'Menginap di kampung' },
          min: 1,
          max: 14,
          adult: 78,
          child: 62,
          infant: 0,
          single: 0,
        },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'HOMESTAY', 'MEALS', 'ENTRANCE'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['ID', 'SHOES', 'RAIN', 'CASH'],
    refund: 'flexible',
    pictures: ['forest-trail', 'rice-terrace', 'old-town'],
    rating: 4.5,
    text: {
      en: {
        title: 'Baduy trek: two days without a screen',
        summary: 'Walk into a valley that chose to live without engines, and come out slower.',
        story:
          'Four hours by train and road from Jakarta live people who said no to the motor and the plug. We go as guests: bamboo bridges, honey from the forest, weaving under the eaves, and a night as dark as nights used to be. Phones stay in the bag past the inner border.',
        highlights: [
          'The bridge of living roots',
          'A night in a bamboo house',
          'Weaving and forest honey from those who make it',
          'A local guide from Kanekes',
        ],
        days: [
          [
            'Jakarta to Gajeboh',
            'Local train to Rangkasbitung, bus to Ciboleger, walk three hours over ridges and bamboo bridges. Dinner with the family.',
          ],
          [
            'Root bridge and home',
            'Morning walk to the bridge of roots, lunch in Ciboleger, back at Tanah Abang by 18:30.',
          ],
        ],
        meeting: 'Station hall, beside the ticket gates',
      },
      id: {
        title: 'Trekking Baduy: dua hari tanpa layar',
        summary: 'Masuk ke lembah yang memilih hidup tanpa mesin, keluar dengan langkah lebih pelan.',
        story:
          'Empat jam dari Jakarta hidup masyarakat yang menolak motor dan listrik. Kita datang sebagai tamu: jembatan bambu, madu hutan, tenun di serambi, dan malam segelap malam tempo dulu. Melewati batas Baduy Dalam, ponsel tetap di tas.',
        highlights: [
          'Jembatan akar hidup',
          'Semalam di rumah bambu',
          'Tenun dan madu hutan dari pembuatnya',
          'Pemandu warga Kanekes',
        ],
        days: [
          [
            'Jakarta ke Gajeboh',
            'KRL ke Rangkasbitung, bus ke Ciboleger, jalan tiga jam melewati punggungan dan jembatan bambu. Makan malam bersama tuan rumah.',
          ],
          ['Jembatan akar dan pulang', 'Pagi ke jembatan akar, makan siang di Ciboleger, tiba di Tanah Abang 18.30.'],
        ],
        meeting: 'Hall stasiun, di samping gerbang tiket',
      },
    },
  },
];
