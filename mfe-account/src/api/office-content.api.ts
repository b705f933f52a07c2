import type { ApiClient } from '@wisata/kernel/api';
import {
  CONTENT_EDIT,
  CONTENT_ENTRY,
  type ContentEdit,
  type ContentEntry,
  type EditedBody,
  type EditedKind,
} from '@wisata/kernel/contracts/admin-content';
import type { REMOVE_SLIDER_PRODUCT, SliderProductsPayload } from '@wisata/kernel/contracts/content-requests';
import { readList, readNull, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';

const pathOf = (kind: EditedKind, id?: number) => `/api/v1/admin/content/${kind}${id === undefined ? '' : `/${id}`}`;
const OPERATION = 'content';
const readEdit = readObject(CONTENT_EDIT);

export function searchContent(
  api: ApiClient,
  kind: EditedKind,
  signal: AbortSignal,
): Promise<Outcome<readonly ContentEntry[]>> {
  return api.call({ method: 'GET', path: pathOf(kind), operation: OPERATION, read: readList(CONTENT_ENTRY), signal });
}

export function loadContent(
  api: ApiClient,
  kind: EditedKind,
  id: number,
  signal: AbortSignal,
): Promise<Outcome<ContentEdit>> {
  return api.call({ method: 'GET', path: pathOf(kind, id), operation: OPERATION, read: readEdit, signal });
}

interface Save {
  readonly revision: number;
  readonly is_active: boolean;
  readonly body: EditedBody;
  readonly live: ContentEdit['live'];
}

/** Keeps a draft; without a number it begins a new entry. */
export function saveContent(
  api: ApiClient,
  kind: EditedKind,
  id: number | undefined,
  json: Save,
): Promise<Outcome<ContentEdit>> {
  return api.call({
    method: id === undefined ? 'POST' : 'PATCH',
    path: pathOf(kind, id),
    json,
    operation: OPERATION,
    read: readEdit,
  });
}

/** `publishAt` is an instant to come, or null for now. */
export function publishContent(
  api: ApiClient,
  { kind, id }: Pick<ContentEdit, 'kind' | 'id'>,
  revision: number,
  publishAt: string | null,
): Promise<Outcome<ContentEdit>> {
  return api.call({
    method: 'POST',
    path: `${pathOf(kind, id)}/publish`,
    json: { revision, publish_at: publishAt },
    operation: OPERATION,
    read: readEdit,
  });
}

export function discardContent(
  api: ApiClient,
  { kind, id }: Pick<ContentEdit, 'kind' | 'id'>,
  revision: number,
): Promise<Outcome<null>> {
  return api.call({
    method: 'POST',
    path: `${pathOf(kind, id)}/discard`,
    json: { revision },
    operation: OPERATION,
    read: readNull(),
  });
}

const SLIDER_PRODUCTS = v.object({
  products: v.array(v.object({ categoryProductId: v.nullable(v.number()), title: v.string(), cityName: v.string() })),
});
/** A product of a promotion, as its editor sees it. */
export type SliderProduct = v.InferOutput<typeof SLIDER_PRODUCTS>['products'][number];

/** What a promotion shows. */
export function loadSliderProducts(
  api: ApiClient,
  id: number,
  signal: AbortSignal,
): Promise<Outcome<v.InferOutput<typeof SLIDER_PRODUCTS>>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/top/get-sliders-product',
    json: { SlideId: id } satisfies SliderProductsPayload,
    operation: OPERATION,
    read: readObject(SLIDER_PRODUCTS),
    signal,
  });
}

/** Takes a product out of a promotion. */
export function removeSliderProduct(api: ApiClient, id: number, productId: number): Promise<Outcome<null>> {
  return api.call({
    method: 'POST',
    path: '/api/v1/top/remove-product-sliders',
    json: { SlideId: id, CategoryProductId: productId } satisfies v.InferInput<typeof REMOVE_SLIDER_PRODUCT>,
    operation: OPERATION,
    read: readNull(),
  });
}
