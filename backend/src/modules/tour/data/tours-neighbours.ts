import type { ProductSource } from '../product-source.ts';
import { AIRPORT, AT_AIRPORT, LOBBY, STARS_3, STARS_4 } from './abroad.ts';

/** Cities of South-East Asia. */
export const NEIGHBOUR_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-017',
    category: 'CITY',
    type: 'CITYBREAK',
    destination: 'ASEAN',
    places: ['SIN'],
    at: [1.3592, 103.9894],
    address: 'Changi Airport, Terminal 3, Singapore',
    meetAt: '10:00',
    nights: 2,
    carriers: ['Bus', 'Bus', 'Bus'],
    cutOff: 5,
    schedule: { kind: 'period', quota: 24 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 12,
      vat: 9,
      promo: 'group',
      options: [
        ['CRUISE', 68],
        ['SIM', 12],
        ['INSURANCE', 8],
      ],
      packages: [
        { name: STARS_3, star: 3, min: 2, max: 20, adult: 388, single: 150 },
        { name: STARS_4, star: 4, min: 2, max: 16, adult: 508, single: 230 },
      ],
    },
    includes: ['GUIDE', 'TRANSFER', 'HOTEL', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'DINNER'],
    bring: ['PASSPORT', 'RAIN', 'CASH'],
    refund: 'standard',
    isPassportNeeded: true,
    pictures: ['city-skyline', 'museum', 'market-food', 'theme-park'],
    rating: 4.6,
    text: {
      en: {
        title: 'Singapore in three days',
        summary: 'Gardens that glow, hawker stalls with queues worth joining, and an island for play.',
        story:
          'A light hand on the plan: mornings with a guide who grew up in Tiong Bahru, afternoons as you like, and one evening under the Supertrees with a seat kept for you.',
        highlights: [
          'Supertrees by night',
          'Hawker breakfast with a local',
          'Sentosa for a day',
          'Kampong Glam on foot',
        ],
        days: [
          [
            'Arrival and the bay',
            'Merlion and a walk along the bay while the office towers light up; at 19:45 the Supertrees play, and your seat is kept.',
          ],
          [
            'Sentosa',
            'Over the harbour by cable car. Then choose: beach, rides or the fort. Your guide meets who wants to for chilli crab at seven.',
          ],
          [
            'Three quarters',
            'Breakfast with a queue worth joining in Tiong Bahru, temples of Chinatown, perfume makers of Kampong Glam; at the airport by 17:00.',
          ],
        ],
        meeting: 'Terminal 3 arrivals, by the kinetic rain',
      },
      id: {
        title: 'Singapura tiga hari',
        summary: 'Taman yang menyala, pujasera yang layak diantre, dan pulau untuk bermain.',
        story:
          'Rencana yang ringan: pagi bersama pemandu asli Tiong Bahru, sore sesuka Anda, dan satu malam di bawah Supertree dengan kursi yang sudah disiapkan.',
        highlights: [
          'Supertree di malam hari',
          'Sarapan di pujasera bersama warga',
          'Sehari di Sentosa',
          'Jalan kaki di Kampong Glam',
        ],
        days: [
          [
            'Tiba dan teluk',
            'Merlion dan jalan santai di tepi teluk saat gedung-gedung mulai menyala; pukul 19.45 Supertree beraksi, kursi Anda sudah disiapkan.',
          ],
          [
            'Sentosa',
            'Menyeberangi pelabuhan dengan kereta gantung. Lalu pilih: pantai, wahana, atau benteng. Pukul tujuh pemandu menunggu yang ingin kepiting cabai.',
          ],
          [
            'Tiga kampung',
            'Sarapan di antrean yang layak ditunggu di Tiong Bahru, kelenteng Chinatown, peracik parfum Kampong Glam; tiba di bandara pukul 17.00.',
          ],
        ],
        meeting: 'Kedatangan Terminal 3, dekat kinetic rain',
      },
    },
  },
  {
    id: 'TUR-018',
    category: 'CITY',
    type: 'CITYBREAK',
    destination: 'ASEAN',
    places: ['JKT', 'KUL'],
    at: [...AT_AIRPORT],
    address: AIRPORT,
    meetAt: '06:00',
    nights: 3,
    carriers: ['Flight', 'Bus', 'Bus', 'Flight'],
    cutOff: 10,
    schedule: { kind: 'departures', everyWeeks: 1, weekday: 4, quota: 25 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 16,
      airportTax: 28,
      downPercent: 30,
      promo: 'early',
      options: [
        ['SIM', 9],
        ['INSURANCE', 9],
      ],
      packages: [
        { name: STARS_3, star: 3, min: 2, max: 25, adult: 468, single: 120 },
        { name: STARS_4, star: 4, min: 2, max: 20, adult: 572, single: 190 },
      ],
    },
    includes: ['LEADER', 'FLIGHT', 'HOTEL', 'TRANSFER', 'ENTRANCE', 'MEALS'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['PASSPORT', 'JACKET', 'CASH'],
    refund: 'strict',
    isPassportNeeded: true,
    pictures: ['twin-towers', 'theme-park', 'tea-hills', 'market-food'],
    rating: 4.4,
    text: {
      en: {
        title: 'Kuala Lumpur and Genting',
        summary: 'Twin towers, cave steps in rainbow colours and a cool night above the clouds.',
        story:
          'Four days that children remember: the cable car through the fog, 272 painted steps with monkeys, and roti canai folded in the air.',
        highlights: ['Genting by cable car', 'Batu Caves', 'Petronas towers by night', 'Melaka’s river walk'],
        days: [
          [
            'To Kuala Lumpur',
            'A short flight, the pink mosque of Putrajaya by the lake, and the twin towers from the park where families picnic.',
          ],
          [
            'Genting Highlands',
            'Up the 272 painted steps of Batu Caves before the heat, then the cable car through the fog to rides and jacket weather.',
          ],
          [
            'Melaka',
            'Two hours to the old port: the red Dutch square, chicken rice balls for lunch, Jonker street and a boat on the lit river.',
          ],
          ['Home', 'Central market for kites and batik, time to pack, and an evening flight.'],
        ],
        meeting: LOBBY.en,
      },
      id: {
        title: 'Kuala Lumpur dan Genting',
        summary: 'Menara kembar, tangga gua warna-warni, dan malam sejuk di atas awan.',
        story:
          'Empat hari yang diingat anak-anak: kereta gantung menembus kabut, 272 anak tangga bersama monyet, dan roti canai yang dilempar di udara.',
        highlights: ['Genting dengan kereta gantung', 'Batu Caves', 'Menara Petronas malam hari', 'Tepi sungai Melaka'],
        days: [
          [
            'Ke Kuala Lumpur',
            'Terbang sebentar, masjid merah muda Putrajaya di tepi danau, lalu menara kembar dari taman tempat keluarga piknik.',
          ],
          [
            'Genting Highlands',
            'Menaiki 272 anak tangga Batu Caves sebelum panas, lalu kereta gantung menembus kabut ke wahana dan udara berjaket.',
          ],
          [
            'Melaka',
            'Dua jam ke pelabuhan tua: alun-alun merah Belanda, nasi ayam bola, Jalan Jonker, dan perahu di sungai yang berlampu.',
          ],
          ['Pulang', 'Pasar Seni untuk layang-layang dan batik, waktu berkemas, lalu terbang malam hari.'],
        ],
        meeting: LOBBY.id,
      },
    },
  },
  {
    id: 'TUR-019',
    category: 'CITY',
    type: 'ROUND',
    destination: 'ASEAN',
    places: ['JKT', 'BKK'],
    at: [...AT_AIRPORT],
    address: AIRPORT,
    meetAt: '07:00',
    nights: 4,
    carriers: ['Flight', 'Bus', 'Boat', 'Bus', 'Flight'],
    cutOff: 14,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 3, quota: 25 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 20,
      airportTax: 34,
      downPercent: 30,
      promo: 'early',
      options: [
        ['CRUISE', 42],
        ['SIM', 9],
        ['INSURANCE', 11],
      ],
      packages: [
        { name: STARS_3, star: 3, min: 2, max: 25, adult: 628, single: 140 },
        { name: STARS_4, star: 4, min: 2, max: 20, adult: 748, single: 220 },
      ],
    },
    includes: ['LEADER', 'FLIGHT', 'HOTEL', 'TRANSFER', 'ENTRANCE', 'MEALS'],
    excludes: ['TIPS', 'PERSONAL'],
    bring: ['PASSPORT', 'SARONG', 'SWIM', 'CASH'],
    refund: 'strict',
    isPassportNeeded: true,
    pictures: ['river-temple', 'market-food', 'beach-resort'],
    rating: 4.5,
    text: {
      en: {
        title: 'Bangkok and Pattaya, five days',
        summary: 'Gilded temples, boats full of mangoes and a beach to end on.',
        story:
          'We cross Bangkok by river, where it is still itself, and leave the shopping for the last day. Halal kitchens are on every stop’s list.',
        highlights: [
          'Wat Arun from the water',
          'Floating market',
          'Coral island off Pattaya',
          'Halal food named at each stop',
        ],
        days: [
          [
            'To Bangkok',
            'Morning flight and a rest; dinner by the river at Asiatique, with the big wheel turning over the old warehouses.',
          ],
          [
            'River and temples',
            'The Grand Palace at opening time, Wat Arun from a long-tail boat, then quiet canals where people still wave.',
          ],
          [
            'Pattaya',
            'Mangoes and noodles from the boats of the floating market, a swim before dinner, the evening to yourself.',
          ],
          [
            'Coral island',
            'Speedboat to Koh Larn for clear water until two, orchids at Nong Nooch, back in Bangkok for supper.',
          ],
          ['Home', 'Chatuchak: fifteen thousand stalls and a guide who knows twelve. Flight in the afternoon.'],
        ],
        meeting: LOBBY.en,
      },
      id: {
        title: 'Bangkok dan Pattaya, lima hari',
        summary: 'Kuil berlapis emas, perahu penuh mangga, dan pantai sebagai penutup.',
        story:
          'Kita menyusuri Bangkok lewat sungai, tempat kota ini masih asli, dan menyimpan belanja untuk hari terakhir. Dapur halal ada di setiap perhentian.',
        highlights: [
          'Wat Arun dari air',
          'Pasar terapung',
          'Pulau karang Pattaya',
          'Makanan halal di setiap perhentian',
        ],
        days: [
          [
            'Ke Bangkok',
            'Terbang pagi dan istirahat sebentar; makan malam di tepi sungai Asiatique, dengan bianglala berputar di atas gudang-gudang tua.',
          ],
          [
            'Sungai dan kuil',
            'Grand Palace saat baru buka, Wat Arun dari perahu ekor panjang, lalu kanal tenang tempat warga masih melambai.',
          ],
          ['Pattaya', 'Mangga dan mi dari perahu pasar terapung, berenang sebelum makan malam, sisanya milik Anda.'],
          [
            'Pulau karang',
            'Kapal cepat ke Koh Larn menikmati air bening sampai pukul dua, anggrek di Nong Nooch, makan malam di Bangkok.',
          ],
          [
            'Pulang',
            'Chatuchak: lima belas ribu kios dan pemandu yang hafal dua belas di antaranya. Terbang sore hari.',
          ],
        ],
        meeting: LOBBY.id,
      },
    },
  },
];
