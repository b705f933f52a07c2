import * as v from 'valibot';
import { ROLES } from '../../app/access-token.ts';
import { userSchema, USER_STATUSES } from '../auth/index.ts';
import { orderLine, pageFields, pagination } from '../bookings/index.ts';

const choice = <const T extends readonly string[]>(options: T, message: string) =>
  v.pipe(
    v.optional(v.union([v.literal(''), v.picklist(options)], message), ''),
    v.transform((value) => value || undefined),
  );

export const memberQuery = v.object({
  ...pageFields,
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 characters.')), ''),
  role: choice(ROLES, 'Choose member, agent or admin.'),
  status: choice(USER_STATUSES, 'Choose aktif or blokir.'),
});

export const idParams = v.object({ id: v.string() });

export const member = v.object({ ...userSchema.entries, booking_count: v.number() });
export const memberPage = v.object({ data: v.array(member), ...pagination });
export const memberDetail = v.object({ ...member.entries, passenger_count: v.number(), bookings: v.array(orderLine) });
