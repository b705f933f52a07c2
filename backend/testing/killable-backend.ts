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

/** A backend in a process of its own that dies without warning and comes back; callers try until they are answered. */
export interface KillableBackend {
  readonly counts: { kills: number; answers: number; lost: number };
  /** Answers of 500 and above, 503 apart: a backend that dies gives none, so each is a fault. */
  readonly faults: string[];
  /** The backend's own time. */
  now(): Date;
  call(method: string, path: string, options?: KillableCall): Promise<KillableAnswer>;
  /** Resolves when so many calls have been answered in all. */
  answered(count: number): Promise<void>;
  /** SIGKILL, then a new process; calls made meanwhile wait for it. */
  kill(): Promise<void>;
  /** Stops it in good order and starts it again with its clock moved on. */
  restartLater(byMs: number): Promise<void>;
  /** Ends the process in good order and gives its exit code. */
  stop(): Promise<number | null>;
}

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

async function ask(
  port: number,
  method: string,
  path: string,
  { json, headers = {} }: KillableCall,
): Promise<KillableAnswer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
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

interface Line {
  running: Running;
  readonly counts: KillableBackend['counts'];
  readonly faults: string[];
  readonly waiters: Set<() => void>;
}

async function callUntilAnswered(
  line: Line,
  method: string,
  path: string,
  options: KillableCall = {},
): Promise<KillableAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = await line.running.port;
    try {
      const answer = await ask(port, method, path, options);
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

/** Callers see the new process only once it is ready; until then they wait. */
async function replace(line: Line, signal: 'SIGTERM' | 'SIGKILL', start: () => Running): Promise<void> {
  const old = line.running;
  const dead = end(old, signal);
  let next = old;
  const port = dead.then(() => (next = start()).port);
  line.running = { child: old.child, port };
  await dead;
  line.running = { child: next.child, port };
  await port;
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

/** `startAt` is the backend's time at its first start; it runs on through every restart. */
export function startKillableBackend(env: Record<string, string>, startAt: Date): KillableBackend {
  let shiftMs = startAt.getTime() - Date.now();
  const now = () => new Date(Date.now() + shiftMs);
  const start = () => launch({ ...env, NOW: now().toISOString() });
  const line: Line = {
    running: start(),
    counts: { kills: 0, answers: 0, lost: 0 },
    faults: [],
    waiters: new Set(),
  };
  return {
    counts: line.counts,
    faults: line.faults,
    now,
    call: (method, path, options) => callUntilAnswered(line, method, path, options),
    answered: (count) => untilAnswered(line, count),
    async kill() {
      await replace(line, 'SIGKILL', start);
      line.counts.kills += 1;
    },
    async restartLater(byMs) {
      shiftMs += byMs;
      await replace(line, 'SIGTERM', start);
    },
    stop: () => end(line.running, 'SIGTERM'),
  };
}
