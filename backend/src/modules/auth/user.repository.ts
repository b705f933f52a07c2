import { randomUUID } from 'node:crypto';
import type { Role } from '../../app/access-token.ts';
import type { Db, Trx } from '../../app/schema.ts';
import type { UserStatus } from './auth.tables.ts';
import type { User } from './user.ts';

export function findUserById(db: Db | Trx, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findUserByEmail(db: Db | Trx, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst();
}

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone?: string;
  gender?: string;
  address?: string;
  role?: Role;
  status?: UserStatus;
  emailVerifiedAt?: Date;
}

const typedFields = ({ passwordHash, firstName, lastName, phone = '', gender = '', address = '' }: NewUser) => ({
  password_hash: passwordHash,
  first_name: firstName,
  last_name: lastName,
  phone,
  gender,
  address,
});

/** Undefined when the e-mail address is already taken. */
export function insertUser(db: Db | Trx, user: NewUser, at: Date): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email.trim().toLowerCase(),
      ...typedFields(user),
      role: user.role ?? 'member',
      status: user.status ?? 'aktif',
      email_verified_at: user.emailVerifiedAt ?? null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What was typed last counts until the address is confirmed; undefined once it is. */
export function replaceUnverified(db: Db | Trx, user: NewUser, at: Date): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({
      ...typedFields(user),
      updated_at: at,
    })
    .where('email', '=', user.email.trim().toLowerCase())
    .where('email_verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Somebody has opened a link that was sent to the account's address. */
export async function markVerified(db: Db | Trx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function updatePassword(db: Db | Trx, id: string, passwordHash: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash, updated_at: at }).where('id', '=', id).execute();
}

export type ProfileFields = Pick<User, 'first_name' | 'last_name' | 'phone' | 'gender' | 'address'>;

export function updateProfile(db: Db, id: string, fields: Partial<ProfileFields>, at: Date): Promise<User> {
  return db
    .updateTable('users')
    .set({ ...fields, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How an account stands in the shop. */
export type Standing = Pick<User, 'role' | 'status'>;

export function updateStanding(trx: Trx, id: string, { role, status }: Standing, at: Date): Promise<User> {
  return trx
    .updateTable('users')
    .set({ role, status, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Holds every admin who may sign in, and one account more, until the transaction ends; undefined where it is none. */
export async function lockWithAdmins(trx: Trx, id: string): Promise<{ user: User | undefined; admins: string[] }> {
  const rows = await trx
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('id', '=', id), is.and([is('role', '=', 'admin'), is('status', '=', 'aktif')])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    user: rows.find((row) => row.id === id),
    admins: rows.filter(({ role, status }) => role === 'admin' && status === 'aktif').map((row) => row.id),
  };
}
