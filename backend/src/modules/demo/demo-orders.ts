/** How far an order has come. */
export type DemoState = 'open' | 'issued' | 'issuing' | 'issue-failed' | 'expired' | 'canceled' | 'refunded';

export interface DemoStay {
  readonly city: 'DPS' | 'JKT' | 'BDO' | 'JOG' | 'SUB' | 'SIN' | 'MLG' | 'UPG';
  readonly bookedHoursAgo: number;
  readonly checkInAfterDays: number;
  readonly nights: number;
}

export interface DemoFlight {
  readonly from: string;
  readonly to: string;
  readonly bookedHoursAgo: number;
  readonly departAfterDays: number;
  /** Absent for one way. */
  readonly returnAfterDays?: number;
}

export interface DemoOrder {
  readonly state: DemoState;
  /** More than one is paid together, as one transaction. */
  readonly items: readonly (DemoStay | DemoFlight)[];
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
const flightBack = (from: string, to: string, bookedHoursAgo: number, days: readonly [number, number]): DemoFlight => ({
  ...{ from, to, bookedHoursAgo },
  departAfterDays: days[0],
  returnAfterDays: days[1],
});

/** Every state that an order can be in, of one member who travels often. */
export const MEMBER_ORDERS: readonly DemoOrder[] = [
  { state: 'issued', pay: BCA, items: [stay('BDO', 74 * DAY, -63, 2)] },
  { state: 'issued', pay: GOPAY, items: [{ from: 'CGK', to: 'SUB', bookedHoursAgo: 60 * DAY, departAfterDays: -41 }] },
  { state: 'issued', pay: CARD, items: [stay('SIN', 51 * DAY, -20, 3)] },
  { state: 'refunded', pay: MANDIRI, items: [stay('JKT', 33 * DAY, 40, 2)] },
  { state: 'canceled', items: [stay('SUB', 16 * DAY, 30, 1)] },
  { state: 'expired', items: [stay('MLG', 8 * DAY, 18, 2)] },
  { state: 'issued', pay: BCA, inItinerary: true, items: [stay('JOG', 6 * DAY, 20, 2)] },
  {
    state: 'issued',
    pay: BCA,
    inItinerary: true,
    items: [flightBack('CGK', 'DPS', 4 * DAY, [23, 27]), stay('DPS', 4 * DAY, 23, 4)],
  },
  { state: 'issue-failed', pay: MANDIRI, items: [stay('UPG', 27, 35, 2)] },
  { state: 'issuing', pay: GOPAY, items: [stay('BDO', 2, 11, 1)] },
];

export const GUEST_ORDER: DemoOrder = { state: 'issued', pay: BCA, items: [stay('JOG', 30, 14, 2)] };

/** Rupiah beside dollars: each can be paid alone, together they are refused. */
export const OPEN_ORDERS: readonly DemoOrder[] = [
  { state: 'open', items: [stay('DPS', 0.5, 26, 3)] },
  { state: 'open', items: [stay('SIN', 0.25, 44, 2)] },
];
