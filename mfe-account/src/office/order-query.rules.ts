import { ORDER_FIELDS, ORDER_STATES } from '@wisata/kernel/contracts/admin-orders';
import type { OfficeOrderQuery } from '../api/office-orders.api.ts';
import { oneOf, parsePage } from '../page/list-query.rules.ts';

export const ORDERS_PATH = '/dashboard/office/orders';
export const KEYWORD_LENGTH = 100;

/** What the page of orders shows; all of it stands in the address. */
export interface OfficeQuery extends OfficeOrderQuery {
  /** The order beside the list, empty for none. */
  readonly id: string;
}

export function parseOfficeQuery(query: URLSearchParams): OfficeQuery {
  return {
    page: parsePage(query),
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    field: oneOf(ORDER_FIELDS, query.get('field')),
    state: oneOf(ORDER_STATES, query.get('state')),
    id: query.get('id') ?? '',
  };
}

/** The address of a query without what is plain. */
export function officeOrdersPath({ page, ...texts }: OfficeQuery): string {
  const search = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return ORDERS_PATH + (text && `?${text}`);
}
