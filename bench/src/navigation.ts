import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { startBenchServer } from './builds/bench-server.ts';
import { buildPlain } from './builds/plain-build.ts';
import { readDocumentData, versionOf } from './builds/product-document.ts';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';
import { openSlowly, pressOn, settle } from './measure/measure-page.ts';
import { chooseProfiles, type Profile } from './measure/profiles.ts';
import { TARGETS, type Target } from './measure/targets.ts';
import { watchNavigation, type NavigationGoal } from './measure/watch-navigation.ts';
import { watchPage } from './measure/watch-page.ts';
import { useSite } from './own-site.ts';

/**
 * The first way from one page to another, from the press on a link to what is behind it, in a page that stands still again
 * after the visitor has stirred: `npm run bench -- navigation [--runs 5] [--profile phone|desktop]…`.
 */

const { values: settings } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, profile: { type: 'string', multiple: true, default: [] } },
});
const RUNS = Number(settings.runs);
const LIMIT_MS = 60_000;

interface Way extends NavigationGoal {
  readonly name: string;
  readonly from: Target;
  readonly link: string;
}

const targetOf = (name: string) => TARGETS.find((target) => target.name === name)!;
const WAYS: readonly Way[] = [
  {
    name: 'home to find my order (another remote)',
    from: targetOf('home'),
    link: 'a[href="/order"]',
    path: '/order',
    content: 'main form',
  },
  {
    name: 'hotel list to home (another remote)',
    from: targetOf('hotel list'),
    link: 'header a[href="/"]',
    path: '/',
    content: 'main [role=combobox]',
  },
  {
    name: 'hotel list to a hotel, its name (same remote)',
    from: targetOf('hotel list'),
    link: 'main article a[href*="/hotel/detail"]',
    path: '/hotel/detail',
    // Its name and its picture stand above what says that the rest is being fetched.
    content: 'main [role=status][aria-busy=true]',
  },
  {
    name: 'hotel list to a hotel, its pictures to press',
    from: targetOf('hotel list'),
    link: 'main article a[href*="/hotel/detail"]',
    path: '/hotel/detail',
    content: 'main button[aria-label^="Open picture"]',
  },
];

async function navigate(browser: Browser, origin: string, way: Way, profile: Profile): Promise<number> {
  const { context, page, network } = await openSlowly(browser, profile);
  try {
    const { content, press, path } = way.from;
    await page.addInitScript(watchPage, { content, press, shortestEventMs: 16 });
    await page.goto(origin + path, { waitUntil: 'commit', timeout: LIMIT_MS });
    await settle(page, network, ({ usableMs }) => usableMs > 0);
    const link = page.locator(way.link).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    // Who looks for a link stirs, and from then on the page fetches ahead what links lead to.
    await page.mouse.wheel(0, 1);
    await settle(page, network, () => true);
    await page.evaluate(watchNavigation, { path: way.path, content: way.content });
    await pressOn(link, profile);
    await page.waitForFunction(() => window.navigationLog.shownMs > 0, undefined, { timeout: LIMIT_MS });
    return await page.evaluate(() => window.navigationLog.shownMs - window.navigationLog.pressedMs);
  } finally {
    await context.close();
  }
}

async function compare(browser: Browser, origins: Readonly<Record<string, string>>, way: Way, profile: Profile) {
  const times = new Map(Object.keys(origins).map((name) => [name, [] as number[]]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      const ms = await navigate(browser, origin, way, profile);
      if (run > 0) times.get(name)!.push(ms);
    }
  }
  return [way.name, ...[...times.values()].map((values) => formatFigure(figureOf(values)))];
}

const site = await useSite();
const browser = await launchChromium();
try {
  const data = await readDocumentData(`${site.url}/`);
  const server = await startBenchServer(site.url, await buildPlain(versionOf(data)), data);
  const origins = { product: site.url, 'one bundle': server.origin };
  for (const profile of chooseProfiles(settings.profile)) {
    const rows: string[][] = [];
    for (const way of WAYS) rows.push(await compare(browser, origins, way, profile));
    say(`\n${profile.title}; ms, median of ${RUNS} (least–most)`);
    say(formatTable(['', ...Object.keys(origins)], rows));
  }
  await server.stop();
} finally {
  await browser.close();
  await site.stop();
}
