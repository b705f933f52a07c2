import { USER_ROLES } from '@wisata/kernel/roles';
import { oneOf, parsePage } from '../page/list-query.rules.ts';

/** What an administrator asks the member list for; all of it stands in the address. */
export interface MemberQuery {
  readonly page: number;
  readonly keyword: string;
  /** Empty for all. */
  readonly role: '' | MemberRole;
  readonly status: '' | MemberStatus;
}

export type MemberRole = (typeof USER_ROLES)[number];
/** The contract's words: active and blocked. */
export const MEMBER_STATUSES = ['aktif', 'blokir'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

const KEYWORD_LENGTH = 100;

/** Reads an address; what the list does not know is left out. */
export function parseMemberQuery(query: URLSearchParams): MemberQuery {
  return {
    page: parsePage(query),
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    role: oneOf(USER_ROLES, query.get('role')),
    status: oneOf(MEMBER_STATUSES, query.get('status')),
  };
}

/** The address of a query without its defaults, `?keyword=ayu&page=2`; empty for the plain list. */
export function formatMemberQuery({ page, ...filters }: MemberQuery): string {
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}
