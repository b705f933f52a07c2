import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rng } from '@wisata/kernel/random';
import { applyEvent, type LooseJson, type TestBackend } from '../../testing.ts';
import { findBooking } from '../bookings/index.ts';
import { allSeats, supplierOf } from './inventory.ts';
import { findTakenSeats, lockRuns, returnSeats, takeSeats, type SeatPart } from './seat-stock.ts';
import { book, bookingOf, CONTACT, findOffers, nameOf, passengersOf, startTrainBackend } from './train.fixture.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTrainBackend({ BOOKING_LIMIT: '1000' });
});
afterAll(() => backend?.close());

const post = (json: unknown) => backend.call('POST', '/api/v1/train/booking', { json });
const seatsOf = async (runKey: string) =>
  (await backend.context.db.selectFrom('train_seats').selectAll().where('run_key', '=', runKey).execute()).filter(
    ({ held_until: until }) => until === null,
  );

const STOPS = ['GMR', 'CN', 'PK', 'SMT', 'SBI'];

/** Sells every seat of a class but four that nobody has on any part of the line. */
async function leaveFour(date: string): Promise<readonly string[]> {
  const { context } = backend;
  const query = { journeyCode: `T.2.${date}.GMR.SBI`, at: context.clock.now().getTime() };
  const [train] = await supplierOf(context).price(query);
  const offer = train!.classes.find(({ code }) => code === 'EKS')!;
  const labels = allSeats(offer).map(({ label }) => label);
  const last = labels.filter((_, place) => offer.free[place] === '1').slice(0, 4);
  const others = labels.filter((label) => !last.includes(label));
  await context.db.transaction().execute((trx) =>
    takeSeats(trx, [{ ...train!, seats: others }], {
      owner: randomUUID(),
      heldUntil: null,
      now: context.clock.now(),
    }),
  );
  return last;
}

describe('the last four seats', () => {
  test('are sold once on each part of the line, whoever asks at the same time', async () => {
    const last = await leaveFour('20261218');
    const random = rng('last seats');
    const asked = Array.from({ length: 50 }, (_, index) => {
      const from = random.int(0, 3);
      const to = random.int(from + 1, 4);
      const adult = random.int(1, 2);
      const ClassKey = `T.2.20261218.${STOPS[from]!}.${STOPS[to]!}.EKS`;
      const contact = { ...CONTACT, email: `t${nameOf(index)}@example.com` };
      const passengers = passengersOf({ adult, infant: 0 }, index);
      return { from, to, body: { journeys: [{ ClassKey }], adult, contact, passengers } };
    });
    const answers = await Promise.all(asked.map(({ body }) => post(body)));
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect(codes).toEqual(new Set(['TRAIN_SOLD_OUT']));
    const sold = answers.flatMap(({ status, body }, index) =>
      status === 200
        ? body.data.passengers.map(({ seat_number: seat }: LooseJson) => ({ ...asked[index]!, seat, id: body.data.id }))
        : [],
    );
    for (let leg = 0; leg < 4; leg += 1) {
      const seats = sold.filter(({ from, to }) => from <= leg && leg < to).map(({ seat }) => seat);
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats.every((seat) => last.includes(seat))).toBe(true);
      expect(seats.length).toBeGreaterThan(0);
    }
    const rows = await backend.context.db.selectFrom('bookings').select('id').execute();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(sold.map(({ id }) => id)));
  });
});

describe('a seat', () => {
  test('that is free to Cirebon is sold again from there', async () => {
    const last = await leaveFour('20261219');
    const trip = (from: string, to: string, index: number) => ({
      journeys: [{ ClassKey: `T.2.20261219.${from}.${to}.EKS` }],
      adult: 4,
      contact: CONTACT,
      passengers: passengersOf({ adult: 4, infant: 0 }, index),
    });
    const seats = async (from: string, to: string, index: number) =>
      (await book(backend, trip(from, to, index))).passengers.map(({ seat_number: seat }) => seat).sort();
    expect(await seats('GMR', 'CN', 100)).toEqual([...last].sort());
    expect(await seats('CN', 'SBI', 101)).toEqual([...last].sort());
    expect((await post(trip('PK', 'SMT', 102))).body.code).toBe('TRAIN_SOLD_OUT');
  });

  test('comes back once with the booking that ended, and by itself when the time limit passes', async () => {
    const [offer] = await findOffers(backend, { destination: 'SMT' });
    const runKey = offer!.journey.JourneyCode.split('.').slice(1, 3).join('-');
    const before = (await seatsOf(runKey)).length;
    const made = await book(backend, bookingOf([offer!], { passengers: passengersOf({ adult: 1, infant: 0 }, 200) }));
    expect((await seatsOf(runKey)).length).toBe(before + offer!.journey.StopCount + 1);
    const end = () => applyEvent(backend, made.id, 'canceled');
    expect((await end()).ok).toBe(true);
    expect((await seatsOf(runKey)).length).toBe(before);
    expect((await end()).ok).toBe(false);
    const slow = await book(backend, bookingOf([offer!], { passengers: passengersOf({ adult: 1, infant: 0 }, 201) }));
    backend.clock.advance(61 * 60_000);
    await backend.drainJobs({ scheduled: true });
    backend.clock.set('2026-11-20T03:00:00Z');
    expect((await findBooking(backend.context.db, slow.id))!.paymentStatus).toBe('expired');
    expect((await seatsOf(runKey)).length).toBe(before);
  });
});

test('a railway that is slow to confirm holds up none of those who book the same train at once', async () => {
  const [offer] = await findOffers(backend, { departDate: '2026-12-16' });
  backend.context.config.supplierFaults = 'train:slow=400';
  const bookings = Array.from({ length: 12 }, (_, index) =>
    post(bookingOf([offer!], { passengers: passengersOf({ adult: 1, infant: 0 }, 400 + index), total_price: null })),
  );
  const answers = await Promise.all(bookings);
  backend.context.config.supplierFaults = '';
  expect(answers.map(({ status }) => status)).toEqual(new Array<number>(12).fill(200));
  const seats = answers.map(({ body }) => body.data.passengers[0].seat_number);
  expect(new Set(seats).size).toBe(12);
});

test('a family sits together in one coach', async () => {
  const [offer] = await findOffers(backend, { adult: 4, departDate: '2026-12-15' });
  const passengers = passengersOf({ adult: 4, infant: 1 }, 300);
  const total_price = offer!.segment.TotalFare;
  const made = await book(backend, bookingOf([offer!], { adult: 4, infant: 1, passengers, total_price }));
  const seats = made.passengers.map(({ seat_number: seat }) => seat);
  expect(seats[4]).toBe('');
  expect(new Set(seats.slice(0, 4).map((seat) => seat.split(' / ')[0])).size).toBe(1);
  const rows = seats.slice(0, 4).map((seat) => parseInt(seat.split(' / ')[1]!, 10));
  expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(2);
});

test('what is free on any part of a line agrees with a plain table of seats and legs', async () => {
  const { db, clock } = backend.context;
  const random = rng('parts of a line');
  const labels = ['EKS-1 / 1A', 'EKS-1 / 1B', 'EKS-1 / 1C', 'EKS-2 / 1A', 'EKS-2 / 1B'];
  const legs = 7;
  const table = new Map(labels.map((label) => [label, new Array<string>(legs).fill('')]));
  const now = clock.now();
  const isFree = (label: string, { fromStop, toStop }: SeatPart) =>
    table
      .get(label)!
      .slice(fromStop, toStop)
      .every((owner) => owner === '');
  const owners: string[] = [];
  for (let step = 0; step < 120; step += 1) {
    const fromStop = random.int(0, legs - 1);
    const part = { runKey: 'plain-1', fromStop, toStop: random.int(fromStop + 1, legs) };
    const [taken] = await findTakenSeats(db, [part], { now });
    expect([...taken!].sort()).toEqual(labels.filter((label) => !isFree(label, part)).sort());
    const free = labels.filter((label) => isFree(label, part));
    const seats = random.sample(free, random.int(1, 2));
    await db.transaction().execute(async (trx) => {
      await lockRuns(trx, [part.runKey]);
      if (seats.length > 0 && random.chance(0.7)) {
        const owner = randomUUID();
        owners.push(owner);
        await takeSeats(trx, [{ ...part, seats }], { owner, heldUntil: null, now });
        for (const seat of seats) table.get(seat)!.fill(owner, part.fromStop, part.toStop);
      } else if (owners.length > 0) {
        const [owner] = owners.splice(random.int(0, owners.length - 1), 1);
        await returnSeats(trx, owner!);
        for (const row of table.values()) row.forEach((who, leg) => (row[leg] = who === owner ? '' : who));
      }
    });
  }
  const part = { runKey: 'plain-1', fromStop: 0, toStop: 1, seats: labels.slice(0, 1) };
  const twice = [randomUUID(), randomUUID()].map((owner) =>
    db.transaction().execute(async (trx) => {
      await returnSeats(trx, owner);
      await takeSeats(trx, [{ ...part, runKey: 'plain-2' }], { owner, heldUntil: null, now });
    }),
  );
  const outcomes = (await Promise.allSettled(twice)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
});
