import type { OrderLine } from '@wisata/kernel/remote';

/** An order line of four nights in Sanur, unpaid, in the API's own form. */
export const UNPAID_LINE: OrderLine = {
  id: '3f8f5f0e-6f4c-4a55-9b1e-8f3b6d1f2a90',
  code: 'WS7K3M9Q2X',
  title: 'Samudra Biru Sanur, 4 nights',
  amount: 5_380_000,
  currency: 'IDR',
  service: 'hotel',
  created_at: '2026-11-20T06:30:00.000Z',
  time_limit: '2026-11-20T07:30:00.000Z',
  payment_status: 'unpaid',
  status: 'unpaid',
  status_checkout: 'open',
  status_issue: 'waiting',
  detail: {
    hotel: {
      key: 'HTL-DPS-007',
      name: 'Samudra Biru Sanur',
      address: 'Jl. Danau Tamblingan No. 88, Sanur, Bali 80228',
      city: 'Bali',
      area: 'Sanur',
      phone: '+62 361 555 6703',
      latitude: -8.69,
      longitude: 115.26,
    },
    room: { name: 'Deluxe Garden', meal_type_name: 'Breakfast included', rate_name: 'Free cancellation' },
    check_in_date: '2026-12-12',
    check_out_date: '2026-12-16',
    check_in_time: '14:00',
    check_out_time: '12:00',
    time_zone: 'Asia/Makassar',
    total_night: 4,
    count_guest: 2,
    count_child: 1,
    count_room: 1,
    cancel_limit: '2026-12-09T10:00:00.000Z',
    cancel_policy: {
      message: { en: 'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.', id: 'Pembatalan gratis.' },
      en: [{ description: 'From 18:00 WITA, Wed 9 Dec 2026 the full price is charged.' }],
      id: [{ description: 'Mulai 18.00 WITA dikenakan harga penuh.' }],
    },
    confirmation_id: 'PLS-771204',
    contact: { email: 'ayu@mail.example' },
    paxes: [
      { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari', type: 'ADT', age: null },
      { title: 'MISS', first_name: 'Kirana', last_name: 'Lestari Putri', type: 'CHD', age: 6 },
    ],
    special_requests: { non_smoking: true, bed_type: 'king', other: 'Near the garden' },
    image_uri: '/media/hotel-facade/HTL-DPS-007-1/960.avif?place=Bali',
  },
};

const paid = { ...UNPAID_LINE, payment_status: 'paid', status_checkout: 'done' };
export const ISSUED_LINE: OrderLine = { ...paid, status: 'issued', status_issue: 'issued' };
export const ISSUING_LINE: OrderLine = { ...paid, status: 'process', status_issue: 'process' };
export const FAILED_LINE: OrderLine = { ...paid, status: 'error', status_issue: 'failed' };
export const EXPIRED_LINE: OrderLine = { ...UNPAID_LINE, payment_status: 'expired', status: 'expired' };
export const CANCELED_LINE: OrderLine = { ...UNPAID_LINE, payment_status: 'canceled', status: 'canceled' };
