import type { ApiClient } from '@wisata/kernel/api';
import {
  PROMO_AUDIENCE,
  PROMO_EDIT,
  STAFF_PROMO,
  type PromoAudience,
  type PromoAudienceAsk,
  type PromoEdit,
  type PromoSave,
  type StaffPromo,
} from '@wisata/kernel/contracts/admin-promo';
import { readList, readObject, readPaginated, type Page } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const PATH = '/api/v1/admin/promo';
const OPERATION = 'promos';
const readEdit = readObject(PROMO_EDIT);

export function searchPromos(
  api: ApiClient,
  { keyword, page }: { readonly keyword: string; readonly page: number },
  signal: AbortSignal,
): Promise<Outcome<Page<StaffPromo>>> {
  return api.call({
    method: 'GET',
    path: PATH,
    query: { page, limit: 20, keyword: keyword || undefined },
    operation: OPERATION,
    read: readPaginated(STAFF_PROMO),
    signal,
  });
}

export function loadPromo(api: ApiClient, id: number, signal: AbortSignal): Promise<Outcome<PromoEdit>> {
  return api.call({ method: 'GET', path: `${PATH}/${id}`, operation: OPERATION, read: readEdit, signal });
}

/** All that a code can be for. */
export function loadPromoTypes(api: ApiClient, signal: AbortSignal): Promise<Outcome<readonly string[]>> {
  return api.call({
    method: 'GET',
    path: `${PATH}/types`,
    operation: OPERATION,
    read: readList(v.string()),
    signal,
  });
}

/** Without a number it makes a new code. */
export function savePromo(api: ApiClient, id: number | undefined, json: PromoSave): Promise<Outcome<PromoEdit>> {
  const [method, path] = id === undefined ? (['POST', PATH] as const) : (['PATCH', `${PATH}/${id}`] as const);
  return api.call({ method, path, json, operation: OPERATION, read: readEdit });
}

export function endPromo(api: ApiClient, id: number, revision: number): Promise<Outcome<PromoEdit>> {
  return api.call({
    method: 'POST',
    path: `${PATH}/${id}/end`,
    json: { revision },
    operation: OPERATION,
    read: readEdit,
  });
}

export function askAudience(
  api: ApiClient,
  json: PromoAudienceAsk,
  signal: AbortSignal,
): Promise<Outcome<PromoAudience>> {
  return api.call({
    method: 'POST',
    path: `${PATH}/audience`,
    json,
    operation: OPERATION,
    read: readObject(PROMO_AUDIENCE),
    signal,
  });
}
