/** The help desk that is printed on every voucher. */
export const HELP_DESK = {
  brand: 'wisata',
  company: 'PT Wisata Nusantara Raya',
  licence: '9120 1063 4471',
  phone: '021 5084 7000',
  address: 'Graha Nusantara, Jl. Merdeka Barat 9, Jakarta 10110',
  hours: { en: 'every day, 06:00–24:00 WIB', id: 'setiap hari, 06.00–24.00 WIB' },
} as const;
