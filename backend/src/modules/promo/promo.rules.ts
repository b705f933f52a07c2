import { addDays, weekdayOf } from '@wisata/kernel/dates';
import { convert, money } from '@wisata/kernel/money';
import type { Money } from '@wisata/kernel/money';
import { wallClockAt, ZONES } from '@wisata/kernel/zones';

/** What a code gives and asks for. Amounts are rupiah, days and times are Jakarta's; null and empty lists ask for nothing. */
export interface PromoTerms {
  /** A service, or `all`. */
  readonly type: string;
  readonly isFixed: boolean;
  readonly discountAmount: number;
  readonly discountPercent: number;
  readonly discountMax: number | null;
  readonly minOrder: number;
  readonly startAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly periodType: 'stay' | 'booking' | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly minTotalNight: number | null;
  readonly regions: readonly string[];
  readonly hotels: readonly string[];
  /** 0 or 7 is Sunday, 1 Monday, 6 Saturday. */
  readonly checkInDays: readonly number[];
  readonly bookingDays: readonly number[];
}

/** What the rules look at in an order. */
export interface PromoOrder {
  readonly service: string;
  /** Before any discount. */
  readonly amount: Money;
  /** Rupiah for one unit of the order's currency. */
  readonly rupiahRate: number;
  readonly bookedAt: Date;
  /** Check-in, or the first day of any other service. */
  readonly stayDate: string | null;
  readonly nights: number | null;
  /** Every name under which the place and the hotel are known: names, keys. */
  readonly regions: readonly string[];
  readonly hotels: readonly string[];
}

/** The present, and how often the code is used by other orders. */
export interface PromoMoment {
  readonly now: Date;
  readonly uses: number;
}

/** Literal messages of spec section 5 by a code that pages can translate. */
export const PROMO_MESSAGES = {
  PROMO_TYPE: 'Voucher code type does not match',
  PROMO_MIN_ORDER: 'The total amount does not meet the minimum order requirement.',
  PROMO_CHECK_IN_DATE: 'Voucher code not available on this checkin date',
  PROMO_BOOKING_TIME: 'Voucher code not available on this booking date/time',
  PROMO_PERIOD: 'Voucher code not available on this period',
  PROMO_MIN_NIGHTS: 'The total nights do not meet the minimum stay requirement.',
  PROMO_REGION: 'Voucher code is not valid for this region',
  PROMO_HOTEL: 'Voucher code is not valid for this hotel.',
  PROMO_CHECK_IN_DAY: 'Voucher code is not valid for this check-in day.',
  PROMO_BOOKING_DAY: 'Voucher code is not valid for this booking day.',
  PROMO_USED_UP: 'Voucher code not available',
} as const;
export type PromoFailure = keyof typeof PROMO_MESSAGES;

/** `HH:MM` inside the window, both ends included; one that starts later than it ends goes over midnight. */
export function isInsideDailyWindow(time: string, start: string, end: string): boolean {
  return start <= end ? time >= start && time <= end : time >= start || time <= end;
}

const isBetween = (value: string, from: string | null, to: string | null) =>
  (from === null || value >= from) && (to === null || value <= to);

const dailyWindow = ({ periodType, startTime, endTime }: PromoTerms) =>
  periodType === 'booking' && (startTime ?? endTime) !== null
    ? { start: startTime ?? '00:00', end: endTime ?? '23:59' }
    : undefined;

/** The day and time of booking. After midnight, a window that goes over midnight still belongs to the evening before. */
function bookingClock(terms: PromoTerms, { bookedAt }: PromoOrder): { date: string; time: string } {
  const { date, time } = wallClockAt(bookedAt.getTime(), ZONES.WIB);
  const minute = time.slice(0, 5);
  const window = dailyWindow(terms);
  const isNextMorning = window !== undefined && window.start > window.end && minute <= window.end;
  return { date: isNextMorning ? addDays(date, -1) : date, time: minute };
}

function isOutsideStay(terms: PromoTerms, { stayDate }: PromoOrder): boolean {
  const { periodType, startDate, endDate } = terms;
  if (periodType !== 'stay' || (startDate === null && endDate === null)) return false;
  return stayDate === null || !isBetween(stayDate, startDate, endDate);
}

function isOutsideBooking(terms: PromoTerms, order: PromoOrder): boolean {
  if (terms.periodType !== 'booking') return false;
  const { date, time } = bookingClock(terms, order);
  const window = dailyWindow(terms);
  return (
    !isBetween(date, terms.startDate, terms.endDate) ||
    (window !== undefined && !isInsideDailyWindow(time, window.start, window.end))
  );
}

/** The code's own life, and without a period type one span from the start's day and time to the end's. */
function isOutsidePeriod(terms: PromoTerms, order: PromoOrder, now: Date): boolean {
  const { startAt, expiresAt, startDate, endDate } = terms;
  if ((startAt && now < startAt) || (expiresAt && now >= expiresAt)) return true;
  if (terms.periodType !== null) return false;
  const { date, time } = bookingClock(terms, order);
  const from = startDate && `${startDate} ${terms.startTime ?? '00:00'}`;
  const to = endDate && `${endDate} ${terms.endTime ?? '23:59'}`;
  return !isBetween(`${date} ${time}`, from, to);
}

function shareName(wanted: readonly string[], names: readonly string[]): boolean {
  const known = names.map((name) => name.trim().toLowerCase());
  return wanted.length === 0 || wanted.some((name) => known.includes(name.trim().toLowerCase()));
}

const isWrongDay = (days: readonly number[], date: string | null) =>
  days.length > 0 && (date === null || !days.some((day) => day % 7 === weekdayOf(date)));

type PricedOrder = Pick<PromoOrder, 'amount' | 'rupiahRate'>;

const toRupiah = ({ amount, rupiahRate }: PricedOrder) => convert(amount, 'IDR', rupiahRate).minor;

type Rule = (terms: PromoTerms, order: PromoOrder, moment: PromoMoment) => boolean;

/** True where the order breaks the rule; in the order in which the contract lists them. */
const BREAKS: Readonly<Record<PromoFailure, Rule>> = {
  PROMO_TYPE: ({ type }, { service }) => type !== 'all' && type !== service,
  PROMO_MIN_ORDER: ({ minOrder }, order) => toRupiah(order) < minOrder,
  PROMO_CHECK_IN_DATE: isOutsideStay,
  PROMO_BOOKING_TIME: isOutsideBooking,
  PROMO_PERIOD: (terms, order, { now }) => isOutsidePeriod(terms, order, now),
  PROMO_MIN_NIGHTS: ({ minTotalNight }, { nights }) => minTotalNight !== null && (nights ?? 0) < minTotalNight,
  PROMO_REGION: ({ regions }, order) => !shareName(regions, order.regions),
  PROMO_HOTEL: ({ hotels }, order) => !shareName(hotels, order.hotels),
  PROMO_CHECK_IN_DAY: ({ checkInDays }, { stayDate }) => isWrongDay(checkInDays, stayDate),
  PROMO_BOOKING_DAY: (terms, order) => isWrongDay(terms.bookingDays, bookingClock(terms, order).date),
  PROMO_USED_UP: ({ maxUses }, _order, { uses }) => maxUses !== null && uses >= maxUses,
};
const RULES = Object.entries(BREAKS) as [PromoFailure, Rule][];

/** Every reason against the code, the decisive one first; empty when it may be used. */
export function findPromoFailures(terms: PromoTerms, order: PromoOrder, moment: PromoMoment): PromoFailure[] {
  return RULES.filter(([, breaks]) => breaks(terms, order, moment)).map(([failure]) => failure);
}

/** Rounds in the shop's favour: whole rupiah, then whole cents. Never more than the cap or the order. */
export function promoDiscount(terms: PromoTerms, order: PricedOrder): Money {
  const { amount, rupiahRate } = order;
  const orderIdr = toRupiah(order);
  // Hundredths of a percent keep the product an integer.
  const percentIdr = Math.floor((orderIdr * Math.round(terms.discountPercent * 100)) / 10_000);
  const grossIdr = terms.isFixed ? terms.discountAmount : percentIdr;
  const discountIdr = Math.max(0, Math.min(grossIdr, terms.discountMax ?? grossIdr, orderIdr));
  if (amount.currency === 'IDR') return money(discountIdr, 'IDR');
  return money(Math.floor((discountIdr * 100) / rupiahRate), amount.currency);
}
