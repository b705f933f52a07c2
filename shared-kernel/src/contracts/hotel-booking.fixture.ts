import { AYU_CONTACT } from './trip-parts.fixture.ts';
import type { HotelBooking } from './hotel-booking.ts';

const adult = (title: string, first_name: string, last_name: string): HotelBooking['paxes'][number] => ({
  title,
  first_name,
  last_name,
  type: 'ADT',
  age: null,
  birth_date: null,
  calling_code: '',
  email: '',
  phone: '',
});

const picture = (kind: string, seed: string) => ({
  image_uri: `/media/${kind}/${seed}/960.avif?ratio=4x3&place=Bali`,
  thumb_uri: `/media/${kind}/${seed}/320.avif?ratio=4x3&place=Bali`,
  media: { kind, seed, place: 'Bali' },
});

const night = (total: number, index: number): HotelBooking['price_details'][number] => ({
  night_index: index,
  date: `2026-12-${12 + index}`,
  count_adult: 2,
  count_child: 1,
  count_infant: 0,
  total_room: 1,
  total_price: total,
  meals_price: 150_000,
  extra_beds_price: 0,
  room_type_price: [{ type_code: 'DLX', name: 'Deluxe Garden King', room_count: 1, price_per_room: total - 150_000 }],
});

const DEADLINE = '2026-12-11T10:00:00.000Z';
const free = { from: null, until: DEADLINE, amount: 0, currency: 'IDR', percent: 0 } as const;
const full = { from: DEADLINE, until: null, amount: 5_380_000, currency: 'IDR', percent: 100 } as const;

/** Four nights in Bali for a family, paid and issued. */
export const HOTEL_RECORD: HotelBooking = {
  record_version: 2,
  agent: null,
  agent_code: null,
  customer_company: null,
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
    area: 'Sanur',
    phone: '+62 361 288 445',
    email: 'reservations@padma-laut.example',
    check_in_time: '14:00',
    check_out_time: '12:00',
    time_zone: 'Asia/Makassar',
    zone_label: 'WITA',
  },
  room: {
    key: 'H.BALI-0042.DLX.BB1',
    code: 'DLX',
    name: 'Deluxe Garden King',
    provider_code: 'BUNDLED',
    include_breakfast: true,
    meal_type: 'BB',
    meal_type_name: 'Breakfast included',
    rate_code: 'BB1',
    rate_name: 'Free cancellation',
    sub_text: '32 m² · garden side · sleeps 3',
    ...picture('hotel-room', 'BALI-0042-DLX'),
  },
  check_in_date: '2026-12-12',
  check_out_date: '2026-12-16',
  check_in_time: '14:00',
  check_out_time: '12:00',
  time_zone: 'Asia/Makassar',
  zone_label: 'WITA',
  total_night: 4,
  count_guest: 2,
  count_child: 1,
  count_room: 1,
  label_guest: '2 Tamu, 1 Kamar',
  currency: 'IDR',
  total_price: 5_380_000,
  net_price: 4_446_281,
  tax_price: 933_719,
  tax_percent: 21,
  price_details: [1_290_000, 1_290_000, 1_400_000, 1_400_000].map(night),
  cancel_limit: DEADLINE,
  is_full_charge: false,
  is_guaranteed_booking: true,
  cancel_policy: {
    message: {
      en: 'Free until 18:00 WITA, Fri 11 Dec 2026',
      id: 'Gratis sampai 18.00 WITA, Jum, 11 Des 2026',
    },
    en: [
      { ...free, description: 'Free until 18:00 WITA, Fri 11 Dec 2026' },
      { ...full, description: 'From 18:00 WITA, Fri 11 Dec 2026: Rp. 5.380.000, the full price' },
    ],
    id: [
      { ...free, description: 'Gratis sampai 18.00 WITA, Jum, 11 Des 2026' },
      { ...full, description: 'Mulai 18.00 WITA, Jum, 11 Des 2026: Rp. 5.380.000, harga penuh' },
    ],
  },
  confirmation_id: 'PLS-771204',
  contact: {
    count_adult: 2,
    ...AYU_CONTACT,
    title: 'Mrs',
    remark: 'Late arrival, about 22:30. A quiet room away from the lift, please',
    request_child_bed: true,
  },
  paxes: [
    adult('Mrs', 'Ayu', 'Lestari'),
    adult('Mr', 'Suharto', 'Suharto'),
    { ...adult('Miss', 'Kirana', 'Lestari Putri'), type: 'CHD', age: 6 },
  ],
  special_requests: {
    non_smoking: true,
    bed_type: 'king',
    high_floor: false,
    connecting_rooms: false,
    other: '',
    check_in_time: null,
    check_out_time: null,
  },
  ...picture('hotel-facade', 'BALI-0042-1'),
};
