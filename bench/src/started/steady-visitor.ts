import http from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process of its own, so that a busy load generator is not read as a slow site: asks for each path again and again at a
 * steady rate, however late the answers are, each time over a new connection. Reports to its parent at the end.
 */

/** What to ask for. */
export interface SteadyVisit {
  readonly origin: string;
  /** By name. */
  readonly paths: Readonly<Record<string, string>>;
  readonly aSecond: number;
  readonly seconds: number;
}

/** What came of one path. */
export interface SteadyResult {
  /** ms from the first packet to the last byte of each good answer. */
  readonly times: number[];
  /** How many failed, by status or by the error's code. */
  readonly failures: Record<string, number>;
  leftToBrowser: number;
}

/** What a steady visitor reports. */
export interface SteadyReport {
  readonly results: Readonly<Record<string, SteadyResult>>;
  /** 99 % of this process's own delays were shorter, in ms: what it cannot tell from the site's. */
  readonly ownDelayMs: number;
}

const PATIENCE_MS = 15_000;

function askOnce(url: string, result: SteadyResult): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const fail = (why: string | number = 'error') => {
      result.failures[why] = (result.failures[why] ?? 0) + 1;
      resolve();
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = http.get(url, { agent: false, signal, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (String(answer.headers['x-wisata-rendered']).startsWith('browser')) result.leftToBrowser += 1;
      answer.on('error', (error: NodeJS.ErrnoException) => fail(error.code));
      answer.on('end', () => {
        if (answer.statusCode !== 200) return fail(answer.statusCode);
        result.times.push(performance.now() - startedAt);
        resolve();
      });
      answer.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(error.code));
  });
}

async function visit({ origin, paths, aSecond, seconds }: SteadyVisit): Promise<SteadyReport> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const names = Object.keys(paths);
  const results = Object.fromEntries(
    names.map((name): [string, SteadyResult] => [name, { times: [], failures: {}, leftToBrowser: 0 }]),
  );
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < aSecond * seconds; turn += 1) {
    for (const name of names) asked.push(askOnce(origin + paths[name]!, results[name]!));
    await pause(Math.max(0, startedAt + ((turn + 1) * 1000) / aSecond - performance.now()));
  }
  await Promise.all(asked);
  return { results, ownDelayMs: delay.percentile(99) / 1e6 };
}

process.once('message', (wanted: SteadyVisit) => {
  void visit(wanted).then((report) => process.send?.(report, () => process.disconnect()));
});
