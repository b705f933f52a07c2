import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { PROGRAM_ENV } from './program-env.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');
const GUEST = `Basic ${Buffer.from('wisata-web:wisata-web').toString('base64')}`;
const MOST_TRIES = 200;
/** Has done nothing and wants to be asked again. */
const BUSY = 503;
const BUSY_PAUSE_MS = 200;

export interface KillableCall {
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

export interface KillableAnswer {
  readonly status: number;
  /** The envelope, or its text where the answer is not JSON. */
  readonly body: unknown;
}

/** Two APIs and two workers on one database, processes that die without warning and come back; callers try until they are answered. */
export interface KillableBackend {
  readonly counts: { kills: number; answers: number; lost: number };
  /** Answers of 500 and above, 503 apart: a backend that dies gives none, so each is a fault. */
  readonly faults: string[];
  /** The backend's own time. */
  now(): Date;
  call(method: string, path: string, options?: KillableCall): Promise<KillableAnswer>;
  /** Resolves when so many calls have been answered in all. */
  answered(count: number): Promise<void>;
  /** SIGKILL to the next of them in turn, then a new process in its place; the others go on. */
  kill(): Promise<void>;
  /** Stops all in good order and starts them again with their clock moved on. */
  restartLater(byMs: number): Promise<void>;
  /** Ends all in good order and gives their exit codes. */
  stop(): Promise<(number | null)[]>;
}

type Role = 'api' | 'worker' | 'migrate';

/** In the order in which they are killed. */
const PLACES: readonly Role[] = ['api', 'worker', 'api', 'worker'];

interface Running {
  readonly child: ChildProcess;
  readonly port: Promise<number>;
}

function launch(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...PROGRAM_ENV,
      PORT: '0',
      LOG_LEVEL: 'error',
      LATENCY: '0',
      ...env,
    },
  });
  const ready = once(createInterface(child.stdout), 'line').then(
    ([line]: string[]) => (JSON.parse(line!) as { port: number }).port,
  );
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the backend ended before it was ready: ${code ?? signal}`);
  });
  gone.catch(() => undefined);
  return { child, port: Promise.race([ready, gone]) };
}

async function end({ child }: Running, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

/** One call of a guest of the site. */
export async function askAt(
  origin: string,
  method: string,
  path: string,
  { json, headers = {} }: KillableCall,
): Promise<KillableAnswer> {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { authorization: GUEST, 'content-type': 'application/json', ...headers },
    ...(json === undefined ? {} : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, body };
}

/** Where one process after the other does the same. */
interface Place {
  readonly role: Role;
  running: Running;
  /** Absent while the next process starts. */
  port?: number;
}

interface Line {
  readonly places: Place[];
  readonly counts: KillableBackend['counts'];
  readonly faults: string[];
  readonly waiters: Set<() => void>;
  turn: number;
}

/** The next API that is there, as a balancer finds it; waits where there is none. */
async function nextPort({ places }: Line, turn: number): Promise<number> {
  const apis = places.filter(({ role }) => role === 'api');
  const there = apis.filter(({ port }) => port !== undefined);
  if (there.length > 0) return there[turn % there.length]!.port!;
  return Promise.any(apis.map(({ running }) => running.port));
}

async function callUntilAnswered(
  line: Line,
  method: string,
  path: string,
  options: KillableCall = {},
): Promise<KillableAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = await nextPort(line, line.turn++);
    try {
      const answer = await askAt(`http://127.0.0.1:${port}`, method, path, options);
      if (answer.status === BUSY) {
        await setTimeout(BUSY_PAUSE_MS);
        continue;
      }
      line.counts.answers += 1;
      for (const look of line.waiters) look();
      if (answer.status < 500) return answer;
      line.faults.push(`${method} ${path}: ${answer.status}`);
    } catch {
      line.counts.lost += 1;
    }
  }
  throw new Error(`${method} ${path} was never answered`);
}

type Launch = (role: Role) => Running;

/** Callers go elsewhere until the new process is ready. */
async function replace(place: Place, signal: 'SIGTERM' | 'SIGKILL', start: Launch): Promise<void> {
  const old = place.running;
  delete place.port;
  const dead = end(old, signal);
  let next = old;
  const port = dead.then(() => (next = start(place.role)).port);
  place.running = { child: old.child, port };
  await dead;
  place.running = { child: next.child, port };
  place.port = await port;
}

function untilAnswered({ counts, waiters }: Line, count: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (counts.answers < count) return;
      waiters.delete(look);
      resolve();
    };
    waiters.add(look);
    look();
  });
}

/** Makes the tables, then starts all. `startAt` is their time at the first start; it runs on through every restart. */
export async function startKillableBackend(env: Record<string, string>, startAt: Date): Promise<KillableBackend> {
  let shiftMs = startAt.getTime() - Date.now();
  const now = () => new Date(Date.now() + shiftMs);
  const start: Launch = (role) => launch({ ...env, NOW: now().toISOString(), ROLE: role });
  const migration = start('migrate');
  await migration.port;
  await once(migration.child, 'exit');
  const places = PLACES.map((role): Place => ({ role, running: start(role) }));
  for (const place of places) place.port = await place.running.port;
  const line: Line = { places, counts: { kills: 0, answers: 0, lost: 0 }, faults: [], waiters: new Set(), turn: 0 };
  return {
    counts: line.counts,
    faults: line.faults,
    now,
    call: (method, path, options) => callUntilAnswered(line, method, path, options),
    answered: (count) => untilAnswered(line, count),
    async kill() {
      await replace(places[line.counts.kills % places.length]!, 'SIGKILL', start);
      line.counts.kills += 1;
    },
    async restartLater(byMs) {
      shiftMs += byMs;
      await Promise.all(places.map((place) => replace(place, 'SIGTERM', start)));
    },
    stop: () => Promise.all(places.map(({ running }) => end(running, 'SIGTERM'))),
  };
}
