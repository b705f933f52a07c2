import type { Selectable } from 'kysely';
import { scopesOf } from '@wisata/kernel/roles';
import type { UsersTable } from './auth.tables.ts';

export type User = Selectable<UsersTable>;

/** The user as the API shows it (spec section 3); never the password hash. */
export function toUserData(user: User) {
  const {
    password_hash: _,
    email_verified_at: verifiedAt,
    created_at: createdAt,
    updated_at: updatedAt,
    ...rest
  } = user;
  return {
    ...rest,
    email_verified: verifiedAt !== null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    scope: [...scopesOf(user.role)],
  };
}
