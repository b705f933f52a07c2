import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';
import { openSlowly, pressOn, settle } from './measure/measure-page.ts';
import { chooseProfiles, type Profile } from './measure/profiles.ts';
import { TARGETS } from './measure/targets.ts';
import { watchNavigation } from './measure/watch-navigation.ts';
import { watchPage } from './measure/watch-page.ts';
import { useSite } from './own-site.ts';

/**
 * The first opening of the calendar and of a list of places on a page that is idle, from the press to what can be used, and
 * until the press was answered at all: `npm run bench -- first-opening [--runs 5] [--profile phone|desktop]…`.
 */

const { values: settings } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, profile: { type: 'string', multiple: true, default: [] } },
});
const RUNS = Number(settings.runs);
const LIMIT_MS = 60_000;
const HOME = TARGETS.find(({ name }) => name === 'home')!;

interface Opening {
  readonly name: string;
  readonly press: string;
  /** There once it can be used: a day has the focus, or a place can be chosen. */
  readonly usable: string;
}

const OPENINGS: readonly Opening[] = [
  { name: 'calendar', press: 'main form button[aria-haspopup=dialog]', usable: '[role=grid] :focus' },
  { name: 'list of places', press: 'main form [role=combobox]', usable: '[role=option]' },
];

async function open(browser: Browser, origin: string, opening: Opening, profile: Profile) {
  const { context, page, network } = await openSlowly(browser, profile);
  try {
    const watched = { content: HOME.content, press: opening.press, shortestEventMs: 16 };
    await page.addInitScript(watchPage, watched);
    await page.goto(origin + HOME.path, { waitUntil: 'commit', timeout: LIMIT_MS });
    await settle(page, network, ({ usableMs }) => usableMs > 0);
    await page.evaluate(watchNavigation, { path: HOME.path, content: opening.usable });
    const place = page.locator(opening.press).filter({ visible: true }).first();
    await pressOn(place, profile);
    await page.waitForFunction(() => window.navigationLog.shownMs > 0, undefined, { timeout: LIMIT_MS });
    const usable = await page.evaluate(() => window.navigationLog.shownMs - window.navigationLog.pressedMs);
    const { presses } = await settle(page, network, () => true);
    return { usable, answered: Math.max(watched.shortestEventMs, ...presses) };
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser, origin: string, opening: Opening, profile: Profile) {
  const runs: Awaited<ReturnType<typeof open>>[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const opened = await open(browser, origin, opening, profile);
    if (run > 0) runs.push(opened);
  }
  const figure = (of: 'answered' | 'usable') => formatFigure(figureOf(runs.map((each) => each[of])));
  return [opening.name, figure('answered'), figure('usable')];
}

const site = await useSite();
const browser = await launchChromium();
try {
  for (const profile of chooseProfiles(settings.profile)) {
    const rows: string[][] = [];
    for (const opening of OPENINGS) rows.push(await measure(browser, site.url, opening, profile));
    say(`\n${profile.title}; ms, median of ${RUNS} (least–most)`);
    say(formatTable(['', 'answered after', 'usable after'], rows));
  }
} finally {
  await browser.close();
  await site.stop();
}
