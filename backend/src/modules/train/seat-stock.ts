import { sql } from 'kysely';
import type { Db, Trx } from '../../app/schema.ts';

/** A part of a train's line whose seats are asked for: from one stop to another. */
export interface SeatPart {
  readonly runKey: string;
  readonly fromStop: number;
  readonly toStop: number;
}

export interface WantedSeats extends SeatPart {
  readonly seats: readonly string[];
}

/** Who asks: own seats do not stand in one's own way. */
interface Asker {
  readonly now: Date;
  readonly own?: string | undefined;
}

/** Seats that somebody else has on some leg of each part; holds that have ended count for nothing. One query for a list. */
export async function findTakenSeats(
  db: Db,
  parts: readonly SeatPart[],
  { now, own }: Asker,
): Promise<readonly ReadonlySet<string>[]> {
  const taken = parts.map(() => new Set<string>());
  if (parts.length === 0) return taken;
  const { rows } = await sql<{ place: number; seat: string }>`
    select distinct wanted.place::integer as place, stock.seat
      from unnest(${parts.map(({ runKey }) => runKey)}::text[], ${parts.map(({ fromStop }) => fromStop)}::smallint[],
        ${parts.map(({ toStop }) => toStop)}::smallint[]) with ordinality as wanted (run_key, from_stop, to_stop, place)
      join train_seats as stock on stock.run_key = wanted.run_key
       and stock.leg >= wanted.from_stop and stock.leg < wanted.to_stop
     where (stock.held_until is null or stock.held_until > ${now})
       and (${own ?? null}::uuid is null or stock.owner <> ${own ?? null}::uuid)`.execute(db);
  for (const { place, seat } of rows) taken[place - 1]!.add(seat);
  return taken;
}

/** Seats that a hold has on a part of the line, for its owner's seat map. */
export async function findOwnSeats(db: Db, part: SeatPart, { now, own }: Asker): Promise<ReadonlySet<string>> {
  if (own === undefined) return new Set();
  const rows = await db
    .selectFrom('train_seats')
    .select('seat')
    .distinct()
    .where('owner', '=', own)
    .where('run_key', '=', part.runKey)
    .where('held_until', '>', now)
    .execute();
  return new Set(rows.map(({ seat }) => seat));
}

/** The trains on which an owner has seats. */
export async function findRunsOf(db: Db, owner: string): Promise<string[]> {
  const rows = await db.selectFrom('train_seats').select('run_key').distinct().where('owner', '=', owner).execute();
  return rows.map(({ run_key: runKey }) => runKey);
}

/** Lets one caller at a time give seats of these trains out, in one order so that two never wait for each other. */
export async function lockRuns(trx: Trx, runKeys: readonly string[]): Promise<void> {
  for (const key of [...new Set(runKeys)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`train ${key}`}, 0))`.execute(trx);
  }
}

/**
 * Gives the seats to an owner, for a while or for good, in place of what `instead` had. The caller has locked the trains
 * and seen that the seats are free; the key of the table refuses a second owner whatever happens.
 */
export async function takeSeats(
  trx: Trx,
  wanted: readonly WantedSeats[],
  { owner, heldUntil, now }: { readonly owner: string; readonly heldUntil: Date | null; readonly now: Date },
): Promise<void> {
  for (const { runKey, fromStop, toStop, seats } of wanted) {
    await trx
      .deleteFrom('train_seats')
      .where('run_key', '=', runKey)
      .where('seat', 'in', [...seats])
      .where('held_until', '<=', now)
      .execute();
    await sql`
      insert into train_seats (run_key, seat, leg, owner, held_until)
      select ${runKey}, seat, leg, ${owner}::uuid, ${heldUntil}
        from unnest(${[...seats]}::text[]) as seat, generate_series(${fromStop}::integer, ${toStop - 1}::integer) as leg`.execute(
      trx,
    );
  }
}

/**
 * Makes these seats of one owner another's for good. False where one of them is not the first owner's on every leg; the
 * caller's transaction must then roll back.
 */
export async function passSeats(
  trx: Trx,
  wanted: readonly WantedSeats[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  for (const { runKey, fromStop, toStop, seats } of wanted) {
    const { numUpdatedRows } = await trx
      .updateTable('train_seats')
      .set({ owner: to, held_until: null })
      .where('owner', '=', from)
      .where('run_key', '=', runKey)
      .where('seat', 'in', [...seats])
      .where('leg', '>=', fromStop)
      .where('leg', '<', toStop)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== seats.length * (toStop - fromStop)) return false;
  }
  return true;
}

/** Gives back every seat of a booking or a hold. */
export async function returnSeats(db: Db, owner: string): Promise<void> {
  await db.deleteFrom('train_seats').where('owner', '=', owner).execute();
}
