import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatTable, percentile, say } from './measure/figures.ts';
import { LOAD_HEADS, loadCells, putLoad } from './measure/load.ts';
import { chooseTargets } from './measure/targets.ts';
import { useSite } from './own-site.ts';
import type { SteadyReport, SteadyResult, SteadyVisit } from './started/steady-visitor.ts';

/**
 * What a crowd costs everybody else: connections that ask for a new address of a list each time, and meanwhile somebody who
 * asks for a page that is kept, for a cheap call and for a file: `npm run bench -- crowd [--connections 200] [--seconds 10]`.
 */

const { values: settings } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
});
const OTHERS = { 'kept page': '/help', 'cheap call': '/api/v1/top/get-category', 'plain file': '/robots.txt' } as const;
const OTHERS_A_SECOND = 10;
/** The crowd comes while the others are there already. */
const AHEAD_MS = 1_000;

/** Asks for the others' things from a process of its own. */
async function visitSteadily(wanted: SteadyVisit): Promise<SteadyReport> {
  const child = fork(join(import.meta.dirname, 'started/steady-visitor.ts'));
  child.send(wanted);
  const [report] = (await once(child, 'message')) as [SteadyReport];
  return report;
}

function steadyCells({ times, failures, leftToBrowser }: SteadyResult, seconds: number): string[] {
  const failed = Object.entries(failures).map(([why, count]) => `${count} of ${why}`);
  const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  return [(times.length / seconds).toFixed(0), ...shares, failed.join(', ') || '0', String(leftToBrowser)];
}

const site = await useSite();
try {
  const seconds = Number(settings.seconds);
  const [list] = chooseTargets(['hotel list']);
  for (const path of Object.values(OTHERS)) await (await fetch(site.url + path)).arrayBuffer();
  const load = loadavg()[0]!;
  const steadySeconds = seconds + AHEAD_MS / 1000;
  const others = visitSteadily({
    origin: site.url,
    paths: OTHERS,
    aSecond: OTHERS_A_SECOND,
    seconds: steadySeconds,
  });
  await pause(AHEAD_MS);
  const crowd = await putLoad({
    url: site.url + list!.path,
    connections: Number(settings.connections),
    seconds,
    isEachAnother: true,
  });
  const { results, ownDelayMs } = await others;
  const rows = [
    [`${settings.connections} connections`, ...loadCells(crowd), String(crowd.leftToBrowser)],
    ...Object.entries(results).map(([name, result]) => [`${name} beside it`, ...steadyCells(result, steadySeconds)]),
  ];
  say(`\n${formatTable(['crowd; ms to the last byte', ...LOAD_HEADS, 'left to the browser'], rows)}`);
  say(
    `load of the machine before ${load.toFixed(1)}; own delay of who asked beside it, p99 ${ownDelayMs.toFixed(0)} ms`,
  );
} finally {
  await site.stop();
}
