import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@wisata/database/testing';
import { findBrokenRules, findLostWrites } from '../../../testing/payment-audit.ts';
import { startKillableBackend } from '../../../testing/killable-backend.ts';
import type { KillableBackend } from '../../../testing/killable-backend.ts';
import {
  beginStorm,
  findRooms,
  inAnyOrder,
  insertPromo,
  ordersOf,
  PROMO,
  readStates,
  untilQuiet,
  type Storm,
  type StoryName,
  type StoryPlan,
} from '../../../testing/payment-stories.ts';
import { newAcknowledged, type Shop } from '../../../testing/payment-storm.ts';
import { createDatabase } from '../../app/database.ts';
import type { Db } from '../../app/schema.ts';

const KILLS = 20;
const ANSWERS_BEFORE_FIRST_KILL = 60;
const ANSWERS_BETWEEN_KILLS = 22;
const HOUR_MS = 3_600_000;
const NIGHTS = ['2026-12-07', '2026-12-08'] as const;
const GATEWAY_SECRET = 'a-gateway-secret-for-the-storm-0001';
const JWT_SECRET = 'a-token-secret-for-the-storm-000001';

const acknowledged = newAcknowledged();
let database: TestDatabase;
let backend: KillableBackend;
let shop: Shop;
let storm: Storm;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, DEMO_DATA: '0', BOOKING_LIMIT: '100000', JWT_SECRET, GATEWAY_SECRET };
  backend = await startKillableBackend(env, new Date('2026-11-20T03:00:00Z'));
  shop = { ...backend, gatewaySecret: GATEWAY_SECRET };
  storm = beginStorm(shop, acknowledged);
  db = createDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await backend.stop();
  await db.destroy();
  await database.drop();
});

/** 50 bookings and 100 payments. */
const PLAN: StoryPlan = {
  replaced: [10, 1],
  together: [5, 2],
  paidTwice: [10, 1],
  failedFirst: [10, 1],
  abandoned: [5, 1],
  late: [5, 1],
};
const MUST_END: ReadonlyMap<StoryName, string> = new Map([
  ['abandoned', 'expired'],
  ['late', 'expired'],
]);
let lastKillAt = new Date(0);

/** Kills by progress, not by the clock, so that each run is hit at the same stages. */
async function killRepeatedly(): Promise<void> {
  while (backend.counts.kills < KILLS) {
    await backend.answered(ANSWERS_BEFORE_FIRST_KILL + backend.counts.kills * ANSWERS_BETWEEN_KILLS);
    lastKillAt = new Date();
    await backend.kill();
  }
}

async function runStorm(): Promise<void> {
  const { rooms, scarce } = await findRooms(shop, NIGHTS, 50);
  await insertPromo(db);
  const work = [
    storm.rush(scarce, 'expired').then((winners) => expect(winners).toBe(scarce.roomsLeft)),
    ...ordersOf(PLAN, rooms).map(({ story, rooms: own }, index) =>
      storm.live(story, own, index, MUST_END.get(story) ?? 'paid'),
    ),
  ];
  await Promise.all([...work, killRepeatedly()]);
  await untilQuiet(db, lastKillAt);
  await backend.restartLater(HOUR_MS + 60_000);
  await inAnyOrder(storm.waiting);
  await Promise.all(storm.looks.map((look) => look()));
  await untilQuiet(db, lastKillAt);
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
    [...storm.expected].map(([id, end]) => [id, end === 'paid' ? 'paid done issued' : 'expired done waiting']),
  );
  expect(await readStates(db)).toEqual(ends);
  expect(await findBrokenRules(db)).toEqual({});
  expect(await findLostWrites(db, acknowledged)).toEqual([]);
  expect(payments).toHaveLength(100);
  expect(await db.selectFrom('payments').select('id').execute()).toHaveLength(100);
  expect(new Set(discounts.map(({ bookingId }) => bookingId)).size).toBe(PROMO.uses);
}, 600_000);
