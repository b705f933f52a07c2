import type { Booking } from '../../bookings/index.ts';

/** A hotel booking record in the contract's form (spec section 3, Hotel booking): four nights in Bali, paid and issued. */
export const HOTEL_DETAIL = {
  hotel: {
    key: 'BALI-0042',
    name: 'Padma Laut Sanur Resort',
    address: 'Jl. Danau Tamblingan No. 88, Sanur Kauh, Denpasar Selatan 80228',
    latitude: -8.6931,
    longitude: 115.2637,
    country_code: 'ID',
    star_rating: 4,
    country: 'Indonesia',
    city: 'Bali',
    city_key: 'BALI',
    phone: '+62 361 288 445',
  },
  room: { key: 'H.BALI-0042.DLX.BB1', name: 'Deluxe Garden King', provider_code: 'BUNDLED', include_breakfast: true },
  check_in_date: '2026-12-12',
  check_out_date: '2026-12-16',
  check_in_time: '14:00',
  check_out_time: '12:00',
  time_zone: 'Asia/Makassar',
  total_night: 4,
  count_guest: 2,
  count_child: 1,
  count_room: 1,
  currency: 'IDR',
  total_price: 5_380_000,
  cancel_limit: '2026-12-11T10:00:00.000Z',
  confirmation_id: 'PLS-771204',
  cancel_policy: {
    en: [
      { amount: 0, description: 'Free until 18:00 WITA, Fri 11 Dec 2026' },
      { amount: 5_380_000, description: 'From 18:00 WITA, Fri 11 Dec 2026: Rp. 5.380.000, the full price' },
    ],
    id: [
      { amount: 0, description: 'Gratis sampai 18.00 WITA, Jum, 11 Des 2026' },
      { amount: 5_380_000, description: 'Mulai 18.00 WITA, Jum, 11 Des 2026: Rp. 5.380.000, harga penuh' },
    ],
  },
  is_full_charge: false,
  contact: { remark: 'Late arrival, about 22:30. A quiet room away from the lift, please', request_child_bed: true },
  special_requests: { non_smoking: true, bed_type: 'king', high_floor: false, other: '' },
  paxes: [
    { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT', age: null },
    { title: 'Mr', first_name: 'Suharto', last_name: 'Suharto', type: 'ADT', age: null },
    { title: 'Miss', first_name: 'Kirana', last_name: 'Lestari Putri', type: 'CHD', age: 6 },
  ],
  price_details: [1_290_000, 1_290_000, 1_400_000, 1_400_000].map((total, index) => ({
    night_index: index,
    total_price: total,
  })),
};

/** The issued booking around {@link HOTEL_DETAIL}, of a guest who booked in English. */
export const HOTEL_BOOKING: Booking = {
  id: '3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90',
  code: 'WS7K3M9Q2X',
  service: 'hotel',
  userId: null,
  contact: { email: 'ayu.lestari@mail.example', firstName: 'Ayu', lastName: 'Lestari' },
  title: 'Padma Laut Sanur Resort',
  amountMinor: 5_380_000,
  discountMinor: 250_000,
  promoCode: 'HEMAT250',
  currency: 'IDR',
  timeLimitAt: new Date('2026-11-20T04:00:00Z'),
  detail: HOTEL_DETAIL,
  search: {},
  locale: 'en',
  paymentStatus: 'paid',
  statusCheckout: 'done',
  statusIssue: 'issued',
  createdAt: new Date('2026-11-20T03:00:00Z'),
  updatedAt: new Date('2026-11-20T03:10:00Z'),
};
