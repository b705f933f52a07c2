import { sql } from 'kysely';
import type { Role } from '../../app/access-token.ts';
import type { Db } from '../../app/schema.ts';
import type { User, UserStatus } from '../auth/index.ts';

export interface MemberSearch {
  readonly keyword: string;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
  readonly page: number;
  readonly limit: number;
}

export type MemberRow = User & { readonly booking_count: number };

const haystack = sql<string>`first_name || ' ' || last_name || ' ' || email || ' ' || phone`;
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
const bookingCount = sql<number>`(select count(*) from bookings where bookings.user_id = users.id)`.as('booking_count');

/** Newest accounts first; every word of the keyword must be found in a name, the e-mail or the phone. */
export async function searchMembers(
  db: Db,
  { keyword, role, status, page, limit }: MemberSearch,
): Promise<{ members: MemberRow[]; total: number }> {
  let found = db.selectFrom('users');
  for (const word of keyword.split(/\s+/).filter(Boolean)) found = found.where(haystack, 'ilike', pattern(word));
  if (role) found = found.where('role', '=', role);
  if (status) found = found.where('status', '=', status);
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const members = await found
    .selectAll()
    .select(bookingCount)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { members, total };
}
