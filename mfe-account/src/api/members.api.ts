import type { ApiClient } from '@wisata/kernel/api';
import { readerOf } from '@wisata/kernel/contracts/reader';
import { MEMBER as CONTRACT, memberDetailOf } from '@wisata/kernel/contracts/member';
import { readObject, readPaginated, type Page } from '@wisata/kernel/envelope';
import { success, type Outcome } from '@wisata/kernel/outcome';
import * as v from 'valibot';
import type { MemberQuery } from '../members/member-query.rules.ts';
import { LINE, ORDER_LINE, type Line } from './order.schema.ts';

const PATH = '/api/v1/admin/member';
const OPERATION = 'member';

const TEXTS = { last_name: '', phone: '', gender: '', address: '', created_at: '' };
const WORDS = { status: v.string(), role: v.string() };

const MEMBER = readerOf(CONTRACT, ['id', 'first_name', 'email'], { ...TEXTS, booking_count: 0 }, WORDS);
const MEMBER_DETAIL = readerOf(
  memberDetailOf(LINE),
  ['id', 'first_name', 'email'],
  { ...TEXTS, booking_count: 0, passenger_count: 0 },
  { ...WORDS, bookings: v.fallback(v.array(ORDER_LINE), []) },
);

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

/** Changes how an account stands, where it stands still as it was shown. */
export function changeMember(
  api: ApiClient,
  member: Pick<Member, 'id' | 'status' | 'role'>,
  { status, role, reason }: Pick<Member, 'status' | 'role'> & { readonly reason: string },
): Promise<Outcome<unknown>> {
  return api.call({
    method: 'PATCH',
    path: `${PATH}/${encodeURIComponent(member.id)}`,
    json: { status, role, reason: reason.trim(), was: { status: member.status, role: member.role } },
    operation: OPERATION,
    read: readObject(MEMBER_DETAIL),
  });
}
