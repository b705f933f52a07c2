import type { TrainStopsAnswer } from '@wisata/kernel/contracts/train-stops';
import type { BackendContext } from '../../app/context.ts';
import { notFound } from '../../app/envelope.ts';
import { supplierOf } from './inventory.ts';
import { askSupplier } from './maintenance.ts';
import { getStation } from './stations.ts';
import { parseJourneyCode } from './train-id.ts';

/** GET stops: every station of a train, with those of the traveller's own journey marked. */
export async function getStops(context: BackendContext, journeyCode: string): Promise<TrainStopsAnswer> {
  const key = parseJourneyCode(journeyCode);
  const [run] = key ? await askSupplier(supplierOf(context).stops(journeyCode)) : [];
  if (!key || !run) throw notFound('Train not found', 'TRAIN_GONE');
  const from = run.stops.findIndex(({ code }) => code === key.origin);
  const to = run.stops.findIndex(({ code }) => code === key.destination);
  return {
    JourneyCode: journeyCode,
    CarrierNumber: run.number,
    TrainName: run.name,
    Stops: run.stops.map(({ code, arriveDate, arriveTime, departDate, departTime, waitMinutes }, index) => ({
      Sequence: index + 1,
      StationCode: code,
      StationName: getStation(code).name,
      CityName: getStation(code).city,
      ArriveDate: arriveDate,
      ArriveTime: arriveTime,
      DepartDate: departDate,
      DepartTime: departTime,
      Wait: waitMinutes,
      IsOnJourney: index >= from && index <= to,
    })),
  };
}
