/** How far an order has come. */
export type DemoState = 'open' | 'issued' | 'issuing' | 'issue-failed' | 'expired' | 'canceled' | 'refunded';

export interface DemoStay {
  /** Hotels to try in this order; the first with a room is taken. */
  readonly city: 'DPS' | 'JKT' | 'BDO' | 'JOG' | 'SUB' | 'SIN' | 'MLG' | 'UPG';
  readonly bookedHoursAgo: number;
  readonly checkInAfterDays: number;
  readonly nights: number;
}

export interface DemoOrder {
  readonly state: DemoState;
  /** More than one is paid together, as one transaction. */
  readonly stays: readonly DemoStay[];
  readonly pay?: { readonly bank_code: string; readonly product_code: string };
  readonly inItinerary?: boolean;
}

const BCA = { bank_code: '014', product_code: 'BCAVA' };
const MANDIRI = { bank_code: '008', product_code: 'MANDIRIVA' };
const CARD = { bank_code: 'CARD', product_code: 'CREDITCARD' };
const GOPAY = { bank_code: 'GOPAY', product_code: 'GOPAY' };

const stay = (city: DemoStay['city'], bookedHoursAgo: number, checkInAfterDays: number, nights: number): DemoStay => ({
  city,
  bookedHoursAgo,
  checkInAfterDays,
  nights,
});
const DAY = 24;

/** Every state that an order can be in, of one member who travels often. */
export const MEMBER_ORDERS: readonly DemoOrder[] = [
  { state: 'issued', pay: BCA, stays: [stay('BDO', 74 * DAY, -63, 2)] },
  { state: 'issued', pay: CARD, stays: [stay('SIN', 51 * DAY, -20, 3)] },
  { state: 'refunded', pay: MANDIRI, stays: [stay('JKT', 33 * DAY, 40, 2)] },
  { state: 'canceled', stays: [stay('SUB', 16 * DAY, 30, 1)] },
  { state: 'expired', stays: [stay('MLG', 8 * DAY, 18, 2)] },
  {
    state: 'issued',
    pay: BCA,
    inItinerary: true,
    stays: [stay('JOG', 4 * DAY, 20, 3), stay('DPS', 4 * DAY, 23, 4)],
  },
  { state: 'issue-failed', pay: MANDIRI, stays: [stay('UPG', 27, 35, 2)] },
  { state: 'issuing', pay: GOPAY, stays: [stay('BDO', 2, 11, 1)] },
];

export const GUEST_ORDER: DemoOrder = { state: 'issued', pay: BCA, stays: [stay('JOG', 30, 14, 2)] };

/** Rupiah beside dollars: each can be paid alone, together they are refused. */
export const OPEN_ORDERS: readonly DemoOrder[] = [
  { state: 'open', stays: [stay('DPS', 0.5, 26, 3)] },
  { state: 'open', stays: [stay('SIN', 0.25, 44, 2)] },
];
