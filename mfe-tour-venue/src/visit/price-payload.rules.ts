import type { VisitChoice } from './visit-choice.rules.ts';

/** Body of a price check: the booking's own without contact and names (spec section 7). */
export const toPricePayload = (priceId: string, { id, packageId, date, timeId, paxes }: VisitChoice) => ({
  uniqueId: id,
  tour_date: date ?? null,
  price_id: priceId,
  price_package_id: packageId,
  time_id: timeId || null,
  paxes: paxes.map(({ type, bed = '', isExtraBed = false, isIncludeVisa = false, miscellaneous = [] }) => ({
    type,
    bed,
    isExtraBed,
    isIncludeVisa,
    miscellaneous: [...miscellaneous],
  })),
});
