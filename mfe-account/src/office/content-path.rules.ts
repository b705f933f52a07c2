import { EDITED_KINDS, type EditedKind } from '@wisata/kernel/contracts/admin-content';
import { wallTimeToInstant, ZONES } from '@wisata/kernel/dates';

const PATH = '/dashboard/office/content';

/** The list of a kind. */
export const contentPath = (kind: EditedKind): string => `${PATH}?kind=${kind}`;
/** The editor of an entry, or of a new one. */
export const editPath = (kind: EditedKind, id: number | 'new'): string => `${PATH}/edit?kind=${kind}&id=${id}`;

export const parseKind = (query: URLSearchParams): EditedKind =>
  EDITED_KINDS.find((kind) => kind === query.get('kind')) ?? 'banner';

/** The number of an entry; undefined for a new one. */
export function parseNumber(query: URLSearchParams): number | undefined {
  const id = query.get('id') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** What a field for day and time gives, `2026-12-01T09:00`, as the clock of Jakarta shows it. */
export function typedInstant(typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d/.test(time)) return undefined;
  return new Date(wallTimeToInstant(date, time.slice(0, 5), ZONES.WIB)).toISOString();
}
