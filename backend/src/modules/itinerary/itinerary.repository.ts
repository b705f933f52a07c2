import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../app/schema.ts';
import type { ItineraryItemsTable } from './tables.ts';

export type ItineraryItem = Selectable<ItineraryItemsTable>;
export type NewItem = Omit<ItineraryItem, 'id' | 'created_at'>;

const itemsOf = (db: Db, userId: string) => db.selectFrom('itinerary_items').where('user_id', '=', userId);
/** Within a day, what has no time comes first. */
const byTime = sql`start_date, start_time nulls first, id`;

export async function countItems(db: Db, userId: string): Promise<number> {
  const { total } = await itemsOf(db, userId)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export function searchItems(db: Db, userId: string, page?: { page: number; limit: number }): Promise<ItineraryItem[]> {
  const found = itemsOf(db, userId).selectAll().orderBy(byTime);
  return (page ? found.limit(page.limit).offset((page.page - 1) * page.limit) : found).execute();
}

export function findBookingItem(db: Db, userId: string, bookingId: string): Promise<ItineraryItem | undefined> {
  return itemsOf(db, userId).selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/** Undefined when the booking is in the itinerary already. */
export function insertItem(db: Db, item: NewItem, at: Date): Promise<ItineraryItem | undefined> {
  return db
    .insertInto('itinerary_items')
    .values({ id: randomUUID(), ...item, created_at: at })
    .onConflict((clash) => clash.columns(['user_id', 'booking_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function deleteItem(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('itinerary_items')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
