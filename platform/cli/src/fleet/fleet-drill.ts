import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inviteGuests, type Guests } from './fleet-guests.ts';
import type { Fleet, FleetPart } from './fleet-site.ts';

const GUESTS_AT_ONCE = 3;
const BEFORE_MS = 3_000;
const AFTERWARDS_MS = 4_000;
const BACK_WITHIN_MS = 60_000;
const SETTLED_WITHIN_MS = 60_000;

type Print = (text: string) => void;

async function until(isSo: () => Promise<boolean>, limitMs: number, problem: string): Promise<void> {
  for (const end = Date.now() + limitMs; !(await isSo()); await wait(100))
    if (Date.now() > end) throw new Error(problem);
}

/** Whatever happens to the process, guests go on meanwhile. */
interface Ending {
  readonly name: string;
  /** Of the process that serves; rejects while none does. */
  pid(): Promise<number>;
}

/** How one program of a fleet is ended. */
export const endingOf = ({ name, service }: FleetPart): Ending => ({ name, pid: () => service.pid() });

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

const postgres = ({ databaseUrl }: Fleet, dataDir: string): Ending => ({
  name: 'PostgreSQL',
  async pid() {
    await (await connect(databaseUrl)).end();
    const file = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  },
});

/** Prints what guests met since the last time; gives how often a visit failed. */
function tell(what: string, guests: Guests, print: Print): number {
  const { calls, repeated, failures, slowestMs } = guests.takeTally();
  const slowest = (slowestMs / 1000).toFixed(1);
  print(`${what}; ${calls} calls, ${repeated} repeated, ${failures.length} failed, slowest ${slowest} s`);
  for (const failure of new Set(failures)) print(`    ${failure}`);
  return failures.length;
}

/** Ends a process without warning; resolves when the next one serves, with the seconds that it took. */
export async function endSuddenly({ name, pid }: Ending): Promise<number> {
  const before = await pid();
  const startedAt = performance.now();
  process.kill(before, 'SIGKILL');
  const isBack = () =>
    pid().then(
      (now) => now !== before,
      () => false,
    );
  await until(isBack, BACK_WITHIN_MS, `${name} was not started again`);
  return (performance.now() - startedAt) / 1000;
}

async function endOne(ending: Ending, guests: Guests, print: Print): Promise<number> {
  await wait(BEFORE_MS);
  guests.takeTally();
  const backAfter = await endSuddenly(ending);
  await wait(AFTERWARDS_MS);
  return tell(`${ending.name.padEnd(12)} back after ${backAfter.toFixed(1)} s`, guests, print);
}

/** Bookings that somebody was told to have and that are not there, or are paid and were not issued. */
async function searchLost(databaseUrl: string, { booked, paid }: Guests): Promise<string[]> {
  const client = await connect(databaseUrl);
  const states = async () => {
    const { rows } = await client.query<{ code: string; state: string }>(
      `select code, payment_status || ' ' || status_issue as state from bookings where code = any($1)`,
      [[...booked]],
    );
    return new Map(rows.map(({ code, state }) => [code, state]));
  };
  const lost = async () => {
    const found = await states();
    const missing = [...booked].filter((code) => !found.has(code));
    return [...missing, ...[...paid].filter((code) => found.get(code) !== 'paid issued')];
  };
  try {
    await until(async () => (await lost()).length === 0, SETTLED_WITHIN_MS, 'late').catch(() => undefined);
    return await lost();
  } finally {
    await client.end();
  }
}

/**
 * Ends every process of a fleet in turn without warning, the database last, while guests look, search, book and pay.
 * @returns Whether no guest saw anything fail, and nothing was lost.
 */
export async function drillFleet(fleet: Fleet, dataDir: string, print: Print): Promise<boolean> {
  const guests = inviteGuests(fleet.url, GUESTS_AT_ONCE);
  let failed = 0;
  try {
    for (const part of fleet.parts) failed += await endOne(endingOf(part), guests, print);
    // There is one of it: calls wait until it has started again.
    failed += await endOne(postgres(fleet, dataDir), guests, print);
  } finally {
    await guests.end();
  }
  failed += tell('At the end  ', guests, print);
  const lost = await searchLost(fleet.databaseUrl, guests);
  print(
    `${guests.booked.size} booked, ${guests.paid.size} paid; ${lost.length} lost${lost.map((code) => ` ${code}`).join('')}`,
  );
  return failed === 0 && lost.length === 0;
}
