import type { RouteTrip, SearchRouteDay } from '../../app/route-trip.ts';
import { askQuietly } from '../../app/supplier.ts';
import { perAdultMinor } from './pricing.ts';
import { searchTrains } from './search-trains.ts';
import { getStation } from './stations.ts';
import type { SupplierTrain } from './supplier.ts';

const MINUTE_MS = 60_000;

function toTrip(train: SupplierTrain): RouteTrip[] {
  const prices = train.classes.filter(({ free }) => free.includes('1')).map((offer) => perAdultMinor(train, offer));
  if (prices.length === 0) return [];
  return [
    {
      operatorCode: train.number,
      operatorName: train.name,
      from: getStation(train.origin).name,
      departTime: train.departTime,
      minutes: Math.round((train.arriveAt - train.departAt) / MINUTE_MS),
      lowestMinor: Math.min(...prices),
      bagKg: null,
    },
  ];
}

/** Trains of a day with a free seat. */
export const searchTrainDay: SearchRouteDay = async (context, { origin, destination }, date) => {
  const trains = await askQuietly(searchTrains(context, { origin, destination, date }, context.clock.now()));
  return trains.flatMap(toTrip);
};
