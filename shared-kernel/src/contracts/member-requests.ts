import * as v from 'valibot';
import { PAGE_QUERY } from './request-fields.ts';
import { USER_ROLES } from '../roles.ts';
import { USER_STATUSES } from './user.ts';

const choice = <const T extends readonly string[]>(options: T, message: string) =>
  v.pipe(
    v.optional(v.union([v.literal(''), v.picklist(options)], message), ''),
    v.transform((value) => value || undefined),
  );

/** Query of `GET admin/member`. */
export const MEMBERS_QUERY = v.object({
  ...PAGE_QUERY,
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'At most 100 characters.')), ''),
  role: choice(USER_ROLES, 'Unknown role.'),
  status: choice(USER_STATUSES, 'Choose aktif or blokir.'),
});

const reason = 'Write why, for those who look later.';

/** Body of `PATCH admin/member/{id}`: how the account shall stand, how it stood when it was opened, and why. */
export const MEMBER_CHANGE = v.object({
  status: v.picklist(USER_STATUSES, 'Choose aktif or blokir.'),
  role: v.picklist(USER_ROLES, 'Unknown role.'),
  was: v.object({ status: v.picklist(USER_STATUSES), role: v.picklist(USER_ROLES) }),
  reason: v.pipe(v.string(reason), v.trim(), v.nonEmpty(reason), v.maxLength(300, 'At most 300 characters.')),
});
/** What it means once it is read. */
export type MemberChange = v.InferOutput<typeof MEMBER_CHANGE>;
