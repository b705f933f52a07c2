import { isCalendarDate } from '@wisata/kernel/dates';
import type { OfferedServices } from '@wisata/kernel/services';
import { parsePage } from '../page/list-query.rules.ts';

/** What the contract sells beside services. */
const PRODUCT_KINDS = ['category_product_activities', 'category_product_ancillary'];

/** What bookings can be filtered by, in the order in which the site lists it. */
export const filterServices = ({ descriptions }: Pick<OfferedServices, 'descriptions'>): readonly string[] => [
  ...new Set([...Object.keys(descriptions), ...PRODUCT_KINDS]),
];

/** What the address of the transaction list says (spec section 7). */
export interface TransactionFilter {
  readonly keyword: string;
  readonly service: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
  readonly page: number;
}

const dayOf = (text: string | null) => (text && isCalendarDate(text) ? text : '');

export function readFilter(query: URLSearchParams, known: readonly string[]): TransactionFilter {
  const slugs = (query.get('service') ?? '').split(',').map((slug) => slug.trim());
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    service: known.filter((service) => slugs.includes(service)),
    startDate: dayOf(query.get('startDate')),
    endDate: dayOf(query.get('endDate')),
    page: parsePage(query),
  };
}

/** The same filter as query, without what is not filtered; slugs are separated by commas. */
export function filterQuery(filter: TransactionFilter): Record<string, string> {
  const { keyword, service, startDate, endDate, page } = filter;
  const all = { keyword, service: service.join(','), startDate, endDate, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Address of the filter; a bare path when nothing is filtered. */
export function filterPath(filter: TransactionFilter): string {
  // The comma is allowed in a query and reads better than its code.
  const query = new URLSearchParams(filterQuery(filter)).toString().replaceAll('%2C', ',');
  return query ? `/member/history?${query}` : '/member/history';
}

/** Changes one filter and goes back to the first page; `service` toggles one of the known. Throws for a name that is no filter. */
export function updateFilter(
  filter: TransactionFilter,
  name: string,
  value: string,
  known: readonly string[],
): TransactionFilter {
  switch (name) {
    case 'keyword':
    case 'startDate':
    case 'endDate':
      return { ...filter, [name]: value, page: 1 };
    case 'service': {
      const isOn = filter.service.includes(value);
      const chosen = known.filter((slug) => (slug === value ? !isOn : filter.service.includes(slug)));
      return { ...filter, service: chosen, page: 1 };
    }
    default:
      throw new RangeError(`Filter ${name} is not found`);
  }
}

export function isFiltered({ keyword, service, startDate, endDate }: TransactionFilter): boolean {
  return Boolean(keyword || service.length > 0 || startDate || endDate);
}
