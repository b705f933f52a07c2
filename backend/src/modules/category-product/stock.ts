import type { ProductDay } from '@wisata/kernel/contracts/category-product-rules';
import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';

/** A session of a day of a product. */
export interface StockDay extends ProductDay {
  readonly productId: string;
}

/** Sold by us from a day on, by day and session. */
export type SoldUnits = ReadonlyMap<string, number>;

export const stockKey = ({ date, session }: ProductDay) => `${date}|${session}`;

export async function findSold(db: Db, productId: string, from: string): Promise<SoldUnits> {
  const rows = await db
    .selectFrom('category_product_stock')
    .select(['day', 'session', 'sold'])
    .where('product_id', '=', productId)
    .where('day', '>=', from)
    .where('sold', '>', 0)
    .execute();
  return new Map(rows.map(({ day, session, sold }) => [stockKey({ date: day, session }), sold]));
}

/**
 * Takes the units or none: the row lock of the upsert makes the second of two bookings wait and then see what is left.
 * False means that too few are left; the caller's transaction must then roll back.
 */
export async function takeUnits(trx: Trx, day: StockDay, units: number, quota: number): Promise<boolean> {
  if (quota < units) return false;
  const { rows } = await sql`
    insert into category_product_stock as stock (product_id, day, session, sold)
    values (${day.productId}, ${day.date}, ${day.session}, ${units})
    on conflict (product_id, day, session) do update set sold = stock.sold + excluded.sold
      where stock.sold + excluded.sold <= ${quota}::integer
    returning stock.sold`.execute(trx);
  return rows.length === 1;
}

interface Hold extends StockDay {
  readonly bookingId: string;
  readonly units: number;
  readonly reference: string;
}

export async function insertHold(trx: Trx, hold: Hold): Promise<void> {
  await trx
    .insertInto('category_product_holds')
    .values({
      booking_id: hold.bookingId,
      product_id: hold.productId,
      day: hold.date,
      session: hold.session,
      units: hold.units,
      supplier_reference: hold.reference,
    })
    .execute();
}

/** What the operator confirmed of a booking. */
export interface Reserved {
  readonly reference: string;
}

/** Gives a booking's units back; undefined when that has been done before, so it can never happen twice. */
export async function releaseHold(trx: Trx, bookingId: string, at: Date): Promise<Reserved | undefined> {
  const hold = await trx
    .updateTable('category_product_holds')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!hold) return undefined;
  await trx
    .updateTable('category_product_stock')
    .set((stock) => ({ sold: stock('sold', '-', hold.units) }))
    .where('product_id', '=', hold.product_id)
    .where('day', '=', hold.day)
    .where('session', '=', hold.session)
    .execute();
  return { reference: hold.supplier_reference };
}

export async function findHold(db: Db, bookingId: string): Promise<Reserved | undefined> {
  const row = await db
    .selectFrom('category_product_holds')
    .select('supplier_reference')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { reference: row.supplier_reference };
}
