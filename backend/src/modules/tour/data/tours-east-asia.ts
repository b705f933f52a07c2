import type { ProductSource } from '../product-source.ts';
import { AIRPORT, AT_AIRPORT, LOBBY, STARS_3, STARS_4 } from './abroad.ts';

/** Japan and Korea. */
export const EAST_ASIA_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-020',
    category: 'CITY',
    type: 'ROUND',
    destination: 'EAST_ASIA',
    places: ['JKT', 'TYO'],
    at: [...AT_AIRPORT],
    address: AIRPORT,
    meetAt: '19:00',
    nights: 5,
    carriers: ['Flight', 'Bus', 'Bus', 'Train', 'Bus', 'Flight'],
    cutOff: 21,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 6, quota: 25 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 36,
      visa: 42,
      airportTax: 92,
      downPercent: 40,
      promo: 'early',
      options: [
        ['KIMONO', 48],
        ['SIM', 18],
        ['INSURANCE', 22],
      ],
      packages: [
        { name: STARS_3, star: 3, min: 2, max: 25, adult: 1880, single: 420 },
        { name: STARS_4, star: 4, min: 2, max: 20, adult: 2240, single: 620 },
      ],
    },
    includes: ['LEADER', 'FLIGHT', 'HOTEL', 'TRANSFER', 'ENTRANCE', 'MEALS'],
    excludes: ['TIPS', 'VISA', 'PERSONAL'],
    bring: ['PASSPORT', 'JACKET', 'CASH'],
    refund: 'strict',
    isPassportNeeded: true,
    pictures: ['fuji-pagoda', 'market-food', 'hotel-room'],
    rating: 4.8,
    text: {
      en: {
        title: 'Japan golden route, six days',
        summary: 'Tokyo, Fuji, Kyoto and Osaka, joined by the fastest hour of your life.',
        story:
          'Every day has one thing that needs a guide and one that needs none. You meet Fuji from the lake that mirrors it, ride the Shinkansen and reach Fushimi Inari before the day’s first school class.',
        highlights: [
          'Shinkansen to Kyoto',
          'Fuji across Lake Kawaguchi',
          'Fushimi Inari at seven in the morning',
          'A free morning in Osaka',
        ],
        days: [
          ['Night flight', 'Meet your guide at 19:00 in Jakarta; wake over Mount Fuji if you sit on the left.'],
          [
            'Tokyo',
            'Incense at Asakusa, the forest of Meiji shrine in the middle of the city, Shibuya crossing when it is at its fullest.',
          ],
          [
            'Fuji',
            'The mountain twice, once in Lake Kawaguchi; springs of Oshino, and an onsen to soak in before a dinner of eleven small dishes.',
          ],
          [
            'Kyoto',
            'The Shinkansen does in two hours what took two weeks. Kinkaku-ji’s gold in the pond, Gion when the lanterns come on.',
          ],
          [
            'Nara and Osaka',
            'Fushimi Inari at seven, before the first school class; bowing deer in Nara; Dotonbori, eaten standing up.',
          ],
          ['Home', 'The morning is yours: the garden of the castle, or one last pair of shoes. Flight after lunch.'],
        ],
        meeting: LOBBY.en,
      },
      id: {
        title: 'Jepang rute emas, enam hari',
        summary: 'Tokyo, Fuji, Kyoto, dan Osaka, disambung satu jam tercepat dalam hidup Anda.',
        story:
          'Setiap hari ada satu hal yang butuh pemandu dan satu yang tidak. Anda bertemu Fuji dari danau cerminnya, naik Shinkansen, dan tiba di Fushimi Inari sebelum rombongan pertama.',
        highlights: [
          'Shinkansen ke Kyoto',
          'Fuji dari Danau Kawaguchi',
          'Fushimi Inari pukul tujuh pagi',
          'Pagi bebas di Osaka',
        ],
        days: [
          ['Terbang malam', 'Bertemu pemandu pukul 19.00 di Jakarta; bangun di atas Gunung Fuji bila duduk di kiri.'],
          ['Tokyo', 'Dupa di Asakusa, hutan Kuil Meiji di tengah kota, dan penyeberangan Shibuya saat paling ramai.'],
          [
            'Fuji',
            'Gunungnya dua kali, sekali di permukaan Danau Kawaguchi; mata air Oshino, lalu onsen sebelum makan malam sebelas hidangan kecil.',
          ],
          [
            'Kyoto',
            'Shinkansen menempuh dua jam yang dulu dua pekan. Emas Kinkaku-ji di kolam, Gion saat lentera menyala.',
          ],
          [
            'Nara dan Osaka',
            'Fushimi Inari pukul tujuh sebelum rombongan sekolah; rusa yang membungkuk di Nara; Dotonbori, disantap sambil berdiri.',
          ],
          ['Pulang', 'Pagi milik Anda: taman kastel atau sepasang sepatu terakhir. Terbang selepas makan siang.'],
        ],
        meeting: LOBBY.id,
      },
    },
  },
  {
    id: 'TUR-021',
    category: 'CITY',
    type: 'ROUND',
    destination: 'EAST_ASIA',
    places: ['JKT', 'SEL'],
    at: [...AT_AIRPORT],
    address: AIRPORT,
    meetAt: '20:00',
    nights: 5,
    carriers: ['Flight', 'Bus', 'Bus', 'Bus', 'Bus', 'Flight'],
    cutOff: 21,
    schedule: {
      kind: 'departures',
      on: ['12-05', '12-12', '12-19', '12-26', '01-09', '01-23', '02-06', '02-20'],
      quota: 25,
    },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 36,
      visa: 58,
      airportTax: 84,
      downPercent: 40,
      options: [
        ['SKI', 78],
        ['SIM', 16],
        ['INSURANCE', 22],
      ],
      packages: [
        { name: STARS_3, star: 3, min: 2, max: 25, adult: 1540, single: 380 },
        { name: STARS_4, star: 4, min: 2, max: 20, adult: 1820, single: 540 },
      ],
    },
    includes: ['LEADER', 'FLIGHT', 'HOTEL', 'TRANSFER', 'ENTRANCE', 'MEALS'],
    excludes: ['TIPS', 'VISA', 'PERSONAL'],
    bring: ['PASSPORT', 'JACKET', 'SHOES', 'CASH'],
    refund: 'strict',
    isPassportNeeded: true,
    pictures: ['snow-palace', 'market-food', 'hotel-room'],
    rating: 4.7,
    text: {
      en: {
        title: 'Korea in winter, six days',
        summary: 'First snow, first ski, and hot street food between.',
        story:
          'Made for people who have never stood on snow: gear that fits, a patient teacher and a warm place to watch from. Seoul’s palaces look best under white roofs anyway.',
        highlights: ['A day at a ski resort', 'Nami Island under snow', 'Palace in hanbok', 'Myeongdong by night'],
        days: [
          ['Night flight', 'Meet at 20:00 in Jakarta; winter jackets that you hire are handed out before check-in.'],
          [
            'Nami',
            'The tree avenue of Nami under snow, hot hotteok at the pier, the painted village of Petite France.',
          ],
          [
            'Snow',
            'Boots that fit, two hours with a patient teacher on the beginners’ slope, sledges for the rest, and a lounge with a view of the falls.',
          ],
          ['Seoul', 'Gyeongbokgung in hanbok, the roofs of Bukchon, and the city from N Tower when it glitters.'],
          ['Free day', 'Shop in Myeongdong or scream at the theme park; the guide writes the way on a card in Korean.'],
          ['Home', 'Breakfast at Gwangjang market, knife-cut noodles and all, and the flight home.'],
        ],
        meeting: LOBBY.en,
      },
      id: {
        title: 'Korea musim dingin, enam hari',
        summary: 'Salju pertama, ski pertama, dan jajanan hangat di antaranya.',
        story:
          'Dibuat bagi yang belum pernah menginjak salju: perlengkapan yang pas, pelatih sabar, dan tempat hangat untuk menonton. Istana Seoul memang paling indah beratap putih.',
        highlights: ['Sehari di resor ski', 'Pulau Nami bersalju', 'Istana dengan hanbok', 'Myeongdong malam hari'],
        days: [
          ['Terbang malam', 'Berkumpul pukul 20.00 di Jakarta; jaket musim dingin sewaan dibagikan sebelum check-in.'],
          ['Nami', 'Jalan berpohon Nami di bawah salju, hotteok panas di dermaga, dan desa lukisan Petite France.'],
          [
            'Salju',
            'Sepatu yang pas, dua jam bersama pelatih sabar di lereng pemula, kereta luncur bagi yang lain, dan ruang hangat untuk menonton yang jatuh.',
          ],
          ['Seoul', 'Gyeongbokgung dengan hanbok, atap-atap Bukchon, dan kota yang berkilau dari N Tower.'],
          [
            'Hari bebas',
            'Belanja di Myeongdong atau berteriak di taman bermain; pemandu menuliskan jalannya dalam bahasa Korea.',
          ],
          ['Pulang', 'Sarapan mi potong di Pasar Gwangjang, lalu terbang pulang.'],
        ],
        meeting: LOBBY.id,
      },
    },
  },
];
