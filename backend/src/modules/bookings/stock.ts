import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';

/** One of what a service sells: a room type of a hotel on a night, a cabin of a flight, a session of a day. */
export interface StockItem {
  readonly service: string;
  readonly product: string;
  /** Empty where a product has one kind only. */
  readonly part: string;
  /** Empty where the product is of one day already. */
  readonly day: string;
}

/** How many a booking takes. */
export interface TakenItem extends StockItem {
  readonly count: number;
}

export interface WantedItem extends TakenItem {
  /** How many may be sold in all, as the supplier says now. */
  readonly allotment: number;
}

export const stockKey = ({ product, part, day }: Omit<StockItem, 'service'>) => `${product}|${part}|${day}`;

/** How many of them are sold by us, by `stockKey`; what the market leaves is asked for, so only these numbers are stored. */
export type SoldStock = ReadonlyMap<string, number>;

interface Asked {
  readonly products: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** One query for a whole list of products. */
export async function findSold(db: Db, service: string, { products, from, to }: Asked): Promise<SoldStock> {
  if (products.length === 0) return new Map();
  let query = db
    .selectFrom('service_stock')
    .select(['product', 'part', 'day', 'sold'])
    .where('service', '=', service)
    .where(sql<boolean>`product = any(${[...products]}::text[])`)
    .where('sold', '>', 0);
  if (from !== undefined) query = query.where('day', '>=', from);
  if (to !== undefined) query = query.where('day', '<=', to);
  return new Map((await query.execute()).map(({ sold, ...item }) => [stockKey(item), sold]));
}

const ITEMS = sql`as item (service text, product text, part text, day text, count integer, allotment integer)`;

/**
 * Takes all of them or none: the row lock of the upsert makes the second of two bookings wait and then see what is left.
 * False means that too few are; the caller's transaction must then roll back.
 */
export async function takeStock(trx: Trx, wanted: readonly WantedItem[]): Promise<boolean> {
  // In one order, so that two bookings of the same items lock the rows in the same order.
  const { rows } = await sql`
    insert into service_stock as stock (service, product, part, day, sold, allotment)
    select service, product, part, day, count, allotment from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) ${ITEMS}
      where allotment >= count order by service, product, day, part
    on conflict (service, product, day, part) do update
      set sold = stock.sold + excluded.sold, allotment = excluded.allotment
      where stock.sold + excluded.sold <= excluded.allotment
    returning stock.sold`.execute(trx);
  return rows.length === wanted.length;
}

/** Stores a booking's stock and its reservations at suppliers, so that both are given back exactly once. */
export async function insertHold(
  trx: Trx,
  bookingId: string,
  reserved: object,
  items: readonly TakenItem[] = [],
): Promise<void> {
  const taken = items.map(({ service, product, part, day, count }) => ({ service, product, part, day, count }));
  await trx
    .insertInto('service_holds')
    .values({ booking_id: bookingId, items: JSON.stringify(taken), reserved: JSON.stringify(reserved) })
    .execute();
}

/** What a booking holds, and when it was given back; undefined for one that takes no stock of ours. */
export function findHold(db: Db, bookingId: string) {
  return db
    .selectFrom('service_holds')
    .select(['items', 'released_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

/** Gives a booking's stock back; returns its reservations, or undefined when that was done before. */
export async function releaseHold(trx: Trx, bookingId: string, at: Date): Promise<object | undefined> {
  const hold = await trx
    .updateTable('service_holds')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returning(['items', 'reserved'])
    .executeTakeFirst();
  if (!hold) return undefined;
  await sql`
    update service_stock as stock set sold = stock.sold - held.count
      from (select locked.service, locked.product, locked.day, locked.part, item.count from service_stock as locked
              join jsonb_to_recordset(${JSON.stringify(hold.items)}::jsonb) ${ITEMS} using (service, product, day, part)
             order by service, product, day, part for update of locked) as held
     where (stock.service, stock.product, stock.day, stock.part) = (held.service, held.product, held.day, held.part)`.execute(
    trx,
  );
  return hold.reserved;
}

export async function findReserved(db: Db, bookingId: string): Promise<object | undefined> {
  const row = await db
    .selectFrom('service_holds')
    .select('reserved')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.reserved;
}
