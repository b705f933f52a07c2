import type { ApiClient } from '@wisata/kernel/api';
import {
  CONTENT_EDIT,
  CONTENT_ENTRY,
  type ContentEdit,
  type ContentEntry,
  type EditedBody,
  type EditedKind,
} from '@wisata/kernel/contracts/admin-content';
import { readList, readNull, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';

const pathOf = (kind: EditedKind, id?: number) => `/api/v1/admin/content/${kind}${id === undefined ? '' : `/${id}`}`;
const OPERATION = 'content';

export function searchContent(
  api: ApiClient,
  kind: EditedKind,
  signal: AbortSignal,
): Promise<Outcome<readonly ContentEntry[]>> {
  return api.call({
    method: 'GET',
    path: pathOf(kind),
    operation: OPERATION,
    read: readList(CONTENT_ENTRY),
    signal,
  });
}

export function loadContent(
  api: ApiClient,
  kind: EditedKind,
  id: number,
  signal: AbortSignal,
): Promise<Outcome<ContentEdit>> {
  return api.call({
    method: 'GET',
    path: pathOf(kind, id),
    operation: OPERATION,
    read: readObject(CONTENT_EDIT),
    signal,
  });
}

interface Save {
  readonly revision: number;
  readonly is_active: boolean;
  readonly body: EditedBody;
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
    read: readObject(CONTENT_EDIT),
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
    read: readObject(CONTENT_EDIT),
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
