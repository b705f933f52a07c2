import { HOTEL_RECORD } from '@wisata/kernel/contracts/hotel-booking.fixture';
import type { HotelBooking } from '@wisata/kernel/contracts/hotel-booking';
import type { OrderLine } from '@wisata/kernel/remote';

const [, full] = HOTEL_RECORD.cancel_policy.en;
const DEADLINE = '2026-12-09T10:00:00.000Z';
const charged = (description: string) => [{ ...full!, from: DEADLINE, description }];

const RECORD: HotelBooking = {
  ...HOTEL_RECORD,
  hotel: {
    ...HOTEL_RECORD.hotel,
    key: 'HTL-DPS-007',
    name: 'Samudra Biru Sanur',
    address: 'Jl. Danau Tamblingan No. 88, Sanur, Bali 80228',
    phone: '+62 361 555 6703',
  },
  room: { ...HOTEL_RECORD.room, name: 'Deluxe Garden' },
  cancel_limit: DEADLINE,
  cancel_policy: {
    message: { en: 'Free cancellation until 18:00 WITA, Wed 9 Dec 2026.', id: 'Pembatalan gratis.' },
    en: charged('From 18:00 WITA, Wed 9 Dec 2026 the full price is charged.'),
    id: charged('Mulai 18.00 WITA dikenakan harga penuh.'),
  },
  special_requests: { ...HOTEL_RECORD.special_requests, other: 'Near the garden' },
};

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
  detail: RECORD,
};

const paid = { ...UNPAID_LINE, payment_status: 'paid', status_checkout: 'done' };
export const ISSUED_LINE: OrderLine = { ...paid, status: 'issued', status_issue: 'issued' };
export const ISSUING_LINE: OrderLine = { ...paid, status: 'process', status_issue: 'process' };
export const FAILED_LINE: OrderLine = { ...paid, status: 'error', status_issue: 'failed' };
export const EXPIRED_LINE: OrderLine = { ...UNPAID_LINE, payment_status: 'expired', status: 'expired' };
export const CANCELED_LINE: OrderLine = { ...UNPAID_LINE, payment_status: 'canceled', status: 'canceled' };
