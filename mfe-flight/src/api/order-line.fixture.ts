import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import type { OrderLine } from '@wisata/kernel/remote';

/** An order line of a round trip to Bali for three, unpaid, in the API's own form. */
export const UNPAID_LINE: OrderLine & { readonly search: object } = {
  id: '0b9d1f2e-0000-4000-8000-000000000001',
  code: 'WS7K3M9Q2X',
  title: 'Jakarta (CGK) ⇄ Denpasar (DPS)',
  amount: 5_080_000,
  currency: 'IDR',
  service: 'flight',
  created_at: '2026-11-20T06:00:00Z',
  time_limit: '2026-11-20T08:00:00Z',
  payment_status: 'unpaid',
  status: 'unpaid',
  status_checkout: 'open',
  status_issue: 'waiting',
  search: {
    origin: 'CGK',
    destination: 'DPS',
    departDate: '2026-12-12',
    returnDate: '2026-12-16',
    ADT: 2,
    CHD: 1,
    INF: 0,
    cabinClass: 'Economy',
  },
  detail: FLIGHT_RECORD,
};

const paid = { ...UNPAID_LINE, payment_status: 'paid', status_checkout: 'done' };
export const ISSUED_LINE = { ...paid, status: 'issued', status_issue: 'issued' };
export const ISSUING_LINE = { ...paid, status: 'process', status_issue: 'process' };
export const FAILED_LINE = { ...paid, status: 'error', status_issue: 'failed' };
export const EXPIRED_LINE = { ...UNPAID_LINE, payment_status: 'expired', status: 'expired' };
export const CANCELED_LINE = { ...UNPAID_LINE, payment_status: 'canceled', status: 'canceled' };
