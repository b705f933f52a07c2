/** The languages of the site. */
export const LANGUAGES = ['en', 'id'] as const;

export type Language = (typeof LANGUAGES)[number];

const EN = {
  destination: /City, area or hotel/,
  search: 'Search hotels',
  yourSearch: 'Your search',
  seeRooms: /See rooms/,
  chooseRate: /^Choose(?! a room)/,
  contact: 'Contact',
  title: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Mobile phone',
  born: ['Day', 'Month', 'Year'],
  review: /^(Continue to review|Review)$/,
  book: /^Book/,
  noChanges: 'Order details cannot be changed afterwards',
  pay: /^Pay Rp\./,
  payDollars: /^Pay S\$/,
  payNow: 'Pay now',
  ready: /^Paid\. Your (voucher|e-ticket) is ready$/,
  download: 'Download voucher',
  voucherPage: 'Open voucher page',
  orderEmail: 'E-mail address',
  orderId: 'Order ID',
  findOrder: 'Find my order',
  yourOrder: 'Your order',
} as const;

const ID = {
  destination: /Kota, daerah, atau hotel|Kota, area, atau hotel/,
  search: 'Cari hotel',
  yourSearch: 'Pencarian Anda',
  seeRooms: /Lihat kamar/,
  chooseRate: /^Pilih(?! kamar)/,
  contact: 'Kontak',
  title: 'Sapaan',
  firstName: 'Nama depan',
  lastName: 'Nama belakang',
  email: 'E-mail',
  phone: 'Nomor ponsel',
  born: ['Tanggal', 'Bulan', 'Tahun'],
  review: /^(Lanjut ke pemeriksaan|Periksa)$/,
  book: /^Pesan/,
  noChanges: 'Data pesanan tidak dapat diubah setelah ini',
  pay: /^Bayar Rp\./,
  payDollars: /^Bayar S\$/,
  payNow: 'Bayar sekarang',
  ready: /^Lunas\. (Voucher|E-tiket) Anda siap$/,
  download: 'Unduh voucher',
  voucherPage: 'Buka halaman voucher',
  orderEmail: 'Alamat e-mail',
  orderId: 'ID pesanan',
  findOrder: 'Cari pesanan saya',
  yourOrder: 'Pesanan Anda',
} as const;

/** The words on the controls that a journey uses, as a traveller reads them. */
export type Words = { readonly [name in keyof typeof EN]: (typeof EN)[name] | (typeof ID)[name] };

export function wordsOf(language: Language): Words {
  return language === 'id' ? ID : EN;
}
