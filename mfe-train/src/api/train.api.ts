import type { ApiClient } from '@wisata/kernel/api';
import type { CalendarDate } from '@wisata/kernel/dates';
import type { DayPrice } from '@wisata/kernel/day-prices';
import { inPlainWords, mapAnswer, readList, readObject } from '@wisata/kernel/envelope';
import { fromMajor, parseCurrency } from '@wisata/kernel/money';
import type { Outcome } from '@wisata/kernel/outcome';
import type { TrainSearch } from '../journey/train-search.rules.ts';
import { toCoaches, toHold, toQueuePlace, toStops, toTrainList, toTrainPrice } from './train-adapter.ts';
import type { Coach, QueuePlace, SeatHold, Stop, TrainList, TrainPrice } from './train.model.ts';
import { HOLD, LIST, PRICE, PRICE_DAY, QUEUE, SEATS, STOPS } from './train.schema.ts';

type Party = TrainSearch['counts'];

/** Trains there and, with a return date, back. */
export async function searchTrains(api: ApiClient, search: TrainSearch): Promise<Outcome<TrainList>> {
  const { origin, destination, departDate, returnDate, counts } = search;
  const operation = 'train availability';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/train/availability',
    json: {
      origin,
      destination,
      departDate,
      returnDate: returnDate ?? null,
      adult: counts.ADT,
      infant: counts.INF,
    },
    operation,
    read: readObject(LIST),
  });
  return inPlainWords(mapAnswer(answer, toTrainList), operation);
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
  return mapAnswer(answer, (days) =>
    days.map(({ date, lowest, currency }) => ({
      date,
      lowest: lowest === null ? undefined : fromMajor(lowest, parseCurrency(currency) ?? 'IDR'),
    })),
  );
}

/** Every station of a train. */
export async function getStops(api: ApiClient, journey: string): Promise<Outcome<readonly Stop[]>> {
  const operation = 'train stops';
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/train/stops',
    query: { journey },
    operation,
    read: readObject(STOPS),
  });
  return inPlainWords(mapAnswer(answer, toStops), operation);
}

/** The price of the chosen classes now. Fails with `TRAIN_SOLD_OUT` when the party does not fit any more. */
export async function getTrainPrice(
  api: ApiClient,
  classKeys: readonly string[],
  counts: Party,
  correlationId: string,
  signal?: AbortSignal,
): Promise<Outcome<TrainPrice>> {
  const operation = 'train price';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/train/get-price',
    json: {
      journeys: classKeys.map((key) => ({ ClassKey: key })),
      adult: counts.ADT,
      infant: counts.INF,
      correlation_id: correlationId,
    },
    operation,
    read: readObject(PRICE),
    ...(signal ? { signal } : {}),
  });
  return inPlainWords(mapAnswer(answer, toTrainPrice), operation);
}

/** The coaches of a class; seats of the traveller's own hold are told apart. */
export async function getSeats(api: ApiClient, classKey: string, hold: string): Promise<Outcome<readonly Coach[]>> {
  const operation = 'train seats';
  const answer = await api.call({
    method: 'GET',
    path: '/api/v1/train/seats',
    query: { class_key: classKey, ...(hold ? { hold } : {}) },
    operation,
    read: readObject(SEATS),
  });
  return inPlainWords(mapAnswer(answer, toCoaches), operation);
}

/** Keeps seats in the order of the adults, in place of those kept before; none gives them back. */
export async function holdSeats(
  api: ApiClient,
  seats: SeatHold['seats'],
  { hold, queue }: { readonly hold: string | undefined; readonly queue: string | undefined },
): Promise<Outcome<SeatHold | undefined>> {
  const operation = 'train seats';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/train/seat-hold',
    json: {
      journeys: Object.entries(seats).map(([ClassKey, Seats]) => ({ ClassKey, Seats })),
      hold: hold ?? null,
      queue: queue ?? null,
    },
    operation,
    read: readObject(HOLD),
  });
  return inPlainWords(mapAnswer(answer, toHold), operation);
}

/** Takes a place in line, or asks how it stands with the one that is taken. */
export async function askQueue(api: ApiClient, token: string | undefined): Promise<Outcome<QueuePlace>> {
  const operation = 'train queue';
  const answer = await api.call({
    method: 'POST',
    path: '/api/v1/train/queue',
    json: { token: token ?? null },
    operation,
    read: readObject(QUEUE),
  });
  return inPlainWords(mapAnswer(answer, toQueuePlace), operation);
}
