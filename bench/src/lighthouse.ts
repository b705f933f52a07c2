import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';
import { chooseTargets, type Target } from './measure/targets.ts';
import { useSite } from './own-site.ts';

/**
 * Lighthouse as it judges a phone, with its own throttling: `npm run bench -- lighthouse [--runs 3] [--page home] [--page /blog]…`. It is
 * fetched from npm when it is first used, because nobody else needs its hundred megabytes.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0';
const { values: settings } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', multiple: true, default: ['home', 'hotel list', 'hotel detail', 'flight list'] },
  },
});
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['speed index', 'speed-index'],
] as const;

interface Judgement {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function judge(url: string): Promise<Judgement> {
  const flags = [
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join()}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' };
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(output) as Judgement) : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

/** A page by its name here, or any other by its address. */
const findTargets = (page: string): readonly Pick<Target, 'name' | 'path'>[] =>
  page.startsWith('/') ? [{ name: page, path: page }] : chooseTargets([page]);

const site = await useSite();
try {
  const rows: string[][] = [];
  for (const { name, path } of settings.page.flatMap(findTargets)) {
    const judgements: Judgement[] = [];
    for (let run = 0; run < Number(settings.runs); run += 1) judgements.push(await judge(site.url + path));
    const figure = (read: (judgement: Judgement) => number) => formatFigure(figureOf(judgements.map(read)));
    const scores = CATEGORIES.map((each) => figure(({ categories }) => (categories[each]?.score ?? 0) * 100));
    const times = AUDITS.map(([, audit]) => figure(({ audits }) => audits[audit]?.numericValue ?? 0));
    rows.push([name, ...scores, ...times]);
  }
  say(`${LIGHTHOUSE}; scores, then ms; median of ${settings.runs} (least–most)`);
  say(formatTable(['', ...CATEGORIES, ...AUDITS.map(([head]) => head)], rows));
} finally {
  await site.stop();
}
