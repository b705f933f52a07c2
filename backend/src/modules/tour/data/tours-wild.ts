import type { ProductSource } from '../product-source.ts';

const COMFORT = { en: 'Comfort, 3 stars', id: 'Nyaman, bintang 3' } as const;
const SUPERIOR = { en: 'Superior, 4 stars', id: 'Superior, bintang 4' } as const;

/** Reefs and forests that take longer to reach. */
export const WILD_TOURS: readonly ProductSource[] = [
  {
    id: 'TUR-013',
    category: 'SEA',
    type: 'DIVING',
    destination: 'DOMESTIC',
    places: ['BEJ'],
    at: [2.1464, 117.4327],
    address: 'Bandara Kalimarau, Tanjung Redeb, Berau',
    meetAt: '12:00',
    nights: 3,
    carriers: ['Boat', 'Boat', 'Boat', 'Boat'],
    cutOff: 7,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 4, quota: 16 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 10,
      downPercent: 30,
      options: [
        ['DIVE', 108],
        ['INSURANCE', 8],
      ],
      packages: [
        {
          name: { en: 'Water bungalow', id: 'Bungalo di atas laut' },
          star: 3,
          min: 2,
          max: 16,
          adult: 398,
          single: 110,
        },
      ],
    },
    includes: ['GUIDE', 'BOAT', 'MASK', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SWIM', 'SUN', 'MEDICINE'],
    refund: 'standard',
    pictures: ['snorkel-reef', 'beach-resort', 'islands'],
    rating: 4.8,
    text: {
      en: {
        title: 'Derawan: turtles and jellyfish',
        summary: 'Swim with jellyfish that forgot how to sting, and sleep over a lagoon of turtles.',
        story:
          'Four islands, one base: a bungalow on stilts at Derawan. Turtles graze under your terrace, Kakaban’s lake is full of gentle jellyfish, and at Sangalaki young turtles make for the sea.',
        highlights: [
          'Jellyfish lake of Kakaban',
          'Hatchlings on Sangalaki',
          'Whale sharks at Talisayan in season',
          'Bungalow over the reef',
        ],
        days: [
          [
            'Berau to Derawan',
            'The last half hour is water in every blue there is. Turtles come to the jetty by themselves.',
          ],
          [
            'Kakaban and Maratua',
            'No fins and no sunscreen in the lake: its jellyfish lost their sting and must not lose more. Then a cave of blue light, for those who dive down.',
          ],
          [
            'Sangalaki',
            'Rangers dig up a nest that is ready and count aloud; what hatches is let go as the light fades.',
          ],
          [
            'Back to Berau',
            'In season whale sharks wait under the fishing platforms for their breakfast; out of season the sunrise has to do, and does.',
          ],
        ],
        meeting: 'Arrival hall of Kalimarau airport',
      },
      id: {
        title: 'Derawan: penyu dan ubur-ubur',
        summary: 'Berenang bersama ubur-ubur tanpa sengat, tidur di atas laguna penyu.',
        story:
          'Empat pulau, satu pangkalan: bungalo panggung di Derawan. Penyu makan di bawah teras Anda, danau Kakaban penuh ubur-ubur jinak, dan di Sangalaki tukik berlari ke laut.',
        highlights: [
          'Danau ubur-ubur Kakaban',
          'Tukik di Sangalaki',
          'Hiu paus Talisayan pada musimnya',
          'Bungalo di atas terumbu',
        ],
        days: [
          [
            'Berau ke Derawan',
            'Setengah jam terakhir adalah air dengan segala macam biru. Penyu datang sendiri ke dermaga.',
          ],
          [
            'Kakaban dan Maratua',
            'Tanpa sirip dan tabir surya di danau: ubur-uburnya kehilangan sengat dan jangan kehilangan lebih. Lalu gua bercahaya biru bagi yang menyelam.',
          ],
          [
            'Sangalaki',
            'Petugas membuka sarang yang siap dan menghitung keras-keras; yang menetas dilepas saat cahaya meredup.',
          ],
          [
            'Kembali ke Berau',
            'Pada musimnya hiu paus menunggu sarapan di bawah bagan; di luar musim, fajarnya sudah cukup.',
          ],
        ],
        meeting: 'Ruang kedatangan Bandara Kalimarau',
      },
    },
  },
  {
    id: 'TUR-014',
    category: 'SEA',
    type: 'DIVING',
    destination: 'DOMESTIC',
    places: ['SOQ'],
    at: [-0.8762, 131.2558],
    address: 'Pelabuhan Rakyat Sorong, Jl. Jenderal Sudirman',
    meetAt: '12:30',
    nights: 4,
    carriers: ['Boat', 'Boat', 'Boat', 'Boat', 'Boat'],
    cutOff: 21,
    schedule: { kind: 'departures', everyWeeks: 2, weekday: 6, quota: 14 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 18,
      downPercent: 40,
      promo: 'early',
      options: [
        ['DIVE', 138],
        ['INSURANCE', 12],
      ],
      packages: [
        { name: { en: 'Homestay on the beach', id: 'Homestay tepi pantai' }, min: 2, max: 14, adult: 748, single: 130 },
        { name: { en: 'Eco lodge', id: 'Eco lodge' }, star: 4, min: 2, max: 8, adult: 1180, single: 390 },
      ],
    },
    includes: ['GUIDE', 'BOAT', 'MASK', 'HOMESTAY', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SWIM', 'SUN', 'MEDICINE', 'CASH'],
    refund: 'strict',
    pictures: ['islands', 'snorkel-reef', 'forest-trail', 'beach-resort'],
    rating: 4.9,
    text: {
      en: {
        title: 'Raja Ampat, five days',
        summary: 'The richest reef on earth, and stone mushrooms in a turquoise maze.',
        story:
          'Three quarters of all corals known live here. You stay with Papuan families who guard their own reef, climb Piaynemo for the view on the poster, and watch the red bird of paradise dance before breakfast.',
        highlights: [
          'Piaynemo lookout',
          'Red bird of paradise at sunrise',
          'Arborek jetty, the easiest great reef',
          'Pasir Timbul sandbank',
        ],
        days: [
          [
            'Sorong to Waigeo',
            'Shoes off at the pier: from here on it is sand, planks and water. The reef begins at the last step of your stairs.',
          ],
          [
            'Piaynemo',
            'The picture that everybody knows, with nobody in it if we leave early. Your hosts know which channel is deep enough.',
          ],
          [
            'Birds and Arborek',
            'Sit still, and a red bird dances on a bare branch for its bride. Everything after that is easy, even the mantas.',
          ],
          [
            'Friwen and Pasir Timbul',
            'A wall that blooms like a garden, then a strip of sand that exists for four hours a day and is yours for two.',
          ],
          ['Back to Sorong', 'One more swim from the stairs, and the boat waits while everybody says goodbye twice.'],
        ],
        meeting: 'Ticket hall of the people’s harbour',
      },
      id: {
        title: 'Raja Ampat, lima hari',
        summary: 'Terumbu terkaya di bumi dan jamur batu di labirin toska.',
        story:
          'Tiga perempat jenis karang dunia hidup di sini. Anda tinggal bersama keluarga Papua yang menjaga terumbunya sendiri, mendaki Piaynemo, dan menonton cenderawasih merah menari sebelum sarapan.',
        highlights: ['Puncak Piaynemo', 'Cenderawasih merah saat fajar', 'Dermaga Arborek', 'Gosong Pasir Timbul'],
        days: [
          [
            'Sorong ke Waigeo',
            'Lepas sepatu di dermaga: sejak ini hanya pasir, papan, dan air. Terumbu mulai di anak tangga terakhir rumah Anda.',
          ],
          [
            'Piaynemo',
            'Pemandangan yang dikenal semua orang, tanpa orang bila kita berangkat pagi. Tuan rumah tahu alur mana yang cukup dalam.',
          ],
          [
            'Burung dan Arborek',
            'Duduk diam, dan burung merah menari di dahan untuk pasangannya. Setelah itu semua terasa mudah, juga manta.',
          ],
          [
            'Friwen dan Pasir Timbul',
            'Dinding yang mekar seperti taman, lalu seleret pasir yang hanya ada empat jam sehari, dua jam di antaranya milik Anda.',
          ],
          [
            'Kembali ke Sorong',
            'Sekali lagi berenang dari tangga, dan perahu menunggu sampai semua berpamitan dua kali.',
          ],
        ],
        meeting: 'Ruang tiket Pelabuhan Rakyat',
      },
    },
  },
  {
    id: 'TUR-015',
    category: 'SEA',
    type: 'DIVING',
    destination: 'DOMESTIC',
    places: ['MDC'],
    at: [1.4931, 124.8413],
    address: 'Dermaga Kalimas, Wenang, Manado',
    meetAt: '08:00',
    nights: 2,
    carriers: ['Boat', 'Boat', 'Minibus'],
    cutOff: 3,
    schedule: { kind: 'period', quota: 18, blackDays: [7] },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 8,
      options: [
        ['DIVE', 96],
        ['INSURANCE', 6],
      ],
      packages: [
        { name: COMFORT, star: 3, min: 2, max: 14, adult: 254, single: 70 },
        { name: SUPERIOR, star: 4, min: 2, max: 10, adult: 322, single: 108 },
      ],
    },
    includes: ['GUIDE', 'BOAT', 'MASK', 'HOTEL', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL'],
    bring: ['ID', 'SWIM', 'SUN', 'MEDICINE'],
    refund: 'standard',
    pictures: ['snorkel-reef', 'islands', 'market-food', 'volcano-sunrise'],
    rating: 4.7,
    text: {
      en: {
        title: 'Bunaken and the Minahasa highlands',
        summary: 'A wall of coral that drops into the blue, and a volcano that smokes over flower gardens.',
        story:
          'Bunaken’s reef starts at your knees and ends 200 metres down. Swim along the edge with turtles, then trade fins for shoes: Tomohon’s market is not for the faint, its flowers are for everyone.',
        highlights: [
          'Lekuan wall, from one metre',
          'Turtles on every swim',
          'Dinner of rica-rica by the sea',
          'Lake Linow, three colours',
        ],
        days: [
          [
            'Bunaken',
            'The reef is a balcony: you float over its edge and look 200 metres down. Nobody has to dive for that.',
          ],
          [
            'Siladen',
            'A small island all around a white beach, and in the evening the old volcano stands black before the sky.',
          ],
          [
            'Tomohon',
            'From 30 degrees at the sea to a jacket among flowers in one hour; the lake changes colour while you drink your coffee.',
          ],
        ],
        meeting: 'Kalimas pier, blue boat shed',
      },
      id: {
        title: 'Bunaken dan dataran tinggi Minahasa',
        summary: 'Dinding karang yang jatuh ke biru, dan gunung berasap di atas kebun bunga.',
        story:
          'Terumbu Bunaken mulai dari setinggi lutut dan berakhir 200 meter di bawah. Berenang di tepinya bersama penyu, lalu ganti sepatu: pasar Tomohon bukan untuk semua orang, bunganya untuk siapa saja.',
        highlights: [
          'Dinding Lekuan, mulai satu meter',
          'Penyu di setiap renang',
          'Makan malam rica-rica di tepi laut',
          'Danau Linow tiga warna',
        ],
        days: [
          [
            'Bunaken',
            'Terumbunya seperti balkon: Anda mengapung di tepinya dan melihat 200 meter ke bawah. Tidak perlu menyelam.',
          ],
          [
            'Siladen',
            'Pulau kecil dikelilingi pantai putih, dan sore harinya gunung tua berdiri hitam di depan langit.',
          ],
          [
            'Tomohon',
            'Dari 30 derajat di laut ke jaket di antara bunga dalam satu jam; danaunya berganti warna selama Anda minum kopi.',
          ],
        ],
        meeting: 'Dermaga Kalimas, gudang perahu biru',
      },
    },
  },
  {
    id: 'TUR-016',
    category: 'NATURE',
    type: 'SAFARI',
    destination: 'DOMESTIC',
    places: ['PKN'],
    at: [-2.7052, 111.6732],
    address: 'Bandara Iskandar, Pangkalan Bun',
    meetAt: '10:00',
    nights: 2,
    carriers: ['Klotok', 'Klotok', 'Klotok'],
    cutOff: 7,
    schedule: { kind: 'departures', everyWeeks: 1, weekday: 5, quota: 12 },
    price: {
      currency: 'SGD',
      kind: 'Group',
      tips: 12,
      downPercent: 30,
      options: [['INSURANCE', 8]],
      packages: [
        { name: { en: 'Shared boat', id: 'Kapal bersama' }, min: 1, max: 12, adult: 318, single: 0 },
        { name: { en: 'Private boat', id: 'Kapal privat' }, star: 4, min: 2, max: 6, adult: 486, single: 0 },
      ],
    },
    includes: ['GUIDE', 'BOAT', 'CABIN', 'MEALS', 'ENTRANCE'],
    excludes: ['FLIGHT', 'TIPS', 'PERSONAL', 'CAMERA'],
    bring: ['ID', 'SHOES', 'RAIN', 'MEDICINE'],
    refund: 'standard',
    pictures: ['forest-trail', 'lake', 'islands'],
    rating: 4.9,
    text: {
      en: {
        title: 'Tanjung Puting by river boat',
        summary: 'Orangutans by day, fireflies by night, and a bed under a mosquito net on deck.',
        story:
          'The boat is slow on purpose. You sit on deck while proboscis monkeys crash through the trees, walk to feeding platforms with a ranger, and fall asleep to frogs. Part of what you pay plants trees.',
        highlights: [
          'Orangutans at Camp Leakey',
          'Fireflies along the Sekonyer',
          'Sleeping on deck',
          'A tree planted in your name',
        ],
        days: [
          [
            'Up the Sekonyer',
            'The engine goes tok, tok, tok, and the banks close in. Proboscis monkeys choose their trees for the night right above you.',
          ],
          [
            'Camp Leakey',
            'The water turns black as tea and mirrors every leaf. At the camp a family comes for bananas when it feels like it, and you wait for once.',
          ],
          ['Pesalat and back', 'A spade, a seedling and a number: the tree with your name stands where a fire was.'],
        ],
        meeting: 'Arrival gate of Iskandar airport',
      },
      id: {
        title: 'Tanjung Puting dengan klotok',
        summary: 'Orang utan di siang hari, kunang-kunang di malam hari, dan kasur berkelambu di geladak.',
        story:
          'Kapal ini sengaja pelan. Anda duduk di geladak saat bekantan melompat, berjalan ke panggung pakan bersama jagawana, dan tertidur diiringi katak. Sebagian harga ini menanam pohon.',
        highlights: [
          'Orang utan di Camp Leakey',
          'Kunang-kunang Sungai Sekonyer',
          'Tidur di geladak',
          'Satu pohon atas nama Anda',
        ],
        days: [
          [
            'Menyusuri Sekonyer',
            'Mesinnya berbunyi tok, tok, tok, dan tepian makin rapat. Bekantan memilih pohon malamnya tepat di atas Anda.',
          ],
          [
            'Camp Leakey',
            'Air berubah hitam seperti teh dan memantulkan tiap daun. Di kamp, satu keluarga datang mengambil pisang sesukanya, dan kali ini Anda yang menunggu.',
          ],
          ['Pesalat dan pulang', 'Sekop, bibit, dan nomor: pohon atas nama Anda berdiri di bekas kebakaran.'],
        ],
        meeting: 'Pintu kedatangan Bandara Iskandar',
      },
    },
  },
];
