import type { BackendContext } from '../../app/context.ts';
import { badRequest } from '../../app/envelope.ts';
import type { Trx } from '../../app/schema.ts';
import { withStock } from './inventory.ts';
import { availableOf, soldOut, type CheckedTrain } from './price-check.ts';
import { endHold, findHeld, seatTaken } from './seat-hold.ts';
import { chooseSeats } from './seat-plan.ts';
import { findRunsOf, findTakenSeats, lockRuns, takeSeats } from './seat-stock.ts';

/** Whose seats are being given out. */
interface SeatOrder {
  readonly bookingId: string;
  readonly checked: readonly CheckedTrain[];
  readonly adults: number;
  readonly hold: string | undefined;
}

/** The seats that the traveller chose, if nobody has taken one since. */
async function chosenSeats(context: BackendContext, trx: Trx, { checked, adults, hold }: SeatOrder, held: string) {
  const chosen = await findHeld(trx, held);
  const seats = checked.map(({ classKey }) => chosen.find((each) => each.classKey === classKey)?.seats ?? []);
  if (seats.some((list) => list.length !== adults)) {
    const text = 'Choose one seat for each adult on each train';
    throw badRequest(text, { hold: text });
  }
  const asker = { now: context.clock.now(), own: hold };
  const taken = await findTakenSeats(
    trx,
    checked.map(({ train }) => train),
    asker,
  );
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

/** Gives every adult a seat on every train, for good, or refuses; one list for each train. */
export async function giveSeats(
  context: BackendContext,
  trx: Trx,
  order: SeatOrder,
): Promise<readonly (readonly string[])[]> {
  const { checked, hold, bookingId } = order;
  const runs = checked.map(({ train }) => train.runKey);
  await lockRuns(trx, hold === undefined ? runs : [...runs, ...(await findRunsOf(trx, hold))]);
  const seats = await (hold === undefined ? freeSeats(context, trx, order) : chosenSeats(context, trx, order, hold));
  if (hold !== undefined) await endHold(trx, hold);
  const wanted = checked.map(({ train }, index) => ({ ...train, seats: seats[index]! }));
  await takeSeats(trx, wanted, { owner: bookingId, heldUntil: null, now: context.clock.now() });
  return seats;
}
