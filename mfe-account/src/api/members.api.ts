import * as v from 'valibot';
import type { ApiClient } from '@wisata/kernel/api';
import { readObject, readPaginated, type Page } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import type { MemberQuery } from '../members/member-query.rules.ts';
import { ORDER_LINE, type Line } from './order.schema.ts';

const PATH = '/api/v1/admin/member';
const OPERATION = 'member';

const MEMBER = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.nullish(v.string(), ''),
  email: v.string(),
  phone: v.nullish(v.string(), ''),
  status: v.string(),
  role: v.string(),
  gender: v.nullish(v.string(), ''),
  address: v.nullish(v.string(), ''),
  created_at: v.nullish(v.string(), ''),
  booking_count: v.nullish(v.number(), 0),
});
const MEMBER_DETAIL = v.object({
  ...MEMBER.entries,
  bookings: v.nullish(v.array(ORDER_LINE), []),
  passenger_count: v.nullish(v.number(), 0),
});

/** A member as administrators see them. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** `aktif` or `blokir`, the contract's own words. */
  readonly status: string;
  readonly role: string;
  readonly gender: string;
  readonly address: string;
  readonly createdAt: string;
  readonly bookingCount: number;
}

/** With the newest bookings. */
export interface MemberDetail extends Member {
  readonly bookings: readonly Line[];
  readonly passengerCount: number;
}

function toMember(record: v.InferOutput<typeof MEMBER>): Member {
  return {
    id: record.id,
    name: `${record.first_name} ${record.last_name}`.trim(),
    email: record.email,
    phone: record.phone,
    status: record.status,
    role: record.role,
    gender: record.gender,
    address: record.address,
    createdAt: record.created_at,
    bookingCount: record.booking_count,
  };
}

export async function searchMembers(
  api: ApiClient,
  { page, keyword, role, status }: MemberQuery,
  signal: AbortSignal,
): Promise<Outcome<Page<Member>>> {
  const answer = await api.call({
    method: 'GET',
    path: PATH,
    query: { page, keyword: keyword || undefined, role: role || undefined, status: status || undefined },
    operation: OPERATION,
    read: readPaginated(MEMBER),
    signal,
  });
  return answer.ok ? success({ ...answer.data, items: answer.data.items.map(toMember) }) : answer;
}

export async function loadMember(api: ApiClient, id: string, signal: AbortSignal): Promise<Outcome<MemberDetail>> {
  const answer = await api.call({
    method: 'GET',
    path: `${PATH}/${encodeURIComponent(id)}`,
    operation: OPERATION,
    read: readObject(MEMBER_DETAIL),
    signal,
  });
  if (!answer.ok) return answer;
  const { bookings, passenger_count: passengerCount } = answer.data;
  return success({ ...toMember(answer.data), bookings, passengerCount });
}
