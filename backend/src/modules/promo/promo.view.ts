import type { BestPromoAnswer, PromoAnswer } from '@wisata/kernel/contracts/promo';
import type { Locale } from '@wisata/kernel/locale';
import { convert, money, toMajor } from '@wisata/kernel/money';
import { shownWords } from '../../app/editors-words.ts';
import { RUPIAH_PER_DOLLAR } from '../../app/exchange.ts';
import type { Booking } from '../bookings/index.ts';
import { findPromoFailures, PROMO_MESSAGES, promoDiscount } from './promo.rules.ts';
import type { PromoOrder } from './promo.rules.ts';
import type { Promo } from './promo.repository.ts';

function conditionFields(promo: Promo) {
  return {
    type: promo.type,
    period_type: promo.periodType,
    start_date: promo.startDate,
    end_date: promo.endDate,
    start_time: promo.startTime,
    end_time: promo.endTime,
    min_total_night: promo.minTotalNight,
    regions: [...promo.regions],
    hotels: [...promo.hotels],
    check_in_days: [...promo.checkInDays],
    booking_days: [...promo.bookingDays],
  };
}

const wordsOf = ({ name, description }: Promo, locale: Locale) => ({
  name: shownWords(name[locale]),
  description: shownWords(description[locale]),
});

function termsFields(promo: Promo) {
  return {
    ...conditionFields(promo),
    isFixed: promo.isFixed,
    discountAmount: promo.discountAmount,
    discount_percent: promo.discountPercent,
    minOrder: promo.minOrder,
    discountMax: promo.discountMax,
    startAt: promo.startAt?.toISOString() ?? null,
    expiresAt: promo.expiresAt?.toISOString() ?? null,
  };
}

/** What speaks against a code for an order, and what it takes off. */
const weighPromo = (promo: Promo, order: PromoOrder, now: Date) => ({
  failures: findPromoFailures(promo, order, { now, uses: promo.uses }),
  discount: promoDiscount(promo, order),
});

/** What saves most first; of two that save the same, the one that stands first in the alphabet. */
const bySaving = (left: { saved: number; code: string }, right: { saved: number; code: string }) =>
  right.saved - left.saved || left.code.localeCompare(right.code);

/** The code as this order sees it. One that is on the order already stays good, whatever its rules say by now. */
export function toPromoAnswer(
  promo: Promo,
  { booking, order }: { booking: Booking; order: PromoOrder },
  { now, locale }: { now: Date; locale: Locale },
): PromoAnswer {
  const isApplied = booking.promoCode === promo.code;
  const { failures, discount } = isApplied
    ? { failures: [], discount: money(booking.discountMinor, booking.currency) }
    : weighPromo(promo, order, now);
  const errors = failures.map((failure) => PROMO_MESSAGES[failure]);
  const uses = promo.uses + (isApplied ? 1 : 0);
  return {
    id: promo.id,
    code: promo.code,
    ...wordsOf(promo, locale),
    ...termsFields(promo),
    uses,
    maxUses: promo.maxUses,
    remainingPromo: promo.maxUses === null ? null : Math.max(0, promo.maxUses - uses),
    is_available: failures.length === 0,
    message: errors[0] ?? null,
    errors,
    error_codes: failures,
    discount: toMajor(discount),
    discount_idr: toMajor(convert(discount, 'IDR', RUPIAH_PER_DOLLAR)),
    is_applied: isApplied,
  };
}

/** What can be used first, then what saves most. */
export const byUsefulness = (left: PromoAnswer, right: PromoAnswer) =>
  Number(right.is_available) - Number(left.is_available) ||
  bySaving({ saved: left.discount_idr, code: left.code }, { saved: right.discount_idr, code: right.code });

/** The code that takes most off the order. */
export function findBestPromo(
  promos: readonly Promo[],
  order: PromoOrder,
  { now, locale }: { now: Date; locale: Locale },
): BestPromoAnswer['best'] {
  const [best] = promos
    .map((promo) => ({ promo, code: promo.code, ...weighPromo(promo, order, now) }))
    .filter(({ failures, discount }) => failures.length === 0 && discount.minor > 0)
    .map((weighed) => ({ ...weighed, saved: weighed.discount.minor }))
    .sort(bySaving);
  if (!best) return null;
  const { promo, discount } = best;
  return {
    code: promo.code,
    ...wordsOf(promo, locale),
    discount: toMajor(discount),
    total: toMajor(money(order.amount.minor - discount.minor, discount.currency)),
    currency: discount.currency,
  };
}

/** Begun, and with uses left. */
export function isRunning({ startAt, uses, maxUses }: Promo, now: Date): boolean {
  return (startAt === null || startAt <= now) && (maxUses === null || uses < maxUses);
}

/** What stands on the list of all codes. */
export function toPublicPromo(promo: Promo, locale: Locale) {
  const { code, minOrder, expiresAt } = promo;
  const end = expiresAt?.toISOString() ?? null;
  return { code, ...wordsOf(promo, locale), min_order: minOrder, expires_at: end, ...conditionFields(promo) };
}
