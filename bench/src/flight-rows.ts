import { cpus } from 'node:os';
import { chromium } from 'playwright';
import type { Browser, Page, Route } from 'playwright';
import { useSite } from './own-site.ts';

/**
 * How fast the flight list shows an answer and reacts to filters and orders, in a real browser:
 * `node bench/src/flight-rows.ts [runs] [sizes]`. Measures the site at `SITE_URL`, else one that it starts itself. Answers of
 * a given size are real offers repeated under ids, prices and numbers of their own.
 */

const [runsText = '5', sizesText = '100,1000,5000'] = process.argv.slice(2);
const RUNS = Number(runsText);
const SIZES = sizesText.split(',').map(Number);
const SPEEDS = [
  { name: 'desktop', slowdown: 1 },
  { name: '4x slower CPU', slowdown: 4 },
] as const;
/** Put on one after the other, then taken off again. */
const FILTERS = [/^Langsung/, /06–12 Morning/, /18–24 Evening/, /Lion Air/, /Batik Air/, /Checked bag/] as const;
const ORDERS = [/^Fastest/, /^Best/, /^Cheapest/, /^Best/, /^Cheapest/] as const;
const BOTH_GROUPS = [2, 8, 11, 17, 18, 3, 4, 5, 7];
const AVAILABILITY = '/api/v1/flight/availability';
/** What Event Timing leaves out is shorter than its threshold. */
const SHORTEST_EVENT_MS = 16;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];

interface Offer {
  readonly FlightId: string;
  readonly Number: string;
  readonly TotalFare: number;
  readonly PricePerPax: number;
}

interface Answer {
  readonly data: { readonly Schedules: readonly { readonly Flights: readonly Offer[] }[] };
}

const departDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function realAnswer(siteUrl: string): Promise<Answer> {
  const trip = { origin: 'CGK', destination: 'DPS', departDate, adult: 1, child: 0, infant: 0, cabinClass: 'Economy' };
  const response = await fetch(siteUrl + AVAILABILITY, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...trip, preferredAirlines: BOTH_GROUPS }),
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** The answer with exactly `count` flights out, none of them like another. */
function answerOf(real: Answer, count: number): string {
  const offers = real.data.Schedules[0]?.Flights ?? [];
  const flights = Array.from({ length: count }, (_, index) => {
    const offer = offers[index % offers.length]!;
    const round = Math.floor(index / offers.length);
    const extra = ((round * 7919) % 997) * 1000;
    return {
      ...offer,
      FlightId: `${offer.FlightId}-${round}`,
      TotalFare: offer.TotalFare + extra,
      PricePerPax: offer.PricePerPax + extra,
    };
  });
  return JSON.stringify({ ...real, data: { ...real.data, Schedules: [{ Flights: flights }], failed: [] } });
}

/** Runs in the page before anything else: everything seen is kept as marks of the page's own clock. */
function watchPage(shortestEventMs: number): void {
  const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done));
  new MutationObserver(() => {
    performance.clearMarks('changed');
    performance.mark('changed');
    if (performance.getEntriesByName('rows').length > 0 || !document.querySelector('main li article')) return;
    performance.mark('rows');
    afterPaint(() => performance.mark('painted'));
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) {
        performance.mark('event', { detail: { interaction: entry.interactionId, ms: entry.duration } });
      }
    }
  });
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortestEventMs,
  };
  observer.observe(options);
}

/** The first group that asks gets the large answer, once it is released; the other group gets an empty one at once. */
async function answerSearches(page: Page, large: string, empty: string, released: Promise<void>): Promise<void> {
  await page.route(`**${AVAILABILITY}`, async (route: Route) => {
    const asked = route.request().postDataJSON() as { readonly preferredAirlines: readonly number[] };
    const isLarge = asked.preferredAirlines.includes(BOTH_GROUPS[0]!);
    if (isLarge) await released;
    await route.fulfill({ contentType: 'application/json', body: isLarge ? large : empty });
  });
}

/** From the last byte of the last answer to the paint of the first rows. */
async function rowsAfterMs(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  return page.evaluate((path) => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = answers.filter(({ name }) => name.endsWith(path)).map(({ responseEnd }) => responseEnd);
    return performance.getEntriesByName('painted')[0]!.startTime - Math.max(...ends);
  }, AVAILABILITY);
}

/** Until nothing has been pressed or changed on the page for a while. */
const calm = (page: Page) =>
  page.waitForFunction(() => {
    const last = ['pressed', 'changed'].map((mark) => performance.getEntriesByName(mark).at(-1)?.startTime ?? 0);
    return performance.now() - Math.max(...last) > 300;
  });

interface Press {
  /** As INP counts: the longest event of the press, input to next paint. */
  readonly ms: number;
  /** From the press to the last change that it made on the page. */
  readonly settledMs: number;
}

async function press(page: Page, name: RegExp, kind: 'filter' | 'order'): Promise<Press> {
  const place =
    kind === 'order'
      ? page.getByRole('group', { name: 'Order of the list' }).getByRole('button', { name })
      : page.getByRole('complementary', { name: 'Filters' }).locator('label').filter({ hasText: name }).first();
  await place.scrollIntoViewIfNeeded();
  await calm(page);
  await page.evaluate(() => performance.clearMarks('event'));
  await place.click();
  await calm(page);
  return page.evaluate((shortestMs) => {
    const events = performance.getEntriesByName('event') as PerformanceMark[];
    const ms = events.map(({ detail }) => (detail as { ms: number }).ms);
    const [pressed, changed] = ['pressed', 'changed'].map(
      (mark) => performance.getEntriesByName(mark).at(-1)!.startTime,
    );
    return { ms: Math.max(shortestMs, ...ms), settledMs: Math.max(0, changed! - pressed!) };
  }, SHORTEST_EVENT_MS);
}

interface Run {
  readonly rowsMs: number;
  readonly worstMs: number;
  readonly p75Ms: number;
  readonly settledMs: number;
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!;

interface Load {
  readonly size: number;
  readonly large: string;
  readonly empty: string;
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

/** Opens the list with one group still unanswered and lets the answer go once the page stands still. */
async function openList(page: Page, siteUrl: string, { size, large, empty, slowdown }: Load): Promise<number> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.addInitScript(watchPage, SHORTEST_EVENT_MS);
  await answerSearches(page, large, empty, released);
  const query = new URLSearchParams({ origin: 'CGK', destination: 'DPS', departDate, cabinClass: 'Economy' });
  await page.goto(`${siteUrl}/flight/list?${query}`);
  const oneAnswered = page.getByText(/^1 of 2/).first();
  await oneAnswered.waitFor();
  await calm(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  release();
  const rowsMs = await rowsAfterMs(page);
  const allShown = page.getByText(`${size} flights`, { exact: true }).first();
  await allShown.waitFor();
  return rowsMs;
}

async function measure(browser: Browser, siteUrl: string, load: Load): Promise<Run> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'en-US', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const rowsMs = await openList(page, siteUrl, load);
    const presses: Press[] = [];
    for (const name of [...FILTERS, ...FILTERS.toReversed()]) presses.push(await press(page, name, 'filter'));
    for (const name of ORDERS) presses.push(await press(page, name, 'order'));
    const [ms, settledMs] = [presses.map((each) => each.ms), presses.map((each) => each.settledMs)];
    return { rowsMs, worstMs: Math.max(...ms), p75Ms: at(ms, 0.75), settledMs: at(settledMs, 0.75) };
  } finally {
    await context.close();
  }
}

function cell(runs: readonly Run[], key: keyof Run): string {
  const values = runs.map((run) => run[key]);
  const text = `${at(values, 0.5).toFixed(0)} (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
  return text.padStart(20);
}

async function report(browser: Browser, siteUrl: string): Promise<void> {
  const real = await realAnswer(siteUrl);
  const say = (text: string) => process.stdout.write(`${text}\n`);
  say(`Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model}; ms, median of ${RUNS} (least–most)`);
  const heads = ['answer to rows', 'worst INP', 'p75 INP', 'list settled p75'].map((head) => head.padStart(20));
  say(`${'CPU'.padEnd(16)}${'offers'.padStart(6)}${heads.join('')}`);
  for (const { name, slowdown } of SPEEDS) {
    for (const size of SIZES) {
      const load = { size, large: answerOf(real, size), empty: answerOf(real, 0), slowdown };
      const runs: Run[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, siteUrl, load));
      const cells = (['rowsMs', 'worstMs', 'p75Ms', 'settledMs'] as const).map((key) => cell(runs, key));
      say(`${name.padEnd(16)}${String(size).padStart(6)}${cells.join('')}`);
    }
  }
}

const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
const site = await useSite();
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ARGS });
try {
  await report(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
}
