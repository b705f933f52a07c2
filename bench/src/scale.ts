import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { startLargeRegistry } from './edges/large-registry.ts';
import { startEdge } from './edges/own-service.ts';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, percentile, say } from './measure/figures.ts';
import { measureVisit, type Visit } from './measure/measure-page.ts';
import { PROFILES } from './measure/profiles.ts';
import { chooseTargets, type Target } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * What remotes cost that a page does not use: the same site with its seven and with 43 made-up ones beside them:
 * `npm run bench -- scale [--runs 5] [--page home]…`.
 */

const { values: settings } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ['home', 'hotel list'] },
  },
});
const RUNS = Number(settings.runs);
const MORE = Array.from(
  { length: 43 },
  (_, index) => `extra-${String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))}`,
);
const PHONE = PROFILES[0]!;
const RENDERS = 40;

interface Edge {
  readonly name: string;
  readonly url: string;
}

interface DocumentFigures {
  readonly kilobytes: number;
  readonly packedKilobytes: number;
  /** As the edge says it; undefined where the browser renders. */
  readonly renderMs: number | undefined;
}

/** Addresses of their own, so that none comes out of a cache. */
async function readDocuments({ url }: Edge, { path }: Target): Promise<DocumentFigures> {
  const times: number[] = [];
  let text = '';
  for (let index = 0; index < RENDERS; index += 1) {
    const answer = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}visit=${index}`);
    text = await answer.text();
    const ms = /render;dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
    if (ms) times.push(Number(ms));
  }
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return {
    kilobytes: Buffer.byteLength(text) / 1000,
    packedKilobytes: packed.length / 1000,
    renderMs: times.length > 0 ? percentile(times, 0.5) : undefined,
  };
}

async function compare(browser: Browser, edges: readonly Edge[], target: Target): Promise<string[][]> {
  const { content, press, path } = target;
  const visits = new Map<Edge, Visit[]>(edges.map((edge) => [edge, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const edge of edges) {
      const visit = await measureVisit(browser, {
        url: edge.url + path,
        profile: PHONE,
        content,
        press,
        becomesUsable: true,
      });
      if (run > 0) visits.get(edge)!.push(visit);
    }
  }
  const rows: string[][] = [];
  for (const edge of edges) {
    const { kilobytes, packedKilobytes, renderMs } = await readDocuments(edge, target);
    const timesOf = (key: keyof Visit) => formatFigure(figureOf(visits.get(edge)!.map((visit) => visit[key])));
    const sizes = [kilobytes.toFixed(1), packedKilobytes.toFixed(1), renderMs?.toFixed(1) ?? 'in the browser'];
    rows.push([
      `${target.name}: ${edge.name}`,
      ...sizes,
      timesOf('fcp'),
      timesOf('lcp'),
      timesOf('usable'),
      timesOf('tbt'),
    ]);
  }
  return rows;
}

const site = await useSite();
const registry = await startLargeRegistry(site.url, site.dataDir, MORE);
const small = await startEdge(site.url, { DATA_DIR: site.dataDir });
const large = await startEdge(site.url, registry.env);
const browser = await launchChromium();
try {
  const edges = [
    { name: '7 remotes', url: small.url },
    { name: `${7 + MORE.length} remotes`, url: large.url },
  ];
  const rows: string[][] = [];
  for (const target of chooseTargets(settings.page)) rows.push(...(await compare(browser, edges, target)));
  say(`${PHONE.title}; ms, median of ${RUNS} (least–most)`);
  say(formatTable(['', 'document kB', 'packed kB', 'render', 'FCP', 'LCP', 'usable', 'TBT'], rows));
} finally {
  await browser.close();
  await large.stop();
  await small.stop();
  await registry.stop();
  await rm(registry.dataDir, { recursive: true, force: true });
  await site.stop();
}
