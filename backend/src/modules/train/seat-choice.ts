import { randomUUID } from 'node:crypto';
import type { BackendContext } from '../../app/context.ts';
import { badRequest } from '../../app/envelope.ts';
import type { Trx } from '../../app/schema.ts';
import { withStock } from './inventory.ts';
import { availableOf, soldOut, type CheckedTrain } from './price-check.ts';
import { endHold, findHeld, HOLD_MS, seatTaken } from './seat-hold.ts';
import { chooseSeats } from './seat-plan.ts';
import {
  findRunsOf,
  findTakenSeats,
  lockRuns,
  passSeats,
  returnSeats,
  takeSeats,
  type WantedSeats,
} from './seat-stock.ts';

/** Whose seats are being given out. */
interface SeatOrder {
  readonly checked: readonly CheckedTrain[];
  readonly adults: number;
  readonly hold: string | undefined;
}

/** The seats that the traveller chose; undefined where one was taken since. */
async function chosenSeats(context: BackendContext, trx: Trx, { checked, adults, hold }: SeatOrder, held: string) {
  const chosen = await findHeld(trx, held);
  const seats = checked.map(({ classKey }) => chosen.find((each) => each.classKey === classKey)?.seats ?? []);
  if (seats.some((list) => list.length !== adults)) {
    const text = 'Choose one seat for each adult on each train';
    throw badRequest(text, { hold: text });
  }
  const trains = checked.map(({ train }) => train);
  const taken = await findTakenSeats(trx, trains, { now: context.clock.now(), own: hold });
  const lost = seats.flatMap((list, index) => list.filter((seat) => taken[index]!.has(seat)));
  if (lost.length > 0) throw seatTaken(lost);
  return seats;
}

/** Seats side by side, of those that are free at this moment. */
async function freeSeats(context: BackendContext, trx: Trx, { checked, adults }: SeatOrder) {
  const trains = checked.map((each) => availableOf(each).train);
  const stocked = await withStock(trx, trains, { now: context.clock.now() });
  return stocked.map(({ classes }, index) => {
    const seats = chooseSeats(classes[0]!.free, adults);
    if (!seats) throw soldOut(checked[index]!.classKey);
    return seats.map(({ label }) => label);
  });
}

/** Seats that wait for a booking to be made; one list for each train. */
export interface KeptSeats {
  readonly owner: string;
  readonly seats: readonly (readonly string[])[];
}

const wantedOf = (checked: SeatOrder['checked'], seats: KeptSeats['seats']): WantedSeats[] =>
  checked.map(({ train: { runKey, fromStop, toStop } }, index) => ({ runKey, fromStop, toStop, seats: seats[index]! }));

/**
 * Keeps a seat for every adult on every train, or refuses. In a transaction of its own, because the trains are locked
 * meanwhile and a railway that is slow to confirm one booking must not hold up every other one.
 */
export function keepSeats(context: BackendContext, order: SeatOrder): Promise<KeptSeats> {
  const { checked, hold } = order;
  const owner = hold ?? randomUUID();
  const now = context.clock.now();
  const runs = checked.map(({ train }) => train.runKey);
  return context.db.transaction().execute(async (trx) => {
    await lockRuns(trx, hold === undefined ? runs : [...runs, ...(await findRunsOf(trx, hold))]);
    const seats = await (hold === undefined ? freeSeats(context, trx, order) : chosenSeats(context, trx, order, hold));
    await returnSeats(trx, owner);
    await takeSeats(trx, wantedOf(checked, seats), { owner, heldUntil: new Date(now.getTime() + HOLD_MS), now });
    return { owner, seats };
  });
}

/** Turns held seats into booked ones. @throws For seats that another booking has taken since. */
export async function giveKeptSeats(
  trx: Trx,
  { owner, seats }: KeptSeats,
  { checked, bookingId }: Pick<SeatOrder, 'checked'> & { readonly bookingId: string },
): Promise<void> {
  const wanted = wantedOf(checked, seats);
  if (!(await passSeats(trx, wanted, { from: owner, to: bookingId }))) throw seatTaken(seats.flat());
  await endHold(trx, owner);
}
