/** Percent that comes back so many days before the start, the most generous first. */
export const REFUND_STEPS = {
  flexible: [{ days_before: 1, percent: 100 }],
  standard: [
    { days_before: 14, percent: 100 },
    { days_before: 7, percent: 50 },
  ],
  strict: [
    { days_before: 45, percent: 100 },
    { days_before: 30, percent: 75 },
    { days_before: 15, percent: 40 },
  ],
  none: [],
} as const;
export type RefundCode = keyof typeof REFUND_STEPS;

/** Sections beside those that every product fills by itself, each point on a line of its own. */
export const TERMS = {
  registration: {
    en: [
      'Your place is kept while the countdown of your order runs, and is yours once it is paid.',
      'Names must be as on KTP or passport; a changed name counts as a new booking.',
    ],
    id: [
      'Tempat Anda disimpan selama hitung mundur pesanan berjalan, dan menjadi milik Anda setelah dibayar.',
      'Nama harus sesuai KTP atau paspor; ganti nama dihitung sebagai pemesanan baru.',
    ],
  },
  deviation: {
    en: [
      'Leaving the group earlier or joining later is possible when agreed seven days ahead; what is not used is not paid back.',
    ],
    id: [
      'Pulang lebih awal atau bergabung belakangan dapat diatur tujuh hari sebelumnya; layanan yang tidak dipakai tidak diganti.',
    ],
  },
  refund: {
    en: ['Money goes back the way it was paid, as a rule within 14 days of the answer to your request.'],
    id: ['Dana kembali lewat cara bayar yang sama, umumnya dalam 14 hari setelah permintaan dijawab.'],
  },
  notResponsible: {
    en: [
      'Delays of airlines, ships and trains, closed roads, eruptions and weather are beyond us; we help to rearrange the trip.',
      'Valuables that you carry are your own care.',
    ],
    id: [
      'Keterlambatan maskapai, kapal, dan kereta, jalan yang ditutup, erupsi, dan cuaca di luar kendali kami; kami bantu menata ulang perjalanan.',
      'Barang berharga yang dibawa menjadi tanggung jawab sendiri.',
    ],
  },
  entitled: {
    en: [
      'The guide may change the order of places when that is safer or saves waiting.',
      'A departure with too few travellers is cancelled ten days ahead, with everything paid back or another date.',
    ],
    id: [
      'Pemandu dapat mengubah urutan tempat bila lebih aman atau menghemat waktu.',
      'Keberangkatan yang kurang peserta dibatalkan sepuluh hari sebelumnya, dengan dana kembali penuh atau tanggal lain.',
    ],
  },
  other: {
    en: ['Prices on this page are what you pay, with the mandatory costs named in the breakdown.'],
    id: ['Harga di halaman ini adalah yang Anda bayar, dengan biaya wajib yang dirinci.'],
  },
} as const;
