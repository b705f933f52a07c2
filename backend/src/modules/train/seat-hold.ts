import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TrainHoldRequest } from '@wisata/kernel/contracts/train-requests';
import type { TrainHoldAnswer } from '@wisata/kernel/contracts/train-seats';
import type { BackendContext } from '../../app/context.ts';
import { ApiError, badRequest } from '../../app/envelope.ts';
import type { Trx } from '../../app/schema.ts';
import { readSignedId, signId } from '../../app/signed-id.ts';
import { checkTrains, type CheckedTrain } from './price-check.ts';
import { isPeakTrip } from './train-price.ts';
import { requirePlace } from './queue.ts';
import { allSeats } from './inventory.ts';
import { findRunsOf, lockRuns, returnSeats, takeSeats } from './seat-stock.ts';
import type { ChosenSeats } from './tables.ts';

export const HOLD_MS = 5 * 60_000;
const PURPOSE = 'train seats';
/** Holds that ended longer ago than this are deleted; until then a traveller may still be typing names. */
const KEPT_MS = 2 * 3_600_000;

const holdUnknown = () =>
  badRequest('These seats are not held. Please choose them again.', undefined, 'TRAIN_HOLD_UNKNOWN');

/** Somebody else has one of the seats; `data.Seats` names them. */
export const seatTaken = (seats: readonly string[]) =>
  new ApiError(409, 'TRAIN_SEAT_TAKEN', `Seat ${seats.join(', ')} has just been taken. Please choose another one.`, {
    data: { Seats: seats },
  });

/** The id of a hold; refuses a token that was not given out here. */
export function readHold({ config }: BackendContext, token: string): string {
  const id = readSignedId(config.jwtSecret, PURPOSE, token);
  if (id === undefined) throw holdUnknown();
  return id;
}

/** What a hold asks for, whether or not it has expired: seats that are still free can still be booked. */
export async function findHeld(trx: Trx, id: string): Promise<readonly ChosenSeats[]> {
  const row = await trx.selectFrom('train_seat_holds').select('chosen').where('id', '=', id).executeTakeFirst();
  if (!row) throw holdUnknown();
  return row.chosen;
}

/** Gives back what a hold has, and forgets it. */
export async function endHold(trx: Trx, id: string): Promise<void> {
  await returnSeats(trx, id);
  await trx.deleteFrom('train_seat_holds').where('id', '=', id).execute();
}

function checkChosen({ offer, free }: CheckedTrain, seats: readonly string[], index: number): void {
  const field = `journeys.${index}.Seats`;
  if (new Set(seats).size < seats.length)
    throw badRequest('Choose each seat once', { [field]: 'Choose each seat once' });
  const known = new Set(allSeats(offer).map(({ label }) => label));
  if (seats.some((seat) => !known.has(seat))) throw badRequest('Unknown seat', { [field]: 'Unknown seat' });
  const open = new Set(free.map(({ label }) => label));
  const taken = seats.filter((seat) => !open.has(seat));
  if (taken.length > 0) throw seatTaken(taken);
}

const askedOf = ({ journeys }: TrainHoldRequest) => ({ journeys, party: { adult: 0, infant: 0 }, correlationId: null });

async function takeHold(context: BackendContext, trx: Trx, body: TrainHoldRequest, id: string): Promise<Date> {
  // Asked again under the lock, because somebody may have had the seats a moment ago.
  const { checked } = await checkTrains(context, trx, askedOf(body));
  checked.forEach((train, index) => checkChosen(train, body.journeys[index]!.Seats, index));
  const now = context.clock.now();
  const heldUntil = new Date(now.getTime() + HOLD_MS);
  const wanted = checked.map(({ train }, index) => ({ ...train, seats: body.journeys[index]!.Seats }));
  await takeSeats(trx, wanted, { owner: id, heldUntil, now });
  const chosen = body.journeys.map(({ ClassKey, Seats }) => ({ classKey: ClassKey, seats: Seats }));
  await trx
    .insertInto('train_seat_holds')
    .values({ id, chosen: JSON.stringify(chosen), expires_at: heldUntil })
    .execute();
  return heldUntil;
}

/** The trains that are asked for, and whether this visitor may choose of them at all. */
async function findRuns(context: BackendContext, body: TrainHoldRequest): Promise<readonly string[]> {
  if (body.journeys.length === 0) return [];
  const { checked } = await checkTrains(context, context.db, askedOf(body));
  if (isPeakTrip(checked)) await requirePlace(context, context.db, body.queue);
  return checked.map(({ train }) => train.runKey);
}

/** POST seat-hold: keeps the seats for five minutes by the server's clock, in place of those held before. */
export async function holdSeats(context: BackendContext, body: TrainHoldRequest): Promise<TrainHoldAnswer> {
  const before = body.hold ? readHold(context, body.hold) : undefined;
  const runs = await findRuns(context, body);
  const id = randomUUID();
  const heldUntil = await context.db.transaction().execute(async (trx) => {
    await lockRuns(trx, [...runs, ...(before === undefined ? [] : await findRunsOf(trx, before))]);
    if (before !== undefined) await endHold(trx, before);
    return runs.length > 0 ? takeHold(context, trx, body, id) : undefined;
  });
  return {
    hold: heldUntil ? signId(context.config.jwtSecret, PURPOSE, id) : null,
    journeys: body.journeys,
    expires_at: heldUntil?.toISOString() ?? null,
    now: context.clock.now().toISOString(),
  };
}

/** Deletes holds and their seats once they can no longer be used. */
export async function sweepHolds({ db, clock }: BackendContext): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  // A request that uses one of them at this moment deletes it as well.
  await sql`delete from train_seats where ctid = any(array(
    select ctid from train_seats where held_until < ${before} for update skip locked))`.execute(db);
  await db.deleteFrom('train_seat_holds').where('expires_at', '<', before).execute();
}
