import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable, say } from './measure/figures.ts';

/**
 * What one request costs each kind of program, in milliseconds of a processor: `npm run fleet`, then in another shell
 * `SITE_URL=… DATA_DIR=… npm run bench -- costs [--requests 200]` with what it printed. Processor time is counted and not the
 * clock, so other work on the machine makes it a little more and not another figure.
 */

const { values: settings } = parseArgs({ options: { requests: { type: 'string', default: '200' } } });
const { SITE_URL: origin, DATA_DIR: dataDir } = process.env;
if (!origin || !dataDir) throw new Error('SITE_URL and DATA_DIR of a fleet are needed');
const REQUESTS = Number(settings.requests);
const AT_ONCE = 4;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const DAY_MS = 86_400_000;
const HOTELS = 40;

type Part = { readonly name: string; readonly pid: number };

/** Fields of /proc/PID/stat from the state on. */
const statOf = async (pid: number | string) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');

const ticksOf = ([...stat]: string[], hasChildren = false) =>
  stat.slice(11, hasChildren ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0);

/** Of the server and everything it has started, ended or not. */
async function databaseTicks(postmaster: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => statOf(pid).catch(() => [])));
  const children = stats.filter(([, parent]) => Number(parent) === postmaster);
  return children.reduce((sum, stat) => sum + ticksOf(stat), ticksOf(await statOf(postmaster), true));
}

const { parts } = JSON.parse(await readFile(join(dataDir, 'fleet.json'), 'utf8')) as { parts: Part[] };
const postmaster = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
const KINDS = ['edge', 'api', 'worker', 'registry'] as const;

/** Milliseconds that each kind of program has used so far. */
async function readUsed(): Promise<number[]> {
  const used = KINDS.map(async (kind) => {
    const own = parts.filter(({ name }) => name.startsWith(kind));
    const ticks = await Promise.all(own.map(async ({ pid }) => ticksOf(await statOf(pid))));
    return ticks.reduce((sum, each) => sum + each, 0);
  });
  return (await Promise.all([...used, databaseTicks(postmaster)])).map((ticks) => ticks * TICK_MS);
}

const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A stay that nobody else asks for. */
function stayOf(nth: number) {
  const from = 30 + Math.floor(nth / HOTELS) * 2;
  return { checkInDate: dayAfter(from), checkOutDate: dayAfter(from + 1), countRoom: 1, countGuest: 1, countChild: 0 };
}

async function ask<T>(nth: number, path: string, json?: unknown, key?: string): Promise<T | undefined> {
  const headers = {
    'x-forwarded-for': `198.51.${nth % 250}.${1 + (nth % 200)}`,
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await fetch(
    origin + path,
    json ? { method: 'POST', headers, body: JSON.stringify(json) } : { headers },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return path.startsWith('/api/') ? (JSON.parse(text) as { data: T }).data : undefined;
}

type Room = { readonly roomKey: string; readonly totalPrice: number };

async function findRoom(nth: number): Promise<Room | undefined> {
  const hotelKey = `HTL-DPS-${String((nth % HOTELS) + 1).padStart(3, '0')}`;
  return (await ask<{ Rooms: Room[] }>(nth, '/api/v1/hotel/detail', { hotelKey, ...stayOf(nth) }))?.Rooms[0];
}

async function book(nth: number, room: Room | undefined): Promise<void> {
  if (!room) return;
  const name = { title: 'Mr', first_name: 'Budi', last_name: 'Santoso' };
  const contact = { ...name, email: `costs${nth}@example.com`, calling_code: '62', phone: '0812 3456 7890' };
  const rooms = { room_key: room.roomKey, total_price: room.totalPrice, count_room: 1, count_guest: 1, count_child: 0 };
  await ask(nth, '/api/v1/hotel/booking', { ...rooms, contact, paxes: [{ ...name, type: 'ADT' }] }, randomUUID());
}

/** Calls `work` for each number, several at once; gives how long all of it took. */
async function forEach(count: number, work: (nth: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const one = async () => {
    for (let nth = next++; nth < count; nth = next++) await work(nth);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return performance.now() - startedAt;
}

const rooms: (Room | undefined)[] = [];
const stay = new URLSearchParams(Object.entries(stayOf(0)).map(([key, value]) => [key, String(value)]));
const list = `/hotel/list?destinationKey=DPS&${stay}`;
const WORK = {
  'kept page': [10 * REQUESTS, (nth) => ask(nth, '/help')],
  'rendered page': [REQUESTS, (nth) => ask(nth, `${list}&visit=${randomUUID()}`)],
  search: [
    REQUESTS,
    (nth) => ask(nth, '/api/v1/hotel/availability-page', { destinationKey: 'DPS', ...stayOf(nth), page: 1, limit: 20 }),
  ],
  'hotel detail': [REQUESTS, async (nth) => (rooms[nth] = await findRoom(nth))],
  booking: [REQUESTS, (nth) => book(nth, rooms[nth])],
} satisfies Record<string, [number, (nth: number) => Promise<unknown>]>;

const rows: string[][] = [];
for (const [name, [count, work]] of Object.entries(WORK)) {
  await forEach(AT_ONCE, (nth) => (name === 'booking' ? Promise.resolve() : work(nth)));
  const before = await readUsed();
  const tookMs = await forEach(count, work);
  const done = name === 'booking' ? rooms.filter(Boolean).length : count;
  const after = await readUsed();
  const each = after.map((used, nth) => ((used - before[nth]!) / done).toFixed(2));
  rows.push([name, String(done), ...each, (done / (tookMs / 1000)).toFixed(0)]);
}
say(formatTable(['ms of a processor', 'requests', ...KINDS, 'PostgreSQL', 'a second'], rows));
say(`load ${loadavg()[0]!.toFixed(1)}, ${AT_ONCE} at once`);
