import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TrainQueueAnswer } from '@wisata/kernel/contracts/train-queue';
import type { BackendContext } from '../../app/context.ts';
import { ApiError } from '../../app/envelope.ts';
import type { Db, Trx } from '../../app/schema.ts';
import { readSignedId, signId } from '../../app/signed-id.ts';

const PURPOSE = 'train queue';
const ADMISSION_MS = 10 * 60_000;
/** A visitor who has not asked for so long counts as having left the queue. */
const ABSENT_MS = 60_000;
/** The line's speed is that of so long. */
const MEASURED_MS = 5 * 60_000;
const POLL_SECONDS = { waiting: 5, admitted: 60 } as const;
const KEPT_MS = 24 * 3_600_000;

interface Line {
  readonly trx: Trx;
  readonly now: Date;
  readonly places: number;
}

const queueRequired = () =>
  new ApiError(409, 'TRAIN_QUEUE_REQUIRED', 'Many people want these trains now. Please wait in line.');

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Lets the first of the line in for every place that is free. */
async function admit({ trx, now, places }: Line): Promise<void> {
  const [{ inside }] = (
    await sql<{ inside: number }>`select count(*)::integer as inside from train_queue
      where admitted_at is not null and ends_at > ${now}`.execute(trx)
  ).rows as [{ inside: number }];
  if (inside >= places) return;
  await sql`update train_queue set admitted_at = ${now}, ends_at = ${after(now, ADMISSION_MS)}
    where id in (select id from train_queue
      where admitted_at is null and seen_at > ${after(now, -ABSENT_MS)}
      order by number limit ${places - inside})`.execute(trx);
}

async function countAhead({ trx, now }: Line, number: number): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`select count(*)::integer as ahead from train_queue
    where admitted_at is null and seen_at > ${after(now, -ABSENT_MS)} and number < ${number}`.execute(trx);
  return rows[0]!.ahead;
}

/**
 * How long somebody with so many ahead waits: by how many of the line were let in of late. Where nobody was, the moment
 * at which a place is free at the latest.
 */
async function estimateSeconds({ trx, now, places }: Line, ahead: number): Promise<number> {
  const { rows } = await sql<{ moved: number; first_end: Date | null }>`select
      count(*) filter (where admitted_at > joined_at and admitted_at > ${after(now, -MEASURED_MS)})::integer as moved,
      min(ends_at) filter (where ends_at > ${now}) as first_end
    from train_queue where admitted_at is not null`.execute(trx);
  const { moved, first_end: firstEnd } = rows[0]!;
  if (moved > 0) return Math.ceil(((ahead + 1) / moved) * (MEASURED_MS / 1000));
  const rounds = Math.floor(ahead / places) * ADMISSION_MS;
  return Math.ceil((rounds + Math.max(0, (firstEnd?.getTime() ?? now.getTime()) - now.getTime())) / 1000);
}

const isInside = (row: { admitted_at: Date | null; ends_at: Date | null }, now: Date) =>
  row.admitted_at !== null && row.ends_at! > now;

/** The visitor's own place, or a new one at the end: an admission that is over has none. */
async function findOrJoin({ trx, now }: Line, known: string | undefined) {
  const row =
    known === undefined
      ? undefined
      : await trx
          .updateTable('train_queue')
          .set({ seen_at: now })
          .where('id', '=', known)
          .where((where) => where.or([where('admitted_at', 'is', null), where('ends_at', '>', now)]))
          .returningAll()
          .executeTakeFirst();
  if (row) return row;
  const place = { id: randomUUID(), joined_at: now, seen_at: now, admitted_at: null, ends_at: null };
  return trx.insertInto('train_queue').values(place).returningAll().executeTakeFirstOrThrow();
}

/** POST queue: takes a place in line or tells how it stands with one's own. */
export async function askQueue(context: BackendContext, token: string | null | undefined): Promise<TrainQueueAnswer> {
  const { config, clock, db } = context;
  const now = clock.now();
  const known = token ? readSignedId(config.jwtSecret, PURPOSE, token) : undefined;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('train queue', 0))`.execute(trx);
    const line = { trx, now, places: context.config.settings.TRAIN_QUEUE_PLACES };
    const joined = await findOrJoin(line, known);
    await admit(line);
    const row = await trx.selectFrom('train_queue').selectAll().where('id', '=', joined.id).executeTakeFirstOrThrow();
    const state = isInside(row, now) ? 'admitted' : 'waiting';
    const ahead = state === 'admitted' ? 0 : await countAhead(line, row.number);
    return {
      token: signId(config.jwtSecret, PURPOSE, row.id),
      state,
      ahead,
      wait_seconds: state === 'admitted' ? 0 : await estimateSeconds(line, ahead),
      expires_at: state === 'admitted' ? row.ends_at!.toISOString() : null,
      poll_seconds: POLL_SECONDS[state],
      now: now.toISOString(),
    };
  });
}

/** The id of an admitted visitor's place in the queue. @throws For one who was not admitted. */
export async function requirePlace(context: BackendContext, db: Db, token: string | null | undefined): Promise<string> {
  const id = token ? readSignedId(context.config.jwtSecret, PURPOSE, token) : undefined;
  const row =
    id === undefined
      ? undefined
      : await db.selectFrom('train_queue').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isInside(row, context.clock.now())) throw queueRequired();
  return row.id;
}

/** Ends a visit with its booking and frees its place for the next visitor. @throws For a visit that has ended. */
export async function usePlace(context: BackendContext, trx: Trx, token: string | null | undefined): Promise<void> {
  const id = await requirePlace(context, trx, token);
  const now = context.clock.now();
  const { numUpdatedRows } = await trx
    .updateTable('train_queue')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw queueRequired();
}

/** Forgets visits of yesterday. */
export async function sweepQueue({ db, clock }: BackendContext): Promise<void> {
  await db.deleteFrom('train_queue').where('seen_at', '<', after(clock.now(), -KEPT_MS)).execute();
}
