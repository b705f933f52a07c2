import { setTimeout as wait } from 'node:timers/promises';
import { addDays, todayInJakarta } from '@wisata/kernel/dates';
import { createDatabase } from '../src/app/database.ts';
import { askAt, type KillableBackend } from './killable-backend.ts';
import { findBrokenRules, findLostWrites } from './payment-audit.ts';
import {
  beginStorm,
  findRooms,
  insertPromo,
  ordersOf,
  PROMO,
  readStates,
  untilQuiet,
  type StoryPlan,
} from './payment-stories.ts';
import { newAcknowledged, type Shop } from './payment-storm.ts';

/**
 * Guests book and pay at a site that runs, all at once, while whoever has started this program ends processes of the site:
 * SITE_URL, DATABASE_URL (without sample orders) and GATEWAY_SECRET. It sends `end one` and waits for an answer. Exit code 0:
 * nothing that was acknowledged is lost, and nothing is paid, sold or counted twice.
 */

const { SITE_URL, DATABASE_URL, GATEWAY_SECRET } = process.env;
if (!SITE_URL || !DATABASE_URL || !GATEWAY_SECRET || !process.send)
  throw new Error('SITE_URL, DATABASE_URL and GATEWAY_SECRET are needed, and a process that ends others');

const ENDINGS = 20;
const ANSWERS_BETWEEN = 25;
const MOST_TRIES = 300;
const PAUSE_MS = 200;
/** Of a site one of whose processes is not there: nothing is known of the call, or it was not taken. */
const IN_TROUBLE = [502, 503, 504];
const PLAN: StoryPlan = {
  replaced: [10, 1],
  together: [8, 2],
  paidTwice: [12, 1],
  failedFirst: [10, 1],
  abandoned: [5, 1],
};

const faults: string[] = [];
const counts = { answers: 0, repeated: 0, endings: 0 };

const call: KillableBackend['call'] = async (method, path, options = {}) => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await askAt(SITE_URL, method, path, options).catch(() => undefined);
    if (answer && !IN_TROUBLE.includes(answer.status)) {
      counts.answers += 1;
      if (answer.status >= 500) faults.push(`${method} ${path}: ${answer.status}`);
      return answer;
    }
    counts.repeated += 1;
    await wait(PAUSE_MS);
  }
  throw new Error(`${method} ${path} was never answered`);
};

const shop: Shop = { call, now: () => new Date(), gatewaySecret: GATEWAY_SECRET };
const db = createDatabase(DATABASE_URL, { max: 2 });
const acknowledged = newAcknowledged();
const storm = beginStorm(shop, acknowledged);
let lastEndingAt = new Date(0);

function endOne(): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send!('end one');
  });
}

/** By progress, not by the clock, so that each run is hit at the same stages; what is left is ended while messages and vouchers go out. */
async function endSome(isOver: () => boolean): Promise<void> {
  while (counts.endings < ENDINGS) {
    const from = counts.answers;
    while (counts.answers < from + ANSWERS_BETWEEN && !isOver()) await wait(PAUSE_MS);
    lastEndingAt = new Date();
    await endOne();
    counts.endings += 1;
  }
}

/** What is wrong at the end, in words. */
async function findFaults(winners: number, roomsLeft: number): Promise<string[]> {
  const states = await readStates(db);
  const wrong = [...storm.expected].flatMap(([id, end]) => {
    const [payment, , issue] = states.get(id)?.split(' ') ?? [];
    return payment === end && (end !== 'paid' || issue === 'issued') ? [] : [`${id}: ${states.get(id)}, not ${end}`];
  });
  const discounted = new Set(acknowledged.discounts.map(({ bookingId }) => bookingId)).size;
  return [
    ...faults,
    ...wrong,
    ...(winners === roomsLeft ? [] : [`${winners} guests got one of ${roomsLeft} rooms`]),
    ...(discounted === PROMO.uses ? [] : [`a code for ${PROMO.uses} was used ${discounted} times`]),
    ...Object.entries(await findBrokenRules(db)).map(([rule, rows]) => `${rule}: ${JSON.stringify(rows)}`),
    ...(await findLostWrites(db, acknowledged)).map((lost) => `lost: ${JSON.stringify(lost)}`),
  ];
}

const today = todayInJakarta(Date.now());
const { rooms, scarce } = await findRooms(shop, [addDays(today, 40), addDays(today, 41)], 60);
await insertPromo(db);
let isOver = false;
const orders = ordersOf(PLAN, rooms).map(({ story, rooms: own }, index) =>
  storm.live(story, own, index, story === 'abandoned' ? 'failed' : 'paid'),
);
const ending = endSome(() => isOver);
const [winners] = await Promise.all([storm.rush(scarce, 'unpaid'), ...orders]);
isOver = true;
await ending;
await untilQuiet(db, lastEndingAt);
const wrong = await findFaults(winners, scarce.roomsLeft);
const { bookings, payments, notices } = acknowledged;
console.log(
  `${bookings.length} bookings, ${payments.length} payments, ${notices.length} messages of the gateway; ` +
    `${counts.answers} answers, ${counts.repeated} repeated, ${counts.endings} processes ended; ${wrong.length} wrong`,
);
for (const text of wrong) console.log(`    ${text}`);
await db.destroy();
process.exit(wrong.length === 0 ? 0 : 1);
