import { nyepi } from './nyepi.ts';
import type { ProductSource } from '../product-source.ts';

const COMFORT = { en: 'Comfort, 3 stars', id: 'Nyaman, bintang 3' } as const;
const SUPERIOR = { en: 'Superior, 4 stars', id: 'Superior, bintang 4' } as const;
const WAVES = { en: 'High waves: boats stay in harbour', id: 'Gelombang tinggi: perahu tidak melaut' } as const;

/** Islands that are reached in a day or a long weekend. */
export const ISLAND_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-009',
    category: 'SEA',
    type: 'HOPPING',
    destination: 'DOMESTIC',
    places: ['DPS'],
    at: [-8.6743, 115.2634],
    address: 'Pelabuhan Sanur, Jl. Matahari Terbit, Denpasar',
    meetAt: '07:30',
    nights: 0,
    hours: 10,
    carriers: ['Fast boat'],
    cutOff: 1,
    schedule: {
      kind: 'period',
      quota: 30,
      blackDates: nyepi({ en: 'Nyepi: the harbours of Bali are closed', id: 'Nyepi: pelabuhan Bali tutup' }, 1, 1),
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 3,
      promo: 'group',
      options: [
        ['PHOTO', 38],
        ['INSURANCE', 3],
      ],
      packages: [
        { name: { en: 'Join a group', id: 'Gabung grup' }, min: 1, max: 20, adult: 64, child: 48, infant: 8 },
        { name: { en: 'Private car', id: 'Mobil privat' }, min: 2, max: 6, adult: 98, child: 74, infant: 10 },
      ],
    },
    includes: ['GUIDE', 'BOAT', 'TRANSFER', 'MASK', 'LUNCH', 'ENTRANCE'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['SWIM', 'SUN', 'SHOES', 'MEDICINE'],
    refund: 'flexible',
    pictures: ['islands', 'snorkel-reef', 'beach-resort', 'car-coast'],
    rating: 4.6,
    text: {
      en: {
        title: 'Nusa Penida west in a day',
        summary: 'Kelingking’s cliff, a natural pool, and mantas if the sea is kind.',
        story:
          'The first boat of the morning wins: we stand above Kelingking while others still queue in Sanur. Then Angel’s Billabong at the right tide, lunch over the sea, and an hour in the water at Crystal Bay.',
        highlights: [
          'First boat of the day',
          'Kelingking before the crowd',
          'Angel’s Billabong at low tide',
          'Snorkelling at Crystal Bay',
        ],
        days: [
          [
            'Sanur, Penida, Sanur',
            'The order follows the tide and the guide follows the order, which is why the pool is calm when you get there. Lunch has a view of the sea.',
          ],
        ],
        meeting: 'Ticket hall of Sanur harbour, counter 4',
      },
      id: {
        title: 'Nusa Penida barat sehari',
        summary: 'Tebing Kelingking, kolam alami, dan pari manta bila laut bersahabat.',
        story:
          'Kapal pertama selalu menang: kita sudah di atas Kelingking saat yang lain masih antre di Sanur. Lalu Angel’s Billabong pada surut yang tepat, makan siang di atas laut, dan satu jam berenang di Crystal Bay.',
        highlights: [
          'Kapal pertama hari itu',
          'Kelingking sebelum ramai',
          'Angel’s Billabong saat surut',
          'Snorkeling di Crystal Bay',
        ],
        days: [
          [
            'Sanur, Penida, Sanur',
            'Urutannya ikut pasang surut dan pemandu ikut urutannya, maka kolam alami tenang saat Anda tiba. Makan siang menghadap laut.',
          ],
        ],
        meeting: 'Ruang tiket Pelabuhan Sanur, loket 4',
      },
    },
  },
  {
    id: 'TUR-010',
    category: 'SEA',
    type: 'LIVEABOARD',
    destination: 'DOMESTIC',
    places: ['LBJ'],
    at: [-8.4871, 119.8779],
    address: 'Dermaga Marina Labuan Bajo, Manggarai Barat',
    meetAt: '09:30',
    nights: 2,
    carriers: ['Phinisi', 'Phinisi', 'Phinisi'],
    cutOff: 7,
    schedule: { kind: 'departures', everyWeeks: 1, weekday: 5, quota: 20 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 12,
      downPercent: 30,
      promo: 'early',
      options: [
        ['DIVE', 118],
        ['INSURANCE', 8],
      ],
      packages: [
        {
          name: { en: 'Shared cabin of four', id: 'Kabin berempat' },
          min: 1,
          max: 20,
          adult: 328,
          single: 0,
          tripleSharing: true,
        },
        { name: { en: 'Cabin for two', id: 'Kabin berdua' }, star: 4, min: 2, max: 12, adult: 448, single: 260 },
        {
          name: { en: 'Sea-view suite', id: 'Suite pemandangan laut' },
          star: 5,
          min: 2,
          max: 4,
          adult: 628,
          single: 380,
        },
      ],
    },
    includes: ['GUIDE', 'CABIN', 'BOAT', 'MASK', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL', 'CAMERA'],
    bring: ['ID', 'SWIM', 'SUN', 'SHOES', 'MEDICINE'],
    refund: 'standard',
    pictures: ['islands', 'snorkel-reef', 'beach-resort', 'lake'],
    rating: 4.9,
    text: {
      en: {
        title: 'Komodo by phinisi, three days',
        summary: 'Sleep on a wooden schooner between dragons, pink sand and mantas.',
        story:
          'The boat moves while you sleep, so Padar is yours at dawn. Rangers lead you to dragons on Rinca; in the afternoon you drift with mantas. The cook knows who does not eat fish by the second meal.',
        highlights: [
          'Padar at sunrise, with the island to yourselves',
          'Komodo dragons with a ranger',
          'Pink Beach and Manta Point',
          'Flying foxes over Kalong at dusk',
        ],
        days: [
          [
            'Kelor, Rinca, Kalong',
            'Cabins are shown, shoes go into the basket and stay there. The dragons walk where they like; you walk where the ranger does.',
          ],
          [
            'Padar, Pink Beach, Manta Point',
            'The longest day and the one you came for: three bays from the top of Padar, then an afternoon in the current with wings two metres wide.',
          ],
          [
            'Kanawa and home',
            'Nobody is in a hurry. Lunch is served under sail, and the crew writes its names into your book.',
          ],
        ],
        meeting: 'Pier B of Labuan Bajo marina',
      },
      id: {
        title: 'Komodo dengan phinisi, tiga hari',
        summary: 'Tidur di kapal kayu di antara komodo, pasir merah muda, dan pari manta.',
        story:
          'Kapal bergerak saat Anda tidur, jadi Padar milik Anda kala fajar. Jagawana mengantar menemui komodo di Rinca; sorenya berenang bersama manta. Juru masak hafal siapa yang tidak makan ikan pada santapan kedua.',
        highlights: [
          'Fajar di Padar tanpa keramaian',
          'Komodo bersama jagawana',
          'Pantai Merah dan Manta Point',
          'Kalong beterbangan saat senja',
        ],
        days: [
          [
            'Kelor, Rinca, Kalong',
            'Kabin dibagikan, sepatu masuk keranjang dan tinggal di sana. Komodo berjalan semaunya; Anda berjalan di belakang ranger.',
          ],
          [
            'Padar, Pantai Merah, Manta Point',
            'Hari terpanjang dan yang paling dinanti: tiga teluk dari puncak Padar, lalu sore di arus bersama sayap selebar dua meter.',
          ],
          [
            'Kanawa dan pulang',
            'Tidak ada yang terburu-buru. Makan siang disajikan sambil berlayar, dan awak kapal menulis nama di buku Anda.',
          ],
        ],
        meeting: 'Dermaga B Marina Labuan Bajo',
      },
    },
  },
  {
    id: 'TUR-011',
    category: 'SEA',
    type: 'HOPPING',
    destination: 'DOMESTIC',
    places: ['LOP'],
    at: [-8.4017, 116.1011],
    address: 'Pelabuhan Bangsal, Pemenang, Lombok Utara',
    meetAt: '10:00',
    nights: 3,
    carriers: ['Minibus', 'Boat', 'Boat', 'Minibus'],
    cutOff: 4,
    schedule: { kind: 'period', quota: 20, blackDates: [['01-10', '01-25', WAVES]] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 10,
      options: [
        ['DIVE', 92],
        ['INSURANCE', 7],
      ],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 14, adult: 312, single: 96 },
        { name: SUPERIOR, star: 4, min: 2, max: 12, adult: 418, single: 158 },
        { name: { en: 'Deluxe, 5 stars', id: 'Deluxe, bintang 5' }, star: 5, min: 2, max: 8, adult: 596, single: 270 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'BOAT', 'MASK', 'HOTEL', 'MEALS'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SWIM', 'SUN', 'CASH'],
    refund: 'standard',
    pictures: ['beach-resort', 'snorkel-reef', 'waterfall', 'rice-terrace'],
    rating: 4.7,
    text: {
      en: {
        title: 'Lombok and the Gilis, four days',
        summary: 'Turtles before breakfast, waterfalls after lunch, and no motor on three islands.',
        story:
          'Two nights where only bicycles and ponies pass, then the green side of Lombok that most visitors fly over: terraces of Tetebatu, twin falls of Senaru, and a beach in the south with nobody’s footprints.',
        highlights: [
          'Turtles off Gili Meno',
          'Senaru’s twin waterfalls',
          'Weavers of Sukarara',
          'The empty bays of the south',
        ],
        days: [
          ['To Gili Air', 'Boat from Bangsal, bicycles, sunset on the west side.'],
          ['Three islands', 'Snorkel with turtles and statues off Meno, lunch on Trawangan.'],
          ['Senaru and Tetebatu', 'Two waterfalls under Rinjani, a walk between terraces, dinner by lantern light.'],
          ['The south', 'Sukarara weavers, Tanjung Aan beach, airport or Senggigi by 16:00.'],
        ],
        meeting: 'Waiting hall of Bangsal harbour',
      },
      id: {
        title: 'Lombok dan tiga Gili, empat hari',
        summary: 'Penyu sebelum sarapan, air terjun selepas siang, dan tiga pulau tanpa motor.',
        story:
          'Dua malam di pulau yang hanya dilewati sepeda dan cidomo, lalu sisi hijau Lombok: terasering Tetebatu, air terjun kembar Senaru, dan pantai selatan tanpa jejak kaki.',
        highlights: ['Penyu di Gili Meno', 'Air terjun kembar Senaru', 'Penenun Sukarara', 'Teluk sepi di selatan'],
        days: [
          ['Ke Gili Air', 'Perahu dari Bangsal, sepeda, senja di sisi barat.'],
          ['Tiga pulau', 'Snorkeling bersama penyu dan patung di Meno, makan siang di Trawangan.'],
          ['Senaru dan Tetebatu', 'Dua air terjun di kaki Rinjani, berjalan di terasering, makan malam berlentera.'],
          ['Selatan', 'Penenun Sukarara, Pantai Tanjung Aan, bandara atau Senggigi pukul 16.00.'],
        ],
        meeting: 'Ruang tunggu Pelabuhan Bangsal',
      },
    },
  },
  {
    id: 'TUR-012',
    category: 'SEA',
    type: 'HOPPING',
    destination: 'DOMESTIC',
    places: ['TJQ', 'JKT'],
    at: [-2.7457, 107.7549],
    address: 'Bandara H.A.S. Hanandjoeddin, Tanjung Pandan',
    meetAt: '09:00',
    nights: 2,
    carriers: ['Minibus', 'Boat', 'Minibus'],
    cutOff: 4,
    schedule: { kind: 'period', quota: 22, blackDates: [['12-20', '12-23', WAVES]] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 7,
      promo: 'group',
      options: [
        ['PHOTO', 32],
        ['INSURANCE', 5],
      ],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 16, adult: 188, single: 54 },
        { name: SUPERIOR, star: 4, min: 2, max: 12, adult: 246, single: 88 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'BOAT', 'MASK', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SWIM', 'SUN', 'MEDICINE'],
    refund: 'standard',
    pictures: ['beach-resort', 'islands', 'snorkel-reef', 'lake'],
    rating: 4.6,
    text: {
      en: {
        title: 'Belitung: granite and lighthouse',
        summary: 'Boulders as large as houses in water as clear as glass, an hour from Jakarta.',
        story:
          'Belitung looks made for a film, and was. We take a boat to the lighthouse of 1882, eat gangan fish soup where the fishermen do, and stand in the school of the Rainbow Troops.',
        highlights: [
          'Lengkuas lighthouse and its view',
          'Boulders of Tanjung Tinggi',
          'The white lake of a kaolin mine',
          'The school of Laskar Pelangi',
        ],
        days: [
          ['East Belitung', 'Arrival, school of the Rainbow Troops, Manggar’s thousand coffee stalls.'],
          ['Islands', 'By boat to Lengkuas, Kelayang and Pasir, snorkelling and lunch on the sand.'],
          ['Kaolin and home', 'White lake, batik workshop, airport at noon.'],
        ],
        meeting: 'Arrival hall, at the coffee stall',
      },
      id: {
        title: 'Belitung: granit dan mercusuar',
        summary: 'Batu sebesar rumah di air sejernih kaca, satu jam dari Jakarta.',
        story:
          'Belitung seperti dibuat untuk film, dan memang begitu. Kita berlayar ke mercusuar tahun 1882, menyantap gangan di warung nelayan, dan berdiri di sekolah Laskar Pelangi.',
        highlights: [
          'Mercusuar Lengkuas dan pemandangannya',
          'Batu raksasa Tanjung Tinggi',
          'Danau kaolin putih',
          'Sekolah Laskar Pelangi',
        ],
        days: [
          ['Belitung Timur', 'Tiba, sekolah Laskar Pelangi, seribu warung kopi Manggar.'],
          ['Pulau-pulau', 'Perahu ke Lengkuas, Kelayang, dan Pulau Pasir, snorkeling dan makan siang di pasir.'],
          ['Kaolin dan pulang', 'Danau putih, lokakarya batik, bandara tengah hari.'],
        ],
        meeting: 'Ruang kedatangan, dekat kedai kopi',
      },
    },
  },
];
