import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';
import { mostAtOnce, type Hire } from './stock.rules.ts';

/** How many vehicles of each model are away at the same moment at most during a span. One query for all of them. */
export async function findBusy(
  db: Db,
  vehicleKeys: readonly string[],
  span: Hire,
): Promise<ReadonlyMap<string, number>> {
  if (vehicleKeys.length === 0) return new Map();
  const rows = await db
    .selectFrom('transport_hires')
    .select(['vehicle_key', 'from_at', 'until_at'])
    .where('vehicle_key', 'in', [...vehicleKeys])
    .where('released_at', 'is', null)
    .where('until_at', '>', new Date(span.fromMs))
    .where('from_at', '<', new Date(span.untilMs))
    .execute();
  const hiresOf = (key: string) =>
    rows
      .filter((row) => row.vehicle_key === key)
      .map((row) => ({ fromMs: row.from_at.getTime(), untilMs: row.until_at.getTime() }));
  return new Map(vehicleKeys.map((key) => [key, mostAtOnce(hiresOf(key), span)]));
}

/** Whether one more of a model is free; the caller's transaction is the only one that gives this model out until it ends. */
export async function lockFree(trx: Trx, vehicleKey: string, span: Hire, fleet: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transport ${vehicleKey}`}, 0))`.execute(trx);
  const busy = await findBusy(trx, [vehicleKey], span);
  return (busy.get(vehicleKey) ?? 0) < fleet;
}

interface NewHire extends Hire {
  readonly bookingId: string;
  readonly vehicleKey: string;
}

export async function insertHire(trx: Trx, { bookingId, vehicleKey, fromMs, untilMs }: NewHire): Promise<void> {
  const span = { from_at: new Date(fromMs), until_at: new Date(untilMs) };
  await trx
    .insertInto('transport_hires')
    .values({ booking_id: bookingId, vehicle_key: vehicleKey, ...span })
    .execute();
}

/** Gives a booking's vehicle back. */
export async function releaseHire(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await trx.updateTable('transport_hires').set({ released_at: at }).where('booking_id', '=', bookingId).execute();
}
