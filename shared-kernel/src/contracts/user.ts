import * as v from 'valibot';
import { USER_ROLES } from '../roles.ts';

/** Active and blocked, in the contract's own words (spec section 3). */
export const USER_STATUSES = ['aktif', 'blokir'] as const;
/** A user (spec section 3). */
export const USER = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  email_verified: v.boolean(),
  phone: v.string(),
  status: v.picklist(USER_STATUSES),
  role: v.picklist(USER_ROLES),
  gender: v.string(),
  address: v.string(),
  scope: v.array(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});
/** A user as it is answered. */
export type UserAnswer = v.InferOutput<typeof USER>;
