import type { ChosenTrain } from '@wisata/kernel/contracts/train-requests';
import { formatDate } from '@wisata/kernel/dates';
import type { BackendContext } from '../../app/context.ts';
import { ApiError, conflict, notFound } from '../../app/envelope.ts';
import { priceMoments } from '../../app/quote.ts';
import type { Db } from '../../app/schema.ts';
import { checkWayBack } from '../../app/trip-problems.ts';
import { isOnSale, saleOpensOn } from './deadlines.ts';
import { supplierOf, withStock, type AvailableTrain } from './inventory.ts';
import { askSupplier } from './maintenance.ts';
import { totalMinor, type Party } from './pricing.ts';
import type { PlannedSeat } from './seat-plan.ts';
import { getStation } from './stations.ts';
import type { SupplierClass, SupplierTrain, TrainPriceQuery } from './supplier.ts';
import { formatJourneyCode, parseClassKey, type ClassKey } from './train-id.ts';

/** A chosen class at the price that counts now. */
export interface CheckedTrain {
  readonly classKey: string;
  readonly train: SupplierTrain;
  readonly offer: SupplierClass;
  /** Seats that are free on this part of the line. */
  readonly free: readonly PlannedSeat[];
  readonly totalMinor: number;
  /** What the same choice cost when it was quoted. */
  readonly quotedMinor: number;
}

/** A key that is well formed but no longer leads to a train. */
const trainGone = () => notFound('Train not found', 'TRAIN_GONE');
const saleClosed = () => conflict('Sales for this train have closed. Please choose another one.', 'TRAIN_CLOSED');
const notOpen = (opensOn: string) =>
  new ApiError(409, 'TRAIN_NOT_OPEN', `The railway opens the sale of this train on ${formatDate(opensOn, 'en')}.`, {
    data: { until: new Date(`${opensOn}T00:00:00+07:00`).toISOString() },
  });
/** More seats than any train has. */
export const soldOut = (classKey: string) =>
  new ApiError(409, 'TRAIN_SOLD_OUT', 'This train has just been sold out. Please choose another one.', {
    data: { ClassKey: classKey },
  });

function checkReturn([outbound, inbound]: readonly CheckedTrain[]): void {
  if (!outbound || !inbound) return;
  const arrival = { city: getStation(outbound.train.destination).city, at: outbound.train.arriveAt };
  const departure = { city: getStation(inbound.train.origin).city, at: inbound.train.departAt };
  checkWayBack({ field: 'journeys.1.ClassKey', what: 'train' }, arrival, departure);
}

async function findTrain(context: BackendContext, key: ClassKey, when: Omit<TrainPriceQuery, 'journeyCode'>) {
  const [train] = await askSupplier(supplierOf(context).price({ journeyCode: formatJourneyCode(key), ...when }));
  const offer = train?.classes.find(({ code }) => code === key.classCode);
  return train && offer ? { train: { ...train, classes: [offer] }, offer } : undefined;
}

/** Who asks for the price of which trains. */
export interface PriceAsked {
  readonly journeys: readonly ChosenTrain[];
  readonly party: Party;
  readonly correlationId: string | null | undefined;
  /** A hold of the traveller's own, whose seats are free for them. */
  readonly hold?: string | undefined;
}

async function checkTrain(
  context: BackendContext,
  db: Db,
  { ClassKey: classKey }: ChosenTrain,
  { party, hold }: PriceAsked,
  moments: { readonly quotedMs: number; readonly pricedMs: number },
): Promise<CheckedTrain> {
  const now = context.clock.now();
  const key = parseClassKey(classKey);
  const found = key && (await findTrain(context, key, { at: moments.pricedMs, confirming: true }));
  if (!key || !found) throw trainGone();
  if (!isOnSale(found.train, now)) throw saleClosed();
  const opensOn = saleOpensOn(found.train.departDate, now);
  if (opensOn) throw notOpen(opensOn);
  const [stocked] = await withStock(db, [found.train], { now, own: hold });
  const { free } = stocked!.classes[0]!;
  if (free.length < party.adult && hold === undefined) throw soldOut(classKey);
  const quoted = await findTrain(context, key, { at: moments.quotedMs });
  const total = totalMinor(found.train, found.offer, party);
  const quotedMinor = quoted ? totalMinor(quoted.train, quoted.offer, party) : total;
  return { classKey, ...found, free, totalMinor: total, quotedMinor };
}

/** The chosen trains at the price that binds: the quoted one while the quote lives, today's afterwards. */
export async function checkTrains(
  context: BackendContext,
  db: Db,
  asked: PriceAsked,
): Promise<{ readonly checked: readonly CheckedTrain[]; readonly isQuoted: boolean }> {
  const { isQuoted, ...moments } = priceMoments(context, asked.correlationId);
  const checked: CheckedTrain[] = [];
  for (const journey of asked.journeys) checked.push(await checkTrain(context, db, journey, asked, moments));
  checkReturn(checked);
  return { checked, isQuoted };
}

export const sumOf = (checked: readonly CheckedTrain[]) =>
  checked.reduce((total, train) => total + train.totalMinor, 0);

/** The chosen class alone, as it is shown. */
export const availableOf = ({ train, offer, free }: CheckedTrain): AvailableTrain => ({
  train,
  classes: [{ offer, free }],
});
