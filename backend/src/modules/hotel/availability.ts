import { compareText } from '@wisata/kernel/compare-text';
import type { HotelFilterOptions } from '@wisata/kernel/contracts/hotel-list';
import type { HotelListPageRequest, HotelListRequest, HotelSort } from '@wisata/kernel/contracts/hotel-requests';
import { compareRecommended } from '@wisata/kernel/hotel-ranking';
import type { Locale } from '@wisata/kernel/locale';
import type { MapPoint } from '@wisata/kernel/contracts/map-point';
import { isInside } from '@wisata/kernel/map-shape';
import { plainWords } from '@wisata/kernel/plain-letters';
import { amountsIn } from '../../app/amount.ts';
import { estimateDrive } from '../maps/index.ts';
import type { ReviewSummary } from './content/reviews.ts';
import { FACILITIES } from './data/facilities.ts';
import type { AvailableHotel } from './inventory.ts';
import type { Stay } from './stay.ts';
import { countNights } from './stay.ts';

/** The upper end of the price slider means "and above" (spec section 9: 0 to 5,000,000). */
const UNBOUNDED_PRICE = 5_000_000;

/** The parts of the list's request that narrow it. */
export type HotelFilter = Omit<HotelListPageRequest, keyof HotelListRequest | 'sort' | 'near' | 'page' | 'limit'>;

/** A hotel that can be booked, with what its guests say of it. */
export interface ScoredHotel extends AvailableHotel {
  readonly reviews: ReviewSummary;
}

/** The score from which "rated 8+" is said. */
const WELL_RATED = 8;

export const NO_FILTER: HotelFilter = {
  area: [],
  name: '',
  star: [],
  facilities: [],
  freeCancellation: false,
  breakfast: false,
  within: [],
};

/** Price of one room for one night in major units, averaged over the stay. */
export function nightlyPrice({ hotel, rates }: AvailableHotel, stay: Stay): number {
  const roomNights = countNights(stay) * stay.rooms;
  return amountsIn(hotel.city.currency)(Math.round(rates[0]!.rate.totalMinor / roomNights));
}

/** Only the rates that the traveller asked for; a hotel without any left drops out. */
function keepRates(hotels: readonly ScoredHotel[], filter: Pick<HotelFilter, 'freeCancellation' | 'breakfast'>) {
  if (!filter.freeCancellation && !filter.breakfast) return [...hotels];
  return hotels.flatMap(({ rates, ...rest }) => {
    const kept = rates.filter(
      ({ rate }) =>
        (!filter.freeCancellation || rate.refundableUntil !== null) && (!filter.breakfast || rate.mealType !== 'RO'),
    );
    return kept.length > 0 ? [{ ...rest, rates: kept }] : [];
  });
}

type Test = (hotel: ScoredHotel) => boolean;

function testsOf(filter: HotelFilter, stay: Stay) {
  const areas = new Set(filter.area.map(plainWords));
  const words = plainWords(filter.name);
  const { minPrice = 0, maxPrice = UNBOUNDED_PRICE, minScore = 0 } = filter;
  const shape = filter.within.map(([latitude, longitude]) => ({ latitude, longitude }));
  return {
    area: ({ hotel }) => areas.size === 0 || areas.has('all') || areas.has(plainWords(hotel.area.name)),
    name: ({ hotel }) => words === '' || plainWords(hotel.name).includes(words),
    star: ({ hotel }) => filter.star.length === 0 || filter.star.includes(String(hotel.star)),
    facilities: ({ hotel }) => filter.facilities.every((code) => hotel.facilityCodes.includes(code.toUpperCase())),
    within: ({ hotel }) => shape.length === 0 || isInside(shape, hotel),
    score: ({ reviews }) => reviews.score >= minScore,
    price: (found) => {
      const nightly = nightlyPrice(found, stay);
      return nightly >= minPrice && (maxPrice === UNBOUNDED_PRICE || nightly <= maxPrice);
    },
  } satisfies Record<string, Test>;
}

export function filterHotels(hotels: readonly ScoredHotel[], filter: HotelFilter, stay: Stay, except?: string) {
  const tests = Object.entries(testsOf(filter, stay)).filter(([name]) => name !== except);
  return keepRates(hotels, filter).filter((hotel) => tests.every(([, test]) => test(hotel)));
}

const byName = (a: AvailableHotel, b: AvailableHotel) => compareText(a.hotel.name, b.hotel.name);
const byPrice = (a: AvailableHotel, b: AvailableHotel) =>
  a.rates[0]!.rate.totalMinor - b.rates[0]!.rate.totalMinor || byName(a, b);

/** The cheapest rate that can be given back; undefined when the hotel has none. */
export const refundableRate = ({ rates }: AvailableHotel) => rates.find(({ rate }) => rate.refundableUntil !== null);

const rankOf = (found: ScoredHotel) => ({
  name: found.hotel.name,
  totalMinor: found.rates[0]!.rate.totalMinor,
  star: found.hotel.star,
  reviewScore: found.reviews.score,
  reviewCount: found.reviews.count,
  isRefundable: refundableRate(found) !== undefined,
});

/** The shortest drive from a place first; what no road leads to stands last. */
function byDrive(near: MapPoint) {
  const kmTo = ({ hotel }: ScoredHotel) => estimateDrive(near, hotel)?.distance_km ?? Infinity;
  return (a: ScoredHotel, b: ScoredHotel) => {
    const [one, other] = [kmTo(a), kmTo(b)];
    return one === other ? byName(a, b) : one - other;
  };
}

/** The list in order; `near` is what `nearest` counts from, and without it that order is by name. */
export function sortHotels(hotels: readonly ScoredHotel[], sort: HotelSort, near?: MapPoint): ScoredHotel[] {
  if (sort === 'nearest') return [...hotels].sort(near ? byDrive(near) : byName);
  if (sort === 'recommended') return [...hotels].sort((a, b) => compareRecommended(rankOf(a), rankOf(b)));
  const order = sort.startsWith('name') ? byName : byPrice;
  const direction = sort.endsWith('desc') ? -1 : 1;
  return [...hotels].sort((a, b) => direction * order(a, b));
}

export function countAreas(hotels: readonly ScoredHotel[], filter: HotelFilter, stay: Stay) {
  const matching = new Set(filterHotels(hotels, filter, stay, 'area').map(({ hotel }) => hotel.key));
  const counts = new Map<string, number>();
  for (const { hotel } of hotels) {
    counts.set(hotel.area.name, (counts.get(hotel.area.name) ?? 0) + (matching.has(hotel.key) ? 1 : 0));
  }
  return [...counts].map(([area, count]) => ({ area, count, value: area })).sort((a, b) => compareText(a.area, b.area));
}

/**
 * How many hotels each option would leave, all other filters kept. An option of the same kind adds to those chosen
 * (stars), one that narrows counts on top of them (facilities).
 */
export function countOptions(
  hotels: readonly ScoredHotel[],
  filter: HotelFilter,
  stay: Stay,
  locale: Locale,
): HotelFilterOptions {
  const withoutStar = filterHotels(hotels, filter, stay, 'star');
  const matching = filterHotels(hotels, filter, stay);
  const nightly = hotels.map((hotel) => nightlyPrice(hotel, stay));
  const present = new Set(hotels.flatMap(({ hotel }) => hotel.facilityCodes));
  return {
    stars: [2, 3, 4, 5].map((star) => ({
      value: String(star),
      name: locale === 'id' ? `Bintang ${star}` : `${star} stars`,
      count: withoutStar.filter(({ hotel }) => hotel.star === star).length,
    })),
    facilities: FACILITIES.filter(({ code }) => present.has(code)).map((facility) => ({
      value: facility.code,
      name: facility[locale],
      count: matching.filter(({ hotel }) => hotel.facilityCodes.includes(facility.code)).length,
    })),
    freeCancellation: filterHotels(hotels, { ...filter, freeCancellation: true }, stay).length,
    breakfast: filterHotels(hotels, { ...filter, breakfast: true }, stay).length,
    wellRated: filterHotels(hotels, { ...filter, minScore: WELL_RATED }, stay).length,
    minPrice: nightly.length > 0 ? Math.min(...nightly) : 0,
    maxPrice: nightly.length > 0 ? Math.max(...nightly) : 0,
  };
}
