import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What guests met since the last look. */
export interface GuestTally {
  calls: number;
  /** Asked once more, as the site's own client does, and answered then. */
  repeated: number;
  /** What a visitor would have seen fail, with its address. */
  readonly failures: string[];
  slowestMs: number;
}

/** Guests that look, search, book and pay until they are ended. */
export interface Guests {
  /** What was acknowledged: codes of bookings, and of those whose payer was told that it is paid. */
  readonly booked: ReadonlySet<string>;
  readonly paid: ReadonlySet<string>;
  takeTally(): GuestTally;
  end(): Promise<void>;
}

interface Call {
  readonly json?: unknown;
  readonly key?: string;
  /** Not by the site's client: a browser that opens a page or sends a form asks once. */
  readonly isByBrowser?: boolean;
  /** A POST that only asks, as the site's client knows it. */
  readonly isIdempotent?: boolean;
}

const ANSWER_WITHIN_MS = 20_000;
const REPEAT_AFTER_MS = 300;
const IN_TROUBLE = new Set([502, 503, 504]);
const DAY_MS = 86_400_000;
const HOTELS = 40;

const newTally = (): GuestTally => ({ calls: 0, repeated: 0, failures: [], slowestMs: 0 });
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function send(url: string, guest: number, { json, key }: Call) {
  const answer = await fetch(url, {
    method: json ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': `198.51.${100 + (guest % 50)}.${1 + (guest % 250)}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: answer.status, text: await answer.text() };
}

const isRepeated = ({ json, key, isIdempotent, isByBrowser }: Call) =>
  !isByBrowser && (!json || key !== undefined || isIdempotent === true);

/** Asks like the browser and the site's client in it (platform/runtime): what that one repeats is repeated once. */
function createAsk(origin: string, tally: () => GuestTally) {
  return async (guest: number, path: string, call: Call = {}) => {
    const startedAt = performance.now();
    const now = tally();
    const tryOnce = () =>
      send(origin + path, guest, call).catch((error: Error) => ({
        status: 0,
        text: error.cause instanceof Error ? error.cause.message : error.message,
      }));
    now.calls += 1;
    let answer = await tryOnce();
    const isInTrouble = () => answer.status === 0 || IN_TROUBLE.has(answer.status);
    if (isInTrouble() && isRepeated(call)) {
      await wait(REPEAT_AFTER_MS);
      answer = await tryOnce();
      now.repeated += 1;
    }
    now.slowestMs = Math.max(now.slowestMs, performance.now() - startedAt);
    if (answer.status === 0 || answer.status >= 500)
      now.failures.push(`${path.split('?')[0]}: ${answer.status || 'no answer'} ${answer.text.slice(0, 80)}`);
    return answer;
  };
}

type Ask = ReturnType<typeof createAsk>;

const dataOf = <T>({ status, text }: { status: number; text: string }): T | undefined =>
  status === 200 ? ((JSON.parse(text) as { data: T | null }).data ?? undefined) : undefined;

interface Room {
  readonly roomKey: string;
  readonly totalPrice: number;
}

function stayOf(guest: number) {
  const party = { countRoom: 1, countGuest: 1, countChild: 0 };
  const from = 30 + Math.floor(guest / HOTELS) * 2;
  return { checkInDate: dayAfter(from), checkOutDate: dayAfter(from + 1), ...party };
}

async function book(ask: Ask, guest: number) {
  const hotelKey = `HTL-DPS-${String((guest % HOTELS) + 1).padStart(3, '0')}`;
  const found = await ask(guest, '/api/v1/hotel/detail', {
    json: { hotelKey, ...stayOf(guest) },
    isIdempotent: true,
  });
  const room = dataOf<{ Rooms: Room[] }>(found)?.Rooms[0];
  if (!room) return undefined;
  const name = { title: 'Mr', first_name: 'Budi', last_name: 'Santoso' };
  const email = `fleet${guest}@example.com`;
  const json = {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    count_room: 1,
    count_guest: 1,
    count_child: 0,
    contact: { ...name, email, calling_code: '62', phone: '0812 3456 7890' },
    paxes: [{ ...name, type: 'ADT' }],
  };
  const answer = await ask(guest, '/api/v1/hotel/booking', { json, key: randomUUID() });
  const booking = dataOf<{ id: string; code: string }>(answer);
  return booking && { ...booking, email };
}

async function pay(ask: Ask, guest: number, { id, email }: { id: string; email: string }): Promise<boolean> {
  const wanted = { bookings: [id], email, bank_code: '014', product_code: 'BCAVA' };
  const payment = dataOf<{ id: string }>(await ask(guest, '/api/v1/payment/add', { json: wanted, key: randomUUID() }));
  if (!payment) return false;
  const opening = { json: { id: payment.id, email }, isIdempotent: true };
  const opened = dataOf<{ redirect_url: string }>(await ask(guest, '/api/v1/merchant/redirect-url', opening));
  if (!opened) return false;
  const { pathname } = new URL(opened.redirect_url, 'http://localhost');
  const press = { json: { action: 'pay' }, isByBrowser: true };
  return (await ask(guest, `${pathname}/act`, press)).status === 303;
}

/** Several guests at once, each after the other a new one: two pages, a search, a hotel, a booking and its payment. */
export function inviteGuests(origin: string, atOnce: number): Guests {
  let tally = newTally();
  let isEnding = false;
  let guests = 0;
  const [booked, paid] = [new Set<string>(), new Set<string>()];
  const ask = createAsk(origin, () => tally);
  const search = `/hotel/list?destinationKey=DPS&checkInDate=${dayAfter(40)}&checkOutDate=${dayAfter(42)}&countRoom=1&countGuest=2&countChild=0`;

  async function visit(guest: number): Promise<void> {
    for (const path of ['/', `${search}&visit=${guest}`]) {
      const { status, text } = await ask(guest, path, { isByBrowser: true });
      if (status === 200 && !text.trimEnd().endsWith('</html>')) tally.failures.push(`${path}: cut off`);
    }
    const query = { destinationKey: 'DPS', ...stayOf(guest), page: 1, limit: 20 };
    await ask(guest, '/api/v1/hotel/availability-page', { json: query, isIdempotent: true });
    const booking = await book(ask, guest);
    if (!booking) return;
    booked.add(booking.code);
    if (await pay(ask, guest, booking)) paid.add(booking.code);
  }

  const runs = Array.from({ length: atOnce }, async () => {
    while (!isEnding) await visit((guests += 1));
  });
  return {
    booked,
    paid,
    takeTally() {
      const taken = tally;
      tally = newTally();
      return taken;
    },
    async end() {
      isEnding = true;
      await Promise.all(runs);
    },
  };
}
