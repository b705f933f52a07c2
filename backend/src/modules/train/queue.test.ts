import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TrainQueueAnswer } from '@wisata/kernel/contracts/train-queue';
import type { Db, Trx } from '../../app/schema.ts';
import type { TestBackend } from '../../testing.ts';
import { usePlace } from './queue.ts';
import { ADULT, bookingOf, findOffers, nameOf, startTrainBackend, type Offer } from './train.fixture.ts';

const PLACES = 3;
const MINUTE_MS = 60_000;
/** The day before Idul Fitri; trains to Jakarta still have room. */
const PEAK = { origin: 'SBI', destination: 'GMR', departDate: '2027-03-08' };
const NOW = '2027-02-20T03:00:00Z';

let backend: TestBackend;
let offer: Offer;
beforeAll(async () => {
  backend = await startTrainBackend({ TRAIN_QUEUE_PLACES: String(PLACES), BOOKING_LIMIT: '1000' });
  backend.clock.set(NOW);
  offer = (await findOffers(backend, PEAK))[0]!;
});
afterAll(() => backend?.close());
beforeEach(async () => {
  backend.clock.set(NOW);
  await backend.context.db.deleteFrom('train_queue').execute();
  await backend.context.db.deleteFrom('rate_limits').execute();
});

async function ask(token?: string): Promise<TrainQueueAnswer> {
  const { status, body } = await backend.call('POST', '/api/v1/train/queue', { json: { token } });
  expect(status).toBe(200);
  return body.data;
}
/** So many visitors, one after the other. */
async function line(count: number): Promise<TrainQueueAnswer[]> {
  const answers: TrainQueueAnswer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await ask());
  return answers;
}
/** Resolves once a connection to this database waits for another one's row. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length === 0) await untilSomebodyWaits(db);
}
let people = 0;
const book = (queue: string | null) =>
  backend.call('POST', '/api/v1/train/booking', {
    json: bookingOf([offer], { queue, passengers: [{ ...ADULT, last_name: `Lestari ${nameOf((people += 1))}` }] }),
  });

test('as many as there are places are in at once; the others stand in the order in which they came', async () => {
  const answers = await line(PLACES + 3);
  expect(answers.map(({ state, ahead }) => `${state} ${ahead}`)).toEqual([
    ...new Array<string>(PLACES).fill('admitted 0'),
    'waiting 0',
    'waiting 1',
    'waiting 2',
  ]);
  const last = answers.at(-1)!;
  expect(await ask(last.token)).toMatchObject({ state: 'waiting', ahead: 2, token: last.token });
  // Nobody has left yet, so the place is free when the first visit is over at the latest.
  expect(last.wait_seconds).toBe(600);
});

test('a booking needs a place, uses it up, and lets the next one in', async () => {
  const answers = await line(PLACES + 1);
  const [first, next] = [answers[0]!, answers.at(-1)!];
  expect((await book(null)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
  expect((await book(next.token)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
  expect((await book(first.token)).status).toBe(200);
  expect((await book(first.token)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
  expect(await ask(next.token)).toMatchObject({ state: 'admitted' });
});

test('of two bookings that use one place at once, the second is refused once the first is made', async () => {
  const { context } = backend;
  const [only] = await line(1);
  const use = (trx: Trx) => usePlace(context, trx, only!.token);
  let second: Promise<void> | undefined;
  await context.db.transaction().execute(async (trx) => {
    await use(trx);
    second = context.db.transaction().execute(use);
    second.catch(() => undefined);
    await untilSomebodyWaits(context.db);
  });
  await expect(second).rejects.toMatchObject({ code: 'TRAIN_QUEUE_REQUIRED' });
});

test('a visit is over after ten minutes, and whoever went away from the line holds nobody up', async () => {
  const answers = await line(PLACES + 2);
  const patient = answers.at(-1)!;
  for (let minute = 0; minute < 9; minute += 1) {
    backend.clock.advance(MINUTE_MS - 1_000);
    await ask(patient.token);
  }
  expect(await ask(patient.token)).toMatchObject({ state: 'waiting', ahead: 0 });
  backend.clock.advance(10 * 1_000);
  expect((await book(answers[0]!.token)).status).toBe(200);
  expect(await ask(patient.token)).toMatchObject({ state: 'admitted' });
  backend.clock.advance(10 * MINUTE_MS);
  expect((await book(patient.token)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
});

test('the estimate is how fast the line has moved of late', async () => {
  const answers = await line(PLACES + 4);
  backend.clock.advance(30_000);
  expect((await book(answers[0]!.token)).status).toBe(200);
  expect((await book(answers[1]!.token)).status).toBe(200);
  await ask(answers[PLACES]!.token);
  // Two of the line were let in within the last five minutes: the one behind the first waits for two more.
  expect(await ask(answers.at(-1)!.token)).toMatchObject({ state: 'waiting', ahead: 1, wait_seconds: 300 });
});

test('a token that was made up, or is another one with a changed id, is a place at the end', async () => {
  const answers = await line(PLACES + 1);
  const [id, signature] = answers[0]!.token.split('.') as [string, string];
  const forged = `${id.startsWith('0') ? '1' : '0'}${id.slice(1)}.${signature}`;
  expect((await book(forged)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
  expect(await ask(forged)).toMatchObject({ state: 'waiting', ahead: 1 });
});

test('seats of a peak are chosen with a place, those of any other day without one', async () => {
  const hold = (ClassKey: string, queue?: string) =>
    backend.call('POST', '/api/v1/train/seat-hold', {
      json: { journeys: [{ ClassKey, Seats: ['EKS-1 / 99A'] }], queue },
    });
  const key = 'T.1.20270308.SBI.GMR.EKS';
  expect((await hold(key)).body.code).toBe('TRAIN_QUEUE_REQUIRED');
  const [inside] = await line(1);
  expect((await hold(key, inside!.token)).body.fields).toEqual({ 'journeys.0.Seats': 'Unknown seat' });
  expect((await hold('T.1.20270401.SBI.GMR.EKS')).body.fields).toEqual({ 'journeys.0.Seats': 'Unknown seat' });
});
