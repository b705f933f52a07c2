import type { Locale } from '@wisata/kernel/locale';

/** Guests from the country write in either language. */
export const LOCAL_REVIEWERS: readonly string[] = [
  ...['Bagus Wicaksono', 'Nurhayati', 'Marthen Rumbiak', 'Putri Ayuningtyas', 'I Made Sudarma', 'Rina Simatupang'],
  ...['Suharto', 'Dewi Kartikasari', 'Andreas Tobing', 'Siti Maemunah', 'Yohanes Lamak', 'Fitriani', 'Hendra Gunawan'],
  ...['Ratna Sari Dewanti', 'Agus Salim Lubis', 'Cokorda Istri Mirah', 'Daeng Mappuji', 'Wulan Purnamasari'],
];
export const VISITING_REVIEWERS: readonly string[] = [
  ...['Lim Wei Ling', 'Tan Kah Hoe', 'Priya Nair', 'Sarah Whitfield', 'Tom Becker', 'Mai Nguyen', 'Kenji Arita'],
];

interface ReviewParts {
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly poor: readonly string[];
}

/** One sentence each about a thing that guests notice; a review takes two of them. */
export const REVIEW_PARTS: Readonly<Record<Locale, readonly ReviewParts[]>> = {
  en: [
    {
      good: [
        'Quiet at night although the main street is two minutes away.',
        'We slept well; the curtains really close.',
      ],
      fair: ['Mostly quiet, apart from doors in the corridor.', 'Scooters start early on the street side.'],
      poor: ['Thin walls: we heard the neighbours until midnight.', 'The room next to the lift was hard to sleep in.'],
    },
    {
      good: [
        'Staff moved us to a lower floor for my mother without being asked twice.',
        'The front desk printed our boarding passes and found a taxi at five.',
      ],
      fair: [
        'Friendly staff, but only one person at the desk in the evening.',
        'Check-in took a while, then all was fine.',
      ],
      poor: ['We waited forty minutes for the room to be ready.', 'Two calls were needed to get towels.'],
    },
    {
      good: ['Spotless room and a shower with real pressure.', 'Everything was clean, down to the kettle.'],
      fair: ['Clean, but the bathroom could use new grouting.', 'The room is tidy and smaller than it looks.'],
      poor: ['The air conditioning dripped on the floor.', 'The bathroom drained slowly.'],
    },
    {
      good: [
        'Breakfast changed every day; the bubur is worth getting up for.',
        'Fresh fruit, good coffee, eggs made to order.',
      ],
      fair: ['Breakfast is fine but the same every day.', 'Come before eight, then the buffet is still complete.'],
      poor: ['Breakfast was lukewarm by nine.', 'Coffee from a machine, little choice.'],
    },
    {
      good: ['Wifi held for two days of video calls.', 'You can walk to everything worth seeing.'],
      fair: ['Wifi is good in the lobby, weaker at the end of the hall.', 'Parking is narrow but there is a guard.'],
      poor: ['The wifi dropped every evening.', 'Parking was full when we came back.'],
    },
  ],
  id: [
    {
      good: ['Tenang di malam hari walau dekat jalan besar.', 'Tidur nyenyak, tirainya benar-benar gelap.'],
      fair: ['Cukup tenang, hanya suara pintu di lorong.', 'Sisi jalan agak ramai motor sejak subuh.'],
      poor: ['Dinding tipis, suara tamu sebelah terdengar sampai malam.', 'Kamar dekat lift, susah tidur.'],
    },
    {
      good: [
        'Stafnya ramah, kami dipindah ke lantai bawah tanpa diminta dua kali.',
        'Resepsionis sigap mencarikan taksi jam lima pagi.',
      ],
      fair: ['Staf ramah, tapi malam hari hanya satu orang di meja depan.', 'Check-in agak lama, setelah itu lancar.'],
      poor: ['Menunggu kamar siap sampai empat puluh menit.', 'Minta handuk harus menelepon dua kali.'],
    },
    {
      good: ['Kamar bersih sekali dan air pancurannya deras.', 'Semua bersih, sampai ketel listriknya.'],
      fair: ['Bersih, hanya nat kamar mandi mulai kusam.', 'Kamar rapi, sedikit lebih kecil dari fotonya.'],
      poor: ['AC menetes ke lantai.', 'Saluran air kamar mandi lambat.'],
    },
    {
      good: ['Sarapan lengkap, buburnya juara.', 'Buahnya segar, kopinya enak, telur dimasak sesuai pesanan.'],
      fair: ['Sarapan enak tapi menunya sama setiap hari.', 'Datang sebelum jam delapan supaya masih lengkap.'],
      poor: ['Sarapan sudah dingin jam sembilan.', 'Kopi mesin, pilihan sedikit.'],
    },
    {
      good: ['Wifi lancar untuk rapat video dua hari.', 'Ke mana-mana cukup jalan kaki.'],
      fair: ['Wifi bagus di lobi, di ujung lorong agak lemah.', 'Parkir sempit tapi ada penjaga.'],
      poor: ['Wifi putus setiap malam.', 'Parkir penuh waktu kami pulang.'],
    },
  ],
};
