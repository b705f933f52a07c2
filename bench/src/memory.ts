import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { HeapReading } from './started/heap-probe.ts';
import { startEdge, type Service } from './edges/own-service.ts';
import { formatTable, say } from './measure/figures.ts';
import { putLoad } from './measure/load.ts';
import { TARGETS } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * What an edge and its renderer keep in memory over many renders, each of an address of its own:
 * `npm run bench -- memory [--renders 10000]`. Heaps are read after everything that can go has gone.
 */

const { values: settings } = parseArgs({ options: { renders: { type: 'string', default: '10000' } } });
const RENDERS = Number(settings.renders);
const ROUNDS = 10;
const PAGES = TARGETS.filter(({ needsMember }) => !needsMember);
const PROBE = join(import.meta.dirname, 'started/heap-probe.ts');
const ANSWER_MS = 3_000;
const MEGABYTE = 1_048_576;

/** Of every thread; the first one is the edge itself. */
async function readHeaps({ process: edge }: Service): Promise<readonly HeapReading[]> {
  const readings: HeapReading[] = [];
  const note = (reading: HeapReading) => readings.push(reading);
  edge.on('message', note);
  edge.send('read-heap');
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  edge.off('message', note);
  return readings.sort((a, b) => a.threadId - b.threadId);
}

/** Kilobytes that the process takes of the machine's memory; Linux only. */
async function residentKilobytes({ process: edge }: Service): Promise<number> {
  const status = await readFile(`/proc/${edge.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

async function rowOf(edge: Service, renders: number): Promise<string[]> {
  const heaps = await readHeaps(edge);
  const [main, ...threads] = heaps.map(({ bytes }) => (bytes / MEGABYTE).toFixed(1));
  return [String(renders), main ?? '', threads.join(' + '), ((await residentKilobytes(edge)) / 1024).toFixed(0)];
}

const site = await useSite();
const edge = await startEdge(site.url, { DATA_DIR: site.dataDir }, [PROBE]);
try {
  const rows: string[][] = [];
  for (const { path } of PAGES)
    await putLoad({ url: edge.url + path, connections: 2, amount: 20, isEachAnother: true });
  rows.push(await rowOf(edge, 0));
  const amount = Math.round(RENDERS / ROUNDS / PAGES.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { path } of PAGES) await putLoad({ url: edge.url + path, connections: 2, amount, isEachAnother: true });
    rows.push(await rowOf(edge, round * amount * PAGES.length));
  }
  say(formatTable(['renders', 'edge heap, MB', 'renderer heap, MB', 'resident, MB'], rows));
} finally {
  await edge.stop();
  await site.stop();
}
