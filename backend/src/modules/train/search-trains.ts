import type { BackendContext } from '../../app/context.ts';
import { isOnSale } from './deadlines.ts';
import { supplierOf } from './inventory.ts';
import { findStations } from './stations.ts';
import type { SupplierTrain } from './supplier.ts';

/** From one place to another on a day; a place is a station or a whole city. */
export interface Direction {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** A train that calls at several stations of a city is offered once, at the city's main station. */
function onePerRun(trains: readonly SupplierTrain[]): SupplierTrain[] {
  const first = new Map<string, SupplierTrain>();
  for (const train of trains) if (!first.has(train.runKey)) first.set(train.runKey, train);
  return [...first.values()];
}

/** What the railway runs and still sells, in order of time. Throws a `SupplierError` where it does not answer. */
export async function searchTrains(
  context: BackendContext,
  { origin, destination, date }: Direction,
  now: Date,
): Promise<SupplierTrain[]> {
  const to = findStations(destination);
  const pairs = findStations(origin).flatMap((from) =>
    to.filter((end) => end !== from).map((end) => [from, end] as const),
  );
  const found = await Promise.all(
    pairs.map(([from, end]) =>
      supplierOf(context).search({ origin: from.code, destination: end.code, date, at: now.getTime() }),
    ),
  );
  return onePerRun(found.flat())
    .filter((train) => isOnSale(train, now))
    .sort((a, b) => a.departAt - b.departAt);
}
