import type { ApiClient } from '@wisata/kernel/api';
import type { CalendarDate } from '@wisata/kernel/dates';
import { toDayPrices, type DayPrice } from '@wisata/kernel/day-prices';
import { askFor, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import type { Outcome } from '@wisata/kernel/outcome';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { toCoaches, toHold, toQueuePlace, toStops, toTrainList, toTrainPrice } from './train-adapter.ts';
import type { Coach, QueuePlace, SeatHold, Stop, TrainList, TrainPrice } from './train.model.ts';
import { HOLD, LIST, PRICE, PRICE_DAY, QUEUE, SEATS, STOPS } from './train.schema.ts';

type Party = TrainSearch['counts'];

/** Trains there and, with a return date, back. */
export function searchTrains(api: ApiClient, search: TrainSearch): Promise<Outcome<TrainList>> {
  const { origin, destination, departDate, returnDate, counts } = search;
  return askFor(api, toTrainList, {
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/train/availability',
    json: {
      origin,
      destination,
      departDate,
      returnDate: returnDate ?? null,
      adult: counts.ADT,
      infant: counts.INF,
    },
    operation: 'train availability',
    read: readObject(LIST),
  });
}

/** Lowest total of a party, one way, for each day from one to another, both included. */
export async function searchDayPrices(
  api: ApiClient,
  { origin, destination, counts }: Pick<TrainSearch, 'origin' | 'destination' | 'counts'>,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Outcome<readonly DayPrice[]>> {
  const party = { adult: String(counts.ADT), infant: String(counts.INF) };
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/train/price-calendar',
    query: { origin, destination, from, to, ...party },
    operation: 'train prices',
    read: readList(PRICE_DAY),
  });
  return mapAnswer(answer, toDayPrices);
}

/** Every station of a train. */
export function getStops(api: ApiClient, journey: string): Promise<Outcome<readonly Stop[]>> {
  return askFor(api, toStops, {
    method: 'GET',
    path: '/api/v1/train/stops',
    query: { journey },
    operation: 'train stops',
    read: readObject(STOPS),
  });
}

/** The price of the chosen classes now. Fails with `TRAIN_SOLD_OUT` when the party does not fit any more. */
export function getTrainPrice(
  api: ApiClient,
  classKeys: readonly string[],
  counts: Party,
  correlationId: string,
  signal?: AbortSignal,
): Promise<Outcome<TrainPrice>> {
  return askFor(api, toTrainPrice, {
    method: 'POST',
    isIdempotent: true,
    path: '/api/v1/train/get-price',
    json: {
      journeys: classKeys.map((key) => ({ ClassKey: key })),
      adult: counts.ADT,
      infant: counts.INF,
      correlation_id: correlationId,
    },
    operation: 'train price',
    read: readObject(PRICE),
    ...(signal ? { signal } : {}),
  });
}

/** The coaches of a class; seats of the traveller's own hold are told apart. */
export function getSeats(api: ApiClient, classKey: string, hold: string): Promise<Outcome<readonly Coach[]>> {
  return askFor(api, toCoaches, {
    method: 'GET',
    path: '/api/v1/train/seats',
    query: { class_key: classKey, ...(hold ? { hold } : {}) },
    operation: 'train seats',
    read: readObject(SEATS),
  });
}

/** Keeps seats in the order of the adults, in place of those kept before; none gives them back. */
export async function holdSeats(
  api: ApiClient,
  seats: SeatHold['seats'],
  { hold, queue }: { readonly hold: string | undefined; readonly queue: string | undefined },
): Promise<Outcome<SeatHold | undefined>> {
  return askFor(api, toHold, {
    method: 'POST',
    path: '/api/v1/train/seat-hold',
    json: {
      journeys: Object.entries(seats).map(([ClassKey, Seats]) => ({ ClassKey, Seats })),
      hold: hold ?? null,
      queue: queue ?? null,
    },
    operation: 'train seats',
    read: readObject(HOLD),
  });
}

/** Takes a place in line, or asks how it stands with the one that is taken. */
export function askQueue(api: ApiClient, token: string | undefined): Promise<Outcome<QueuePlace>> {
  return askFor(api, toQueuePlace, {
    method: 'POST',
    path: '/api/v1/train/queue',
    json: { token: token ?? null },
    operation: 'train queue',
    read: readObject(QUEUE),
  });
}
