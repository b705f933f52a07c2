import { flagPart, optionsPart, orderPart, rangePart, textPart } from '@wisata/kernel/filter-parts';
import { createListFilter, type ActivePart } from '@wisata/kernel/list-filter';
import { WITHIN } from '@wisata/runtime/journey/map-shape';

/** The site's own order, which the list begins with, those of the contract, and one by the place that the traveller names. */
export const HOTEL_SORTS = ['recommended', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'nearest'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Price of a night in the slider, spec section 9; the upper end means "and above". */
export const PRICE_RANGE = { min: 0, max: 5_000_000 } as const;

/** The score that guests give at least where the list says "rated 8+". */
const WELL_RATED = 8;

/** Hotels on one page of the list. */
export const PAGE_SIZE = 20;

/** What narrows and orders the list of hotels. */
export const HOTEL_FILTER = createListFilter({
  parts: {
    area: optionsPart({ key: 'area', none: 'all' }),
    name: textPart('name'),
    star: optionsPart({ key: 'star', known: ['1', '2', '3', '4', '5'] }),
    facilities: optionsPart({ key: 'facilities' }),
    price: rangePart({ keys: ['minPrice', 'maxPrice'], limits: PRICE_RANGE }),
    within: WITHIN,
    freeCancellation: flagPart('freeCancellation'),
    breakfast: flagPart('breakfast'),
    wellRated: flagPart('rated', String(WELL_RATED)),
    /** The place of the map service that the nearest are near to. */
    near: orderPart('near'),
  },
  sorts: HOTEL_SORTS,
  hasPages: true,
});
export type HotelFilter = typeof HOTEL_FILTER.none;
export type ActiveFilter = ActivePart<typeof HOTEL_FILTER.parts>;

/** Filters that are on or off. */
export const RATE_FILTERS = ['freeCancellation', 'breakfast', 'wellRated'] as const;

/** The order that a list stands in: an address may ask for the nearest and name no place. */
export const sortOf = ({ sort, near }: HotelFilter): HotelSort => (sort === 'nearest' && !near ? HOTEL_SORTS[0] : sort);

/** Body of the list call beside the search. */
export function filterBody(filter: HotelFilter) {
  const { price, wellRated, within, near, ...rest } = filter;
  const sort = sortOf(filter);
  return {
    ...rest,
    sort,
    ...(sort === 'nearest' ? { near } : {}),
    ...(price.min === undefined ? {} : { minPrice: price.min }),
    ...(price.max === undefined ? {} : { maxPrice: price.max }),
    ...(within.length > 0 ? { within: within.map(({ latitude, longitude }) => [latitude, longitude]) } : {}),
    ...(wellRated ? { minScore: WELL_RATED } : {}),
  };
}
