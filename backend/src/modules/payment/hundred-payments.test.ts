import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { findBrokenRules, findLostWrites } from '../../../testing/payment-audit.ts';
import { startKillableBackend } from '../../../testing/killable-backend.ts';
import type { KillableBackend } from '../../../testing/killable-backend.ts';
import { createGuest, GATEWAY_SECRET, JWT_SECRET, newAcknowledged } from '../../../testing/payment-storm.ts';
import type { Guest, OpenPayment, RoomToBook } from '../../../testing/payment-storm.ts';
import { createDatabase } from '../../app/database.ts';
import type { Db } from '../../app/schema.ts';
import { rng } from '@wisata/kernel/random';
import { createEmptyDatabase } from '../../testing.ts';

const KILLS = 20;
const ANSWERS_BEFORE_FIRST_KILL = 60;
const ANSWERS_BETWEEN_KILLS = 22;
const HOUR_MS = 3_600_000;
const STAY = { checkInDate: '2026-12-07', checkOutDate: '2026-12-08', countRoom: 1, countGuest: 1, countChild: 0 };
const PROMO = { code: 'STORM', uses: 3, amountMinor: 50_000 };

const acknowledged = newAcknowledged();
const random = rng('hundred payments');
let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let backend: KillableBackend;
let db: Db;

beforeAll(async () => {
  database = await createEmptyDatabase();
  const env = { DATABASE_URL: database.url, DEMO_DATA: '0', BOOKING_LIMIT: '100000', JWT_SECRET, GATEWAY_SECRET };
  backend = await startKillableBackend(env, new Date('2026-11-20T03:00:00Z'));
  db = createDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await backend.stop();
  await db.destroy();
  await database.drop();
});

type Offer = RoomToBook & { readonly roomsLeft: number };
const SAME_ROOM = 4;

async function findCheapest(hotelKey: string): Promise<Offer | undefined> {
  const { body } = await backend.call('POST', '/api/v1/hotel/detail', { json: { hotelKey, ...STAY } });
  const offers = (body as { data: { Rooms: Offer[] } }).data.Rooms;
  return [...offers].sort((a, b) => a.totalPrice - b.totalPrice)[0];
}

/** Rooms for every order, neighbours never in one hotel, and one room type that more guests want than there are rooms. */
async function findRooms(wanted: number): Promise<{ rooms: RoomToBook[]; scarce: Offer }> {
  const offers: Offer[] = [];
  let scarce: Offer | undefined;
  for (let number = 1; !scarce || offers.reduce((sum, offer) => sum + offer.roomsLeft, 0) < wanted; number += 1) {
    const offer = await findCheapest(`HTL-DPS-${String(number).padStart(3, '0')}`);
    if (!offer) continue;
    if (!scarce && offer.roomsLeft <= SAME_ROOM) scarce = offer;
    else offers.push({ ...offer, roomsLeft: Math.min(offer.roomsLeft, SAME_ROOM) });
  }
  const rounds = Array.from({ length: SAME_ROOM }, (_, round) => offers.filter(({ roomsLeft }) => roomsLeft > round));
  return { rooms: rounds.flat().slice(0, wanted), scarce };
}

async function insertPromo(): Promise<void> {
  const text = JSON.stringify({ en: 'Storm', id: 'Badai' });
  await sql`insert into promo_codes (code, name, description, type, is_fixed, discount_amount, discount_percent, min_order,
    max_uses) values (${PROMO.code}, ${text}, ${text}, 'all', true, ${PROMO.amountMinor}, 0, 0, ${PROMO.uses})`.execute(
    db,
  );
}

interface Order {
  readonly guest: Guest;
  readonly ids: string[];
}
/** Gives the work that has to wait until the deadline is over. */
type Story = (order: Order, method: number) => Promise<(() => Promise<unknown>) | void>;

const inAnyOrder = (steps: (() => Promise<unknown>)[]) =>
  Promise.all(random.sample(steps, steps.length).map((step) => step()));

/** Half of the money is reported by the gateway's own page and its queue, half by messages that come several times. */
const settle = (guest: Guest, payment: OpenPayment, direct: boolean) =>
  direct ? guest.notify(payment, 'settled', 3) : guest.press(payment, 'twice');

const replaced: Story = async ({ guest, ids }, method) => {
  await guest.applyPromo(ids[0]!, PROMO.code);
  await guest.start(ids, method);
  const second = await guest.start(ids, method + 1);
  await settle(guest, second, method % 4 < 2);
};

const together: Story = async ({ guest, ids }, method) => {
  await guest.start(ids, method);
  const alone = await Promise.all(ids.map((id, index) => guest.start([id], method + index)));
  const both = await guest.start(ids, method);
  await inAnyOrder([() => settle(guest, both, true), () => settle(guest, alone[0]!, method % 2 === 0)]);
};

const paidTwice: Story = async ({ guest, ids }, method) => {
  const payments = [await guest.start(ids, method), await guest.start(ids, method + 1)];
  await inAnyOrder(payments.map((payment, index) => () => settle(guest, payment, (index + method) % 2 === 0)));
};

const failedFirst: Story = async ({ guest, ids }, method) => {
  const first = await guest.start(ids, method);
  await (method % 2 === 0 ? guest.notify(first, 'failed', 2) : guest.press(first, 'fail'));
  const second = await guest.start(ids, method + 1);
  await inAnyOrder([
    () => guest.notify(second, 'failed', 2),
    () => settle(guest, second, method % 2 === 1),
    () => guest.notify(first, 'failed', 1),
  ]);
};

const abandoned: Story = async ({ guest, ids }, method) => {
  await guest.applyPromo(ids[0]!, 'NOBODYKNOWSIT');
  for (const step of [0, 1]) await guest.notify(await guest.start(ids, method + step), 'failed', 2);
};

const late: Story = async ({ guest, ids }, method) => {
  await guest.start(ids, method);
  const second = await guest.start(ids, method + 1);
  return () => settle(guest, second, method % 2 === 0);
};

/** 50 bookings and 100 payments: story, orders of this kind, bookings in each. */
const PLAN: readonly [Story, number, number][] = [
  [replaced, 10, 1],
  [together, 5, 2],
  [paidTwice, 10, 1],
  [failedFirst, 10, 1],
  [abandoned, 5, 1],
  [late, 5, 1],
];
const MUST_END: ReadonlyMap<Story, string> = new Map([
  [abandoned, 'expired'],
  [late, 'expired'],
]);
const expected = new Map<string, string>();
const looks: (() => Promise<string>)[] = [];
const waiting: (() => Promise<unknown>)[] = [];

async function live(story: Story, rooms: readonly RoomToBook[], number: number): Promise<void> {
  const guest = createGuest(backend, number, acknowledged);
  const ids: string[] = [];
  for (const room of rooms) {
    const id = await guest.book(room);
    if (!id) throw new Error('a room that was free could not be booked');
    expected.set(id, MUST_END.get(story) ?? 'paid');
    looks.push(() => guest.look(id));
    ids.push(id);
  }
  const rest = await story({ guest, ids }, number);
  if (rest) waiting.push(rest);
}

/** More guests than rooms, all at once; gives how many got one. */
async function rush(room: RoomToBook & { roomsLeft: number }): Promise<number> {
  const numbers = Array.from({ length: room.roomsLeft + 4 }, (_, index) => 500 + index);
  const winners = await Promise.all(
    numbers.map(async (number) => {
      const guest = createGuest(backend, number, acknowledged);
      const id = await guest.book(room);
      if (!id) return 0;
      expected.set(id, 'expired');
      looks.push(() => guest.look(id));
      return 1;
    }),
  );
  return winners.reduce((sum: number, won) => sum + won, 0);
}

let lastKillAt = new Date(0);

/** Kills by progress, not by the clock, so that each run is hit at the same stages. */
async function killRepeatedly(): Promise<void> {
  while (backend.counts.kills < KILLS) {
    await backend.answered(ANSWERS_BEFORE_FIRST_KILL + backend.counts.kills * ANSWERS_BETWEEN_KILLS);
    lastKillAt = new Date();
    await backend.kill();
  }
}

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]!.n;
}

/** Everything that waits for a later try is due now, and what a dead process held has been silent for long; true when nothing is left to do. */
async function isQuiet(): Promise<boolean> {
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'
    and started_on < ${lastKillAt} and heartbeat_on > now() - interval '1 hour'`.execute(db);
  await sql`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`.execute(db);
  return (
    (await count(sql`select count(*) n from gateway_notices where delivered_at is null`)) === 0 &&
    (await count(
      sql`select count(*) n from bookings where payment_status = 'paid' and status_issue not in ('issued', 'failed')`,
    )) === 0 &&
    (await count(
      sql`select count(*) n from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')`,
    )) === 0
  );
}

async function untilQuiet(): Promise<void> {
  while (!(await isQuiet())) await sql`select pg_sleep(0.1)`.execute(db);
}

async function runStorm(): Promise<void> {
  const { rooms, scarce } = await findRooms(50);
  await insertPromo();
  const stories = PLAN.flatMap(([story, orders, size]) =>
    Array.from({ length: orders }, () => ({ story, rooms: rooms.splice(0, size) })),
  );
  const work = [
    rush(scarce).then((winners) => expect(winners).toBe(scarce.roomsLeft)),
    ...random.sample(stories, stories.length).map(({ story, rooms: own }, index) => live(story, own, index)),
  ];
  await Promise.all([...work, killRepeatedly()]);
  await untilQuiet();
  await backend.restartLater(HOUR_MS + 60_000);
  await inAnyOrder(waiting);
  await Promise.all(looks.map((look) => look()));
  await untilQuiet();
}

async function readStates(): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'payment_status', 'status_checkout', 'status_issue'])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.payment_status} ${row.status_checkout} ${row.status_issue}`]));
}

test('a hundred payments over two APIs and two workers survive twenty kills: nothing acknowledged is lost, nothing is paid, sold or counted twice', async () => {
  const beganMs = performance.now();
  await runStorm();
  const seconds = Math.round((performance.now() - beganMs) / 1000);
  const { bookings, payments, notices, discounts } = acknowledged;
  const sizes = { bookings: bookings.length, payments: payments.length, notices: notices.length };
  process.stdout.write(`${JSON.stringify({ ...backend.counts, ...sizes, discounts: discounts.length, seconds })}\n`);

  expect(backend.counts.kills).toBe(KILLS);
  expect(backend.faults).toEqual([]);
  const ends = new Map(
    [...expected].map(([id, end]) => [id, end === 'paid' ? 'paid done issued' : 'expired done waiting']),
  );
  expect(await readStates()).toEqual(ends);
  expect(await findBrokenRules(db)).toEqual({});
  expect(await findLostWrites(db, acknowledged)).toEqual([]);
  expect(payments).toHaveLength(100);
  expect(await count(sql`select count(*) n from payments`)).toBe(100);
  expect(new Set(discounts.map(({ bookingId }) => bookingId)).size).toBe(PROMO.uses);
}, 600_000);
