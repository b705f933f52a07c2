import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import { logNetwork, type NetworkLog } from './network-log.ts';
import type { Profile } from './profiles.ts';
import { watchPage, type PageLog } from './watch-page.ts';

/** What one visit of a page took; times in ms. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly content: number;
  readonly usable: number;
  readonly tbt: number;
  readonly inp: number;
  readonly cls: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly chain: number;
}

export interface VisitOptions {
  readonly url: string;
  readonly profile: Profile;
  readonly content: string;
  readonly press: string;
  /** A page without script never is. */
  readonly becomesUsable: boolean;
  readonly signedIn?: BrowserContextOptions['storageState'];
}

const SHORTEST_EVENT_MS = 16;
/** A longer task keeps a press waiting. */
const BLOCKING_MS = 50;
const QUIET_MS = 1_000;
const LIMIT_MS = 90_000;
/** A session of shifts, as CLS counts them, ends after a second without one and lasts five. */
const [SESSION_GAP_MS, SESSION_MS] = [1_000, 5_000];

/** A browser that has never been here, as slow as the profile says. */
export async function openSlowly(browser: Browser, profile: Profile, storageState?: VisitOptions['signedIn']) {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    isMobile: profile.isPhone,
    hasTouch: profile.isPhone,
    deviceScaleFactor: profile.isPhone ? 2 : 1,
    locale: 'en-US',
    serviceWorkers: 'block',
    ...(storageState ? { storageState } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await logNetwork(session);
  await slowDown(session, profile);
  return { context, page, network };
}

async function slowDown(session: CDPSession, { slowdown, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBitsPerSecond / 8,
    uploadThroughput: network.upBitsPerSecond / 8,
  });
}

/** Until the network and the main thread have had nothing to do for a second, of all that was begun before. */
export async function settle(page: Page, network: NetworkLog, isReady: (log: PageLog) => boolean): Promise<PageLog> {
  const askedAt = performance.now();
  while (performance.now() < askedAt + LIMIT_MS) {
    const { log, now } = await page.evaluate(() => ({ log: window.pageLog, now: performance.now() }));
    const last = log.longTasks.at(-1);
    const isCalm = !last || now - last.atMs - last.ms > QUIET_MS;
    const quietMs = Math.min(network.quietMs(), performance.now() - askedAt);
    if (quietMs > QUIET_MS && isCalm && isReady(log)) return log;
    await delay(100);
  }
  throw new Error(`${page.url()} did not come to rest`);
}

function worstShifts({ shifts }: PageLog): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { atMs, value } of shifts) {
    const isNew = atMs - last > SESSION_GAP_MS || atMs - first > SESSION_MS;
    [sum, first, last] = [isNew ? value : sum + value, isNew ? atMs : first, atMs];
    worst = Math.max(worst, sum);
  }
  return worst;
}

const blockedMs = ({ longTasks, fcpMs }: PageLog) =>
  longTasks.filter(({ atMs, ms }) => atMs + ms > fcpMs).reduce((sum, { ms }) => sum + Math.max(0, ms - BLOCKING_MS), 0);

/**
 * Taps or clicks as a person does: unforced, Playwright listens on the page to where each event goes, which takes 25 ms of a slow
 * phone within the press.
 */
export async function pressOn(place: Locator, { isPhone }: Profile): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await (isPhone ? place.tap({ force: true }) : place.click({ force: true }));
}

async function press(page: Page, network: NetworkLog, { press: where, profile, becomesUsable }: VisitOptions) {
  const place = page.locator(where).filter({ visible: true }).first();
  await pressOn(place, profile);
  const log = await settle(page, network, ({ usableMs }) => !becomesUsable || usableMs > 0);
  return Math.max(SHORTEST_EVENT_MS, ...log.presses);
}

async function visit(page: Page, network: NetworkLog, options: VisitOptions): Promise<Visit> {
  const { content, press: pressed, becomesUsable, url } = options;
  await page.addInitScript(watchPage, { content, press: pressed, shortestEventMs: SHORTEST_EVENT_MS });
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  const log = await settle(
    page,
    network,
    ({ contentMs, usableMs }) => contentMs > 0 && (!becomesUsable || usableMs > 0),
  );
  const before = {
    fcp: log.fcpMs,
    lcp: log.lcpMs,
    content: log.contentMs,
    usable: log.usableMs,
    tbt: blockedMs(log),
    cls: worstShifts(log),
    requests: network.requests(),
    kilobytes: network.bytes() / 1000,
    chain: network.chain(log.lcpMs).length,
  };
  return { ...before, inp: await press(page, network, options) };
}

/** Visits a page once with an empty cache and presses something on it once it stands still. */
export async function measureVisit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const opened: { context: BrowserContext } & Awaited<ReturnType<typeof openSlowly>> = await openSlowly(
    browser,
    options.profile,
    options.signedIn,
  );
  try {
    return await visit(opened.page, opened.network, options);
  } finally {
    await opened.context.close();
  }
}
