import type { PassengerFields } from '@wisata/kernel/contracts/passenger-requests';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';
import type { PassengersTable } from './tables.ts';

export type Passenger = Selectable<PassengersTable>;

export interface PassengerSearch {
  readonly userId: string;
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/** Every word must be found somewhere: in a name, the e-mail, the phone or the document's number. */
const haystack = sql<string>`first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || id_number`;
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export async function searchPassengers(db: Db, { userId, keyword, page, limit }: PassengerSearch) {
  let found = db.selectFrom('passengers').where('user_id', '=', userId);
  for (const word of keyword.split(/\s+/).filter(Boolean)) found = found.where(haystack, 'ilike', pattern(word));
  const { total } = await found
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const passengers = await found
    .selectAll()
    .orderBy(sql`lower(first_name), lower(last_name), id`)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { passengers, total };
}

export async function countPassengers(db: Db | Trx, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('passengers')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

interface Owned {
  readonly id: string;
  readonly userId: string;
}

export function findPassenger(db: Db, { id, userId }: Owned): Promise<Passenger | undefined> {
  return db.selectFrom('passengers').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export function insertPassenger(db: Db | Trx, userId: string, fields: PassengerFields, at: Date): Promise<Passenger> {
  return db
    .insertInto('passengers')
    .values({ id: randomUUID(), user_id: userId, ...fields, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updatePassenger(
  db: Db,
  { id, userId }: Owned,
  changes: Partial<PassengerFields>,
  at: Date,
): Promise<Passenger | undefined> {
  return db
    .updateTable('passengers')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePassenger(db: Db, { id, userId }: Owned): Promise<boolean> {
  const row = await db
    .deleteFrom('passengers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
