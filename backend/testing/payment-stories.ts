import { sql } from 'kysely';
import { rng } from '@wisata/kernel/random';
import type { Db } from '../src/app/schema.ts';
import {
  createGuest,
  type Acknowledged,
  type Guest,
  type OpenPayment,
  type RoomToBook,
  type Shop,
} from './payment-storm.ts';

/** What guests do with their orders in a storm of payments, and what they do it with. */

export const PROMO = { code: 'STORM', uses: 3, amountMinor: 50_000 };

/** A room type with the rooms that are left of it. */
export type Offer = RoomToBook & { readonly roomsLeft: number };
const SAME_ROOM = 4;

async function findCheapest(
  shop: Shop,
  hotelKey: string,
  checkInDate: string,
  checkOutDate: string,
): Promise<Offer | undefined> {
  const json = { hotelKey, checkInDate, checkOutDate, countRoom: 1, countGuest: 1, countChild: 0 };
  const { body } = await shop.call('POST', '/api/v1/hotel/detail', { json });
  const offers = (body as { data: { Rooms: Offer[] } }).data.Rooms;
  return [...offers].sort((a, b) => a.totalPrice - b.totalPrice)[0];
}

/** Rooms for every order, neighbours never in one hotel, and one room type that more guests want than there are rooms. */
export async function findRooms(
  shop: Shop,
  nights: readonly [checkInDate: string, checkOutDate: string],
  wanted: number,
): Promise<{ rooms: RoomToBook[]; scarce: Offer }> {
  const offers: Offer[] = [];
  let scarce: Offer | undefined;
  for (let number = 1; !scarce || offers.reduce((sum, offer) => sum + offer.roomsLeft, 0) < wanted; number += 1) {
    const offer = await findCheapest(shop, `HTL-DPS-${String(number).padStart(3, '0')}`, ...nights);
    if (!offer) continue;
    if (!scarce && offer.roomsLeft <= SAME_ROOM) scarce = offer;
    else offers.push({ ...offer, roomsLeft: Math.min(offer.roomsLeft, SAME_ROOM) });
  }
  const rounds = Array.from({ length: SAME_ROOM }, (_, round) => offers.filter(({ roomsLeft }) => roomsLeft > round));
  return { rooms: rounds.flat().slice(0, wanted), scarce };
}

export async function insertPromo(db: Db): Promise<void> {
  const text = JSON.stringify({ en: 'Storm', id: 'Badai' });
  await sql`insert into promo_codes (code, name, description, type, is_fixed, discount_amount, discount_percent, min_order,
    max_uses) values (${PROMO.code}, ${text}, ${text}, 'all', true, ${PROMO.amountMinor}, 0, 0, ${PROMO.uses})`.execute(
    db,
  );
}

/** Bookings of one guest. */
export interface Order {
  readonly guest: Guest;
  readonly ids: string[];
}
/** Gives the work that has to wait until the deadline is over. */
type Story = (order: Order, method: number) => Promise<(() => Promise<unknown>) | void>;

const random = rng('hundred payments');

export const inAnyOrder = (steps: (() => Promise<unknown>)[]) =>
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

const STORIES = { replaced, together, paidTwice, failedFirst, abandoned, late };
export type StoryName = keyof typeof STORIES;
/** Orders of each story, and how many bookings such an order has. */
export type StoryPlan = Partial<Record<StoryName, readonly [orders: number, size: number]>>;

/** A storm under way: what bookings must have become at its end, and who still has something to do then. */
export interface Storm {
  /** State of payment by booking. */
  readonly expected: ReadonlyMap<string, string>;
  readonly looks: readonly (() => Promise<string>)[];
  readonly waiting: (() => Promise<unknown>)[];
  live(story: StoryName, rooms: readonly RoomToBook[], number: number, end: string): Promise<void>;
  /** More guests than rooms, all at once, none of whom pays; gives how many got one. */
  rush(room: Offer, end: string): Promise<number>;
}

export function beginStorm(shop: Shop, acknowledged: Acknowledged): Storm {
  const expected = new Map<string, string>();
  const looks: (() => Promise<string>)[] = [];
  const waiting: (() => Promise<unknown>)[] = [];
  async function book(guest: Guest, room: RoomToBook, end: string): Promise<string | undefined> {
    const id = await guest.book(room);
    if (id) {
      expected.set(id, end);
      looks.push(() => guest.look(id));
    }
    return id;
  }
  return {
    expected,
    looks,
    waiting,
    async live(story, rooms, number, end) {
      const guest = createGuest(shop, number, acknowledged);
      const ids: string[] = [];
      for (const room of rooms) {
        const id = await book(guest, room, end);
        if (!id) throw new Error('a room that was free could not be booked');
        ids.push(id);
      }
      const rest = await STORIES[story]({ guest, ids }, number);
      if (rest) waiting.push(rest);
    },
    async rush(room, end) {
      const numbers = Array.from({ length: room.roomsLeft + 4 }, (_, index) => 500 + index);
      const ids = await Promise.all(numbers.map((number) => book(createGuest(shop, number, acknowledged), room, end)));
      return ids.filter(Boolean).length;
    },
  };
}

/** Orders of a plan with the rooms of each, in any order. */
export function ordersOf(plan: StoryPlan, rooms: RoomToBook[]) {
  const orders = Object.entries(plan).flatMap(([story, [count, size]]) =>
    Array.from({ length: count }, () => ({ story: story as StoryName, rooms: rooms.splice(0, size) })),
  );
  return random.sample(orders, orders.length);
}

/** How each booking of a database stands: payment, checkout and issue. */
export async function readStates(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'payment_status', 'status_checkout', 'status_issue'])
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.payment_status} ${row.status_checkout} ${row.status_issue}`]));
}

async function count(db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]!.n;
}

/** Everything that waits for a later try is due now, and what a dead process held has been silent for long; true when nothing is left to do. */
async function isQuiet(db: Db, lastKillAt: Date): Promise<boolean> {
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'
    and started_on < ${lastKillAt} and heartbeat_on > now() - interval '1 hour'`.execute(db);
  await sql`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`.execute(db);
  return (
    (await count(db, sql`select count(*) n from gateway_notices where delivered_at is null`)) === 0 &&
    (await count(
      db,
      sql`select count(*) n from bookings where payment_status = 'paid' and status_issue not in ('issued', 'failed')`,
    )) === 0 &&
    (await count(
      db,
      sql`select count(*) n from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')`,
    )) === 0
  );
}

/** Resolves when every message, voucher and mail has gone where it goes. */
export async function untilQuiet(db: Db, lastKillAt: Date): Promise<void> {
  while (!(await isQuiet(db, lastKillAt))) await sql`select pg_sleep(0.1)`.execute(db);
}
