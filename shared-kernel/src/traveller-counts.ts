import type { PassengerBand, PassengerType } from './passengers.ts';

/** How many of each type travel. A type that a service lacks stays 0. */
export type TravellerCounts = Readonly<Record<PassengerType, number>>;

/** What a count may be. */
export interface CountRules {
  /** Types that can be chosen. */
  readonly types: readonly PassengerType[];
  /** Most of one type, where a service says so. */
  readonly maxOf: Readonly<Partial<Record<PassengerType, number>>>;
  /** Most travellers of `limitedTypes` together. */
  readonly maxTotal: number;
  /** Types that take one of the `maxTotal` places: on a plane infants sit on a lap and take none. */
  readonly limitedTypes: readonly PassengerType[];
}

/** Rules for what takes so many people of any type: a package, a vehicle. A service with limits of its own says them itself. */
export function countRules(bands: readonly PassengerBand[], maxTotal = 99): CountRules {
  const types = bands.map((band) => band.type);
  return { types, maxOf: {}, maxTotal: Math.max(1, maxTotal), limitedTypes: types };
}

/** The nearest counts that the rules allow, for numbers from an address: whole, one adult or more, infants by adults, within every limit. */
export function clampCounts(counts: Partial<TravellerCounts>, rules: CountRules): TravellerCounts {
  const clamped: Record<PassengerType, number> = { ADT: 0, CHD: 0, INF: 0 };
  let placesLeft = rules.maxTotal;
  for (const type of rules.types) {
    const wanted = Math.max(type === 'ADT' ? 1 : 0, wholeNumber(counts[type]));
    const byPlaces = rules.limitedTypes.includes(type) ? placesLeft : Infinity;
    const byAdults = type === 'INF' ? clamped.ADT : Infinity;
    clamped[type] = Math.min(wanted, rules.maxOf[type] ?? Infinity, byPlaces, byAdults);
    if (rules.limitedTypes.includes(type)) placesLeft -= clamped[type];
  }
  return clamped;
}

/** Everybody, infants included. */
export function totalTravellers(counts: TravellerCounts): number {
  return counts.ADT + counts.CHD + counts.INF;
}

function wholeNumber(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? Math.trunc(value) : 0;
}
