import type { HotelCancelPolicyAnswer } from '@wisata/kernel/contracts/hotel-cancel-policy';
import { formatInstant } from '@wisata/kernel/dates';
import type { Locale } from '@wisata/kernel/locale';
import { price } from '@wisata/kernel/money';
import { ZONES } from '@wisata/kernel/zones';
import { amountsIn } from '../../app/amount.ts';
import type { Hotel, RoomType } from './hotel-content.ts';
import { MEAL_NAMES } from './rates.ts';
import { roomHash } from './room-offer.view.ts';
import type { Stay } from './stay.ts';
import type { SupplierOffer } from './supplier.ts';

type Step = HotelCancelPolicyAnswer['Rooms'][number]['AppliedPolicies'][number];

const EN = {
  free: (until: string) => `Free cancellation until ${until}.`,
  /** Without an amount: a voucher code may have made the price smaller since. */
  full: (from: string | null) =>
    from === null
      ? 'No refund after booking: the full price is charged.'
      : `From ${from}, or if you do not arrive, the full price is charged.`,
  part: (from: string, until: string | null, amount: string) =>
    `From ${from}${until ? ` until ${until}` : ''} the first night, ${amount}, is charged.`,
  guaranteed: 'The room is kept for late arrival.',
  /** Until when the rates of these meals can be given back; null is never. */
  rates: (meals: string, until: string | null) =>
    until === null
      ? `Non-refundable rates (${meals}): no refund after booking.`
      : `Rates with free cancellation (${meals}): free until ${until}, after that a charge applies.`,
};

const WORDS: Readonly<Record<Locale, typeof EN>> = {
  en: EN,
  id: {
    free: (until) => `Pembatalan gratis hingga ${until}.`,
    full: (from) =>
      from === null
        ? 'Tidak dapat dikembalikan setelah dipesan: dikenakan harga penuh.'
        : `Mulai ${from}, atau bila Anda tidak datang, dikenakan harga penuh.`,
    part: (from, until, amount) =>
      `Mulai ${from}${until ? ` hingga ${until}` : ''} dikenakan biaya malam pertama, ${amount}.`,
    guaranteed: 'Kamar tetap disimpan bila Anda tiba larut.',
    rates: (meals, until) =>
      until === null
        ? `Tarif tanpa pengembalian dana (${meals}): tidak dapat dikembalikan setelah dipesan.`
        : `Tarif dengan pembatalan gratis (${meals}): gratis hingga ${until}, setelah itu dikenakan biaya.`,
  },
};

/** `18:00 WITA, Fri 11 Dec 2026`, the property's own time. */
function propertyTime(instant: string, hotel: Hotel, locale: Locale): string {
  return formatInstant(instant, locale, ZONES[hotel.city.zone]);
}

/** The one line that a list or a room row shows. */
export function cancelMessage(refundableUntil: string | null, hotel: Hotel, locale: Locale): string {
  if (refundableUntil !== null) return WORDS[locale].free(propertyTime(refundableUntil, hotel, locale));
  return locale === 'id' ? 'Tidak dapat dikembalikan setelah dipesan.' : 'No refund after booking.';
}

/** The deadlines of a hotel's rates, the latest first, each with its rates. */
export function rateRules(offers: readonly SupplierOffer[], hotel: Hotel, locale: Locale): string[] {
  const meals = new Map<string | null, Set<string>>();
  for (const { refundableUntil, mealType } of offers) {
    const named = meals.get(refundableUntil) ?? new Set();
    meals.set(refundableUntil, named.add(MEAL_NAMES[mealType][locale].split(':', 1)[0]!));
  }
  const latestFirst = [...meals].sort(([a], [b]) => (b ?? '').localeCompare(a ?? ''));
  return latestFirst.map(([until, names]) => {
    const rates = [...names].join(', ').toLowerCase();
    return WORDS[locale].rates(rates, until && propertyTime(until, hotel, locale));
  });
}

/** What giving the room back costs, in order of time; free at first when the rate allows it. */
export function policySteps(hotel: Hotel, offer: SupplierOffer, locale: Locale): Step[] {
  const words = WORDS[locale];
  const time = (instant: string | null) => (instant === null ? null : propertyTime(instant, hotel, locale));
  const charged = offer.penalties.map((penalty, index): Step => {
    const until = offer.penalties[index + 1]?.from ?? null;
    const amount = price({ minor: penalty.amountMinor, currency: offer.currency });
    const from = time(penalty.from);
    const isFull = penalty.amountMinor === offer.totalMinor;
    return {
      From: penalty.from,
      Until: until,
      Amount: amountsIn(offer.currency)(penalty.amountMinor),
      Currency: offer.currency,
      Percent: penalty.percent,
      Description: isFull || from === null ? words.full(from) : words.part(from, time(until), amount),
    };
  });
  if (offer.refundableUntil === null) return charged;
  const free: Step = {
    From: null,
    Until: offer.refundableUntil,
    Amount: 0,
    Currency: offer.currency,
    Percent: 0,
    Description: words.free(propertyTime(offer.refundableUntil, hotel, locale)),
  };
  return [free, ...charged];
}

export function describePolicy(
  hotel: Hotel,
  room: RoomType,
  offer: SupplierOffer,
  stay: Stay,
  locale: Locale,
): HotelCancelPolicyAnswer {
  const steps = policySteps(hotel, offer, locale);
  return {
    CheckInDate: stay.checkInDate,
    HotelKey: hotel.key,
    HotelName: hotel.name,
    TimeZone: ZONES[hotel.city.zone],
    Rooms: [
      {
        AppliedPolicies: steps,
        BreakfastType: MEAL_NAMES[offer.mealType][locale],
        CancelLimit: offer.refundableUntil,
        IsFullCharge: offer.refundableUntil === null,
        IsGuaranteedBooking: true,
        Message: cancelMessage(offer.refundableUntil, hotel, locale),
        RoomCodeHash: roomHash(offer, stay),
        RoomKey: offer.roomKey,
        RoomName: room.title,
        Summaries: [...steps.map((step) => step.Description), WORDS[locale].guaranteed],
      },
    ],
  };
}
