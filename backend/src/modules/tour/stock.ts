import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';

/** Places sold by us, by product, day and session. */
export type SoldPlaces = ReadonlyMap<string, number>;

/** A day of a product, in one session where it has several. */
export interface Session {
  readonly productId: string;
  readonly day: string;
  readonly slot: string;
}

export const sessionKey = ({ productId, day, slot }: Session) => `${productId}|${day}|${slot}`;

export async function findSold(db: Db, productIds: readonly string[], from: string): Promise<SoldPlaces> {
  const rows = await db
    .selectFrom('tour_stock')
    .select(['product_id', 'day', 'slot', 'sold'])
    .where('product_id', 'in', [...productIds])
    .where('day', '>=', from)
    .where('sold', '>', 0)
    .execute();
  return new Map(
    rows.map(({ product_id: productId, day, slot, sold }) => [sessionKey({ productId, day, slot }), sold]),
  );
}

/**
 * Takes the places or none: the row lock of the upsert makes the second of two bookings wait and then see what is left.
 * False means that too few are left; the caller's transaction must then roll back.
 */
export async function takePlaces(trx: Trx, session: Session, places: number, quota: number): Promise<boolean> {
  if (quota < places) return false;
  const { rows } = await sql`
    insert into tour_stock as stock (product_id, day, slot, sold, quota)
    values (${session.productId}, ${session.day}, ${session.slot}, ${places}, ${quota})
    on conflict (product_id, day, slot) do update
      set sold = stock.sold + excluded.sold, quota = excluded.quota
      where stock.sold + excluded.sold <= excluded.quota
    returning stock.sold`.execute(trx);
  return rows.length === 1;
}

interface TourHold {
  readonly bookingId: string;
  readonly productId: string;
  readonly day: string | null;
  readonly slot: string;
  readonly places: number;
  readonly supplierReference: string;
}

export async function insertHold(trx: Trx, hold: TourHold): Promise<void> {
  await trx
    .insertInto('tour_holds')
    .values({
      booking_id: hold.bookingId,
      product_id: hold.productId,
      day: hold.day,
      slot: hold.slot,
      places: hold.places,
      supplier_reference: hold.supplierReference,
    })
    .execute();
}

/** What the supplier confirmed of a booking, and for how many. */
export interface HeldPlaces {
  readonly reference: string;
  readonly places: number;
}

/** Gives a booking's places back; undefined when that has been done before, so it can never happen twice. */
export async function releasePlaces(trx: Trx, bookingId: string, at: Date): Promise<HeldPlaces | undefined> {
  const hold = await trx
    .updateTable('tour_holds')
    .set({ released_at: at })
    .where('booking_id', '=', bookingId)
    .where('released_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!hold) return undefined;
  if (hold.day !== null) {
    await trx
      .updateTable('tour_stock')
      .set((eb) => ({ sold: eb('sold', '-', hold.places) }))
      .where('product_id', '=', hold.product_id)
      .where('day', '=', hold.day)
      .where('slot', '=', hold.slot)
      .execute();
  }
  return { reference: hold.supplier_reference, places: hold.places };
}

export async function findHeldPlaces(db: Db, bookingId: string): Promise<HeldPlaces | undefined> {
  const row = await db
    .selectFrom('tour_holds')
    .select(['supplier_reference', 'places'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { reference: row.supplier_reference, places: row.places };
}
