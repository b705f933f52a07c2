import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TrainHoldAnswer, TrainSeatsAnswer } from '@wisata/kernel/contracts/train-seats';
import type { TestBackend } from '../../testing.ts';
import { checkTrains } from './price-check.ts';
import { giveKeptSeats, keepSeats, type KeptSeats } from './seat-choice.ts';
import { readHold } from './seat-hold.ts';
import { bookingOf, findOffers, passengersOf, startTrainBackend, type Offer } from './train.fixture.ts';

const MINUTE_MS = 60_000;

let backend: TestBackend;
let offer: Offer;
beforeAll(async () => {
  backend = await startTrainBackend({ BOOKING_LIMIT: '1000' });
  offer = (await findOffers(backend))[0]!;
});
afterAll(() => backend?.close());
beforeEach(async () => {
  backend.clock.set('2026-11-20T03:00:00Z');
  await backend.context.db.deleteFrom('train_seats').execute();
  await backend.context.db.deleteFrom('rate_limits').execute();
});

const hold = (seats: readonly string[], more: object = {}) =>
  backend.call('POST', '/api/v1/train/seat-hold', {
    json: { journeys: [{ ClassKey: offer.segment.ClassKey, Seats: seats }], ...more },
  });
const held = async (seats: readonly string[], more: object = {}): Promise<TrainHoldAnswer> => {
  const { status, body } = await hold(seats, more);
  expect([status, body.message]).toEqual([200, 'Success']);
  return body.data;
};

async function seatMap(token?: string): Promise<TrainSeatsAnswer> {
  const query = new URLSearchParams({ class_key: offer.segment.ClassKey, ...(token ? { hold: token } : {}) });
  const { body } = await backend.call('GET', `/api/v1/train/seats?${query.toString()}`);
  return body.data;
}
const seatsIn = async (token?: string) => (await seatMap(token)).Coaches.flatMap(({ Seats }) => Seats);
const statesOf = async (labels: readonly string[], token?: string) => {
  const seats = await seatsIn(token);
  return labels.map((label) => seats.find(({ Label }) => Label === label)!.State);
};
const freeLabels = async (count: number) =>
  (await seatsIn()).flatMap(({ State, Label }) => (State === 'free' ? Label : [])).slice(0, count);
let people = 0;
const book = (token: string | null, adult: number) =>
  backend.call('POST', '/api/v1/train/booking', {
    json: bookingOf([offer], {
      adult,
      hold: token,
      total_price: null,
      passengers: passengersOf({ adult, infant: 0 }, (people += 1)),
    }),
  });

test('the map counts what the list says, and every seat has a window, an aisle or neither', async () => {
  const { Coaches } = await seatMap();
  expect(Coaches.reduce((sum, { SeatsLeft }) => sum + SeatsLeft, 0)).toBe(offer.segment.Seat);
  const [first] = Coaches;
  expect(first!.Seats.slice(0, 4).map(({ Code }) => Code)).toEqual(['1A', '1B', '1C', '1D']);
  expect(first!.Seats.slice(0, 4).map(({ Place }) => Place)).toEqual(['window', 'aisle', 'aisle', 'window']);
  expect(first!.Columns).toEqual(['A', 'B', null, 'C', 'D']);
});

test('a chosen seat is held for five minutes by the clock of the server, and own in the map of its holder alone', async () => {
  const [seat] = await freeLabels(1);
  const { hold: token, expires_at: until, now } = await held([seat!]);
  expect(Date.parse(until!) - Date.parse(now)).toBe(5 * MINUTE_MS);
  expect(await statesOf([seat!])).toEqual(['taken']);
  expect(await statesOf([seat!], token!)).toEqual(['own']);
  expect((await hold([seat!])).body).toMatchObject({ code: 'TRAIN_SEAT_TAKEN', data: { Seats: [seat] } });
  backend.clock.advance(5 * MINUTE_MS);
  expect(await statesOf([seat!])).toEqual(['free']);
  expect((await hold([seat!])).status).toBe(200);
});

test('another choice replaces the first, and none gives it back', async () => {
  const [one, other] = await freeLabels(2);
  const first = await held([one!]);
  const second = await held([other!], { hold: first.hold });
  expect(await statesOf([one!, other!])).toEqual(['free', 'taken']);
  const { body } = await backend.call('POST', '/api/v1/train/seat-hold', { json: { journeys: [], hold: second.hold } });
  expect(body.data).toMatchObject({ hold: null, expires_at: null });
  expect(await statesOf([other!])).toEqual(['free']);
});

test('the booking has the seats that were chosen, in the order of its adults, and the hold serves nobody again', async () => {
  const [one, other] = await freeLabels(2);
  const { hold: token } = await held([other!, one!]);
  const { status, body } = await book(token, 2);
  expect([status, body.data.passengers.map(({ seat_number: seat }: { seat_number: string }) => seat)]).toEqual([
    200,
    [other, one],
  ]);
  expect((await book(token, 2)).body.code).toBe('TRAIN_HOLD_UNKNOWN');
});

test('a hold that is over still brings its seat while nobody has taken it, and never one that somebody has', async () => {
  const [one, other] = await freeLabels(2);
  const late = await held([one!]);
  const lost = await held([other!]);
  backend.clock.advance(6 * MINUTE_MS);
  await held([other!]);
  expect((await book(late.hold, 1)).body.data.passengers[0].seat_number).toBe(one);
  expect((await book(lost.hold, 1)).body).toMatchObject({ code: 'TRAIN_SEAT_TAKEN', data: { Seats: [other] } });
});

test('holds that nobody can be using any more are forgotten', async () => {
  const [seat] = await freeLabels(1);
  const { hold: token } = await held([seat!]);
  backend.clock.advance(3 * 60 * MINUTE_MS);
  await backend.drainJobs({ scheduled: true });
  expect(await backend.context.db.selectFrom('train_seats').selectAll().execute()).toEqual([]);
  expect((await book(token, 1)).body.code).toBe('TRAIN_HOLD_UNKNOWN');
});

test('of twenty who hold one seat at once, one has it', async () => {
  const [seat] = await freeLabels(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => hold([seat!])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await backend.context.db.selectFrom('train_seats').select('owner').distinct().execute()).toHaveLength(1);
});

test.each([
  ['a token that was made up', { hold: '0b9d1f2e-0000-4000-8000-000000000001.0123456789abcdef01234567' }],
  ['a token of another id', {}],
])('%s is refused', async (_what, more: { hold?: string }) => {
  const [seat] = await freeLabels(1);
  const { hold: token } = await held([seat!]);
  const forged = more.hold ?? `0b9d1f2e-0000-4000-8000-000000000001.${token!.split('.')[1]!}`;
  expect((await book(forged, 1)).body.code).toBe('TRAIN_HOLD_UNKNOWN');
  expect((await hold([seat!], { hold: forged })).body.code).toBe('TRAIN_HOLD_UNKNOWN');
  expect(await statesOf([seat!])).toEqual(['taken']);
});

test('a seat that the train does not have, one twice and too few are refused', async () => {
  const [seat] = await freeLabels(1);
  expect((await hold(['EKS-9 / 99A'])).body.fields).toEqual({ 'journeys.0.Seats': 'Unknown seat' });
  expect((await hold([seat!, seat!])).body.fields).toEqual({ 'journeys.0.Seats': 'Choose each seat once' });
  const { hold: token } = await held([seat!]);
  expect(Object.keys((await book(token, 2)).body.fields)).toEqual(['hold']);
});

test('two bookings that use one hold at once get their own seats or none', async () => {
  const { context } = backend;
  const offers = await findOffers(backend, { origin: 'SBI', destination: 'GMR', departDate: '2026-12-14' });
  const isAsLong = ({ journey }: Offer) => journey.StopCount === offer.journey.StopCount;
  const journeys = [offer, offers.find(isAsLong)!].map(({ segment: { ClassKey } }) => ({ ClassKey }));
  const { checked } = await checkTrains(context, context.db, {
    journeys,
    party: { adult: 1, infant: 0 },
    correlationId: null,
  });
  const chosen = checked.map(({ classKey, free }) => ({ ClassKey: classKey, Seats: [free[0]!.label] }));
  const token = (await held([], { journeys: chosen })).hold!;
  const hold = readHold(context, token);
  const [out, back] = checked.map((train) => [train]);
  const keptOut = await keepSeats(context, { checked: out!, adults: 1, hold });
  const keptBack = await keepSeats(context, { checked: back!, adults: 1, hold });
  const give = (kept: KeptSeats, trains: typeof checked, bookingId: string) =>
    context.db.transaction().execute((trx) => giveKeptSeats(trx, kept, { checked: trains, bookingId }));
  await expect(give(keptOut, out!, randomUUID())).rejects.toMatchObject({ code: 'TRAIN_SEAT_TAKEN' });
  const bookingId = randomUUID();
  await give(keptBack, back!, bookingId);
  const rows = await context.db.selectFrom('train_seats').select(['run_key', 'seat', 'owner']).distinct().execute();
  expect(rows).toEqual([{ run_key: back![0]!.train.runKey, seat: chosen[1]!.Seats[0], owner: bookingId }]);
});
