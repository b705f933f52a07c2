import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';
import { openSlowly, settle } from './measure/measure-page.ts';
import { PROFILES } from './measure/profiles.ts';
import { chooseTargets, type Target } from './measure/targets.ts';
import { watchPage } from './measure/watch-page.ts';
import { watchPress } from './measure/watch-press.ts';
import { useSite } from './own-site.ts';

/**
 * A press that comes before the page's code: when it is answered, and when it is done, on the slow phone:
 * `npm run bench -- early-press [--runs 3] [--at 1800] [--page home]…`.
 */

const { values: settings } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    at: { type: 'string', default: '1800' },
    page: { type: 'string', multiple: true, default: [] },
  },
});
const LIMIT_MS = 60_000;
const PHONE = PROFILES[0]!;

async function pressEarly(browser: Browser, origin: string, { path, content, press }: Target) {
  const { context, page, network } = await openSlowly(browser, PHONE);
  try {
    await page.addInitScript(watchPage, { content, press, shortestEventMs: 16 });
    await page.goto(origin + path, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForFunction(
      ([where, atMs]) => performance.now() >= atMs && document.querySelector(where),
      [press, Number(settings.at)] as const,
      { timeout: LIMIT_MS },
    );
    const { x, y } = await page.evaluate(watchPress, press);
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(() => window.pressLog.doneMs > 0, undefined, { timeout: LIMIT_MS });
    const { pressedMs, answeredMs, doneMs } = await page.evaluate(() => window.pressLog);
    const { usableMs } = await settle(page, network, (log) => log.usableMs > 0);
    return { pressedMs, answerMs: answeredMs - pressedMs, doneMs, usableMs };
  } finally {
    await context.close();
  }
}

const site = await useSite();
const browser = await launchChromium();
try {
  const rows: string[][] = [];
  for (const target of chooseTargets(settings.page).filter(({ needsMember }) => !needsMember)) {
    const presses: Awaited<ReturnType<typeof pressEarly>>[] = [];
    for (let run = 0; run <= Number(settings.runs); run += 1) {
      const press = await pressEarly(browser, site.url, target);
      if (run > 0) presses.push(press);
    }
    const figure = (name: keyof (typeof presses)[number]) => formatFigure(figureOf(presses.map((each) => each[name])));
    rows.push([target.name, figure('pressedMs'), figure('answerMs'), figure('doneMs'), figure('usableMs')]);
  }
  say(`\n${PHONE.title}; ms, median of ${settings.runs} (least–most)`);
  say(formatTable(['', 'pressed at', 'answered after', 'done at', 'usable at'], rows));
} finally {
  await browser.close();
  await site.stop();
}
