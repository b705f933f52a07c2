import type { ApiClient } from '@wisata/kernel/api';
import { STAFF_ORDERS, staffOrderOf, type OrderField, type OrderState } from '@wisata/kernel/contracts/admin-orders';
import { ADMIN_REQUEST } from '@wisata/kernel/contracts/traveller-request';
import type { REQUEST_ANSWER } from '@wisata/kernel/contracts/traveller-request-body';
import { readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import type * as v from 'valibot';
import { ORDER_LINE } from './order.schema.ts';

const PATH = '/api/v1/admin/order';
const OPERATION = 'orders';
const STAFF_ORDER = staffOrderOf(ORDER_LINE);

/** What the office asks the list of orders for. */
export interface OfficeOrderQuery {
  readonly keyword: string;
  readonly field: OrderField | '';
  readonly state: OrderState | '';
  readonly page: number;
}
export type OfficeOrders = v.InferOutput<typeof STAFF_ORDERS>;
export type OfficeOrderRow = OfficeOrders['data'][number];
export type OfficeOrder = v.InferOutput<typeof STAFF_ORDER>;

export function searchOfficeOrders(
  api: ApiClient,
  { keyword, field, state, page }: OfficeOrderQuery,
  signal: AbortSignal,
): Promise<Outcome<OfficeOrders>> {
  return api.call({
    method: 'GET',
    path: PATH,
    query: { page, keyword: keyword || undefined, field: field || undefined, state: state || undefined },
    operation: OPERATION,
    read: readObject(STAFF_ORDERS),
    signal,
  });
}

export function loadOfficeOrder(api: ApiClient, id: string, signal: AbortSignal): Promise<Outcome<OfficeOrder>> {
  return api.call({
    method: 'GET',
    path: `${PATH}/${encodeURIComponent(id)}`,
    operation: OPERATION,
    read: readObject(STAFF_ORDER),
    signal,
  });
}

export type RequestAnswerPayload = v.InferInput<typeof REQUEST_ANSWER>;

export function answerRequest(api: ApiClient, id: string, json: RequestAnswerPayload): Promise<Outcome<unknown>> {
  return api.call({
    method: 'POST',
    path: `/api/v1/admin/request/${encodeURIComponent(id)}`,
    json,
    operation: 'request',
    read: readObject(ADMIN_REQUEST),
  });
}
