import { formatShape, parseShape, type MapShape } from './map-shape.rules.ts';

/** The site's own order, which the list begins with, and those of the contract. */
export const HOTEL_SORTS = ['recommended', 'price_asc', 'price_desc', 'name_asc', 'name_desc'] as const;
export type HotelSort = (typeof HOTEL_SORTS)[number];

/** Price of a night in the slider, spec section 9; the upper end means "and above". */
export const PRICE_RANGE = { min: 0, max: 5_000_000 } as const;

/** The score that guests give at least where the list says "rated 8+". */
const WELL_RATED = 8;

/** Hotels on one page of the list. */
export const PAGE_SIZE = 20;

/** What narrows and orders a result list. An undefined price end is open. */
export interface HotelFilter {
  readonly sort: HotelSort;
  readonly area: readonly string[];
  readonly name: string;
  readonly star: readonly string[];
  readonly facilities: readonly string[];
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly freeCancellation: boolean;
  readonly breakfast: boolean;
  readonly wellRated: boolean;
  /** Corners of a part of the map: two of what the map showed, more around a drawn area. */
  readonly within: MapShape;
  readonly page: number;
}

export const NO_FILTER: HotelFilter = {
  sort: 'recommended',
  area: [],
  name: '',
  star: [],
  facilities: [],
  minPrice: undefined,
  maxPrice: undefined,
  freeCancellation: false,
  breakfast: false,
  wellRated: false,
  within: [],
  page: 1,
};

function isSort(value: string | null): value is HotelSort {
  return HOTEL_SORTS.some((sort) => sort === value);
}

function amountIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Price ends as the list call takes them: an end that stands at its limit, or above the other end, filters nothing. */
function priceIn(query: URLSearchParams): Pick<HotelFilter, 'minPrice' | 'maxPrice'> {
  const [low, high] = [amountIn(query, 'minPrice'), amountIn(query, 'maxPrice')];
  const minPrice = low === PRICE_RANGE.min ? undefined : low;
  const maxPrice = high !== undefined && high >= PRICE_RANGE.max ? undefined : high;
  const crossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return crossed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

function listIn(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

/** Reads filters, order and page from an address; what it cannot read narrows nothing. */
export function parseHotelFilter(query: URLSearchParams): HotelFilter {
  const sort = query.get('sort');
  const page = amountIn(query, 'page') ?? 1;
  return {
    sort: isSort(sort) ? sort : NO_FILTER.sort,
    area: listIn(query, 'area').filter((area) => area.toLowerCase() !== 'all'),
    name: query.get('name')?.trim().slice(0, 120) ?? '',
    star: listIn(query, 'star').filter((star) => /^[1-5]$/.test(star)),
    facilities: listIn(query, 'facilities'),
    ...priceIn(query),
    freeCancellation: query.get('freeCancellation') === '1',
    breakfast: query.get('breakfast') === '1',
    wellRated: query.get('rated') === String(WELL_RATED),
    within: parseShape(query.get('within') ?? ''),
    page: page >= 1 ? page : 1,
  };
}

/** Filters as the address carries them; defaults are left out, so an unfiltered list has the plain address of its search. */
export function formatHotelFilter(filter: HotelFilter): URLSearchParams {
  const entries: [string, string][] = [
    ['sort', filter.sort === NO_FILTER.sort ? '' : filter.sort],
    ['area', filter.area.join(',')],
    ['name', filter.name],
    ['star', filter.star.join(',')],
    ['facilities', filter.facilities.join(',')],
    ['minPrice', filter.minPrice === undefined ? '' : String(filter.minPrice)],
    ['maxPrice', filter.maxPrice === undefined ? '' : String(filter.maxPrice)],
    ['freeCancellation', filter.freeCancellation ? '1' : ''],
    ['breakfast', filter.breakfast ? '1' : ''],
    ['rated', filter.wellRated ? String(WELL_RATED) : ''],
    ['within', formatShape(filter.within)],
    ['page', filter.page > 1 ? String(filter.page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Body of the list call beside the search. */
export function filterBody(filter: HotelFilter) {
  const { minPrice, maxPrice, wellRated, within, ...rest } = filter;
  return {
    ...rest,
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(within.length > 0 ? { within: within.map(({ latitude, longitude }) => [latitude, longitude]) } : {}),
    ...(wellRated ? { minScore: WELL_RATED } : {}),
  };
}

/** Filters that are on or off. */
export const RATE_FILTERS = ['freeCancellation', 'breakfast', 'wellRated'] as const;
export type RateFilter = (typeof RATE_FILTERS)[number];

/** One thing that narrows the list, to be named on a chip and taken off by it. */
export type ActiveFilter =
  | { readonly kind: 'area' | 'star' | 'facilities'; readonly value: string }
  | { readonly kind: 'name' | 'price' | 'within' | RateFilter };

export function activeFilters(filter: HotelFilter): ActiveFilter[] {
  const { area, star, facilities } = filter;
  return [
    ...area.map((value) => ({ kind: 'area', value }) as const),
    ...star.map((value) => ({ kind: 'star', value }) as const),
    ...facilities.map((value) => ({ kind: 'facilities', value }) as const),
    ...(filter.name ? [{ kind: 'name' } as const] : []),
    ...(filter.minPrice !== undefined || filter.maxPrice !== undefined ? [{ kind: 'price' } as const] : []),
    ...(filter.within.length > 0 ? [{ kind: 'within' } as const] : []),
    ...RATE_FILTERS.filter((kind) => filter[kind]).map((kind) => ({ kind }) as const),
  ];
}

/** The filter without one of its parts; every change leads back to the first page. */
export function withoutFilter(filter: HotelFilter, active: ActiveFilter): HotelFilter {
  const rest = { ...filter, page: 1 };
  switch (active.kind) {
    case 'area':
    case 'star':
    case 'facilities':
      return { ...rest, [active.kind]: filter[active.kind].filter((value) => value !== active.value) };
    case 'price':
      return { ...rest, minPrice: undefined, maxPrice: undefined };
    case 'name':
      return { ...rest, name: '' };
    case 'within':
      return { ...rest, within: [] };
    default:
      return { ...rest, [active.kind]: false };
  }
}

/** Puts a value in or takes it out. */
export function toggleValue(filter: HotelFilter, kind: 'area' | 'star' | 'facilities', value: string): HotelFilter {
  const values = filter[kind];
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return { ...filter, page: 1, [kind]: next };
}

/** Nothing narrowed; the order stays as chosen. */
export function clearedFilter(filter: HotelFilter): HotelFilter {
  return { ...NO_FILTER, sort: filter.sort };
}
