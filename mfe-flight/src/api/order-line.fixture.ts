import { FLIGHT_RECORD } from '@wisata/kernel/contracts/flight-booking.fixture';
import type { OrderLine } from '@wisata/kernel/remote';
import { OPEN_LINE, statesOf } from '@wisata/runtime/testing-orders';

/** An order line of a round trip to Bali for three, unpaid, in the API's own form. */
export const UNPAID_LINE: OrderLine & { readonly search: object } = {
  ...OPEN_LINE,
  title: 'Jakarta (CGK) ⇄ Denpasar (DPS)',
  amount: 5_080_000,
  service: 'flight',
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
export const LINES = statesOf(UNPAID_LINE);
