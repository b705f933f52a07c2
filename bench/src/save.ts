import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { launchChromium } from './measure/browser.ts';
import { figureOf, formatFigure, formatTable, say } from './measure/figures.ts';

/**
 * From a save to the screen, in two remotes that are worked on at once:
 * `npm run bench -- save [--runs 10] [--url http://localhost:3102/]`. Without an address it starts such a site itself.
 * Files of this checkout are changed and put back.
 */

const { values: settings } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, url: { type: 'string' } },
});
const RUNS = Number(settings.runs);
const ROOT = join(import.meta.dirname, '../..');

interface Save {
  readonly name: string;
  /** Service tab of the home page that shows it. */
  readonly tab: string;
  readonly button: string;
  readonly file: string;
  readonly from: string;
  /** What is saved in its place, another text every time. */
  readonly to: (run: number) => string;
  /** What the page shows then: the button's words, or its colour. */
  readonly seen: (run: number) => string;
}

interface SavedRemote {
  readonly remote: string;
  readonly tab: string;
  readonly submit: string;
  /** The end of the expression that the button's words come from. */
  readonly label: string;
  /** A style sheet of the form. */
  readonly styles: string;
}

const savesOf = ({ remote, tab, submit, label, styles }: SavedRemote): Save[] => {
  const common = { tab, button: submit };
  const component = `mfe-${remote}/src/search/search-form.tsx`;
  return [
    {
      ...common,
      name: `${remote}, text`,
      file: `mfe-${remote}/src/messages/en.json`,
      from: `"submit": "${submit}"`,
      to: (run) => `"submit": "${submit} ${run}"`,
      seen: (run) => `${submit} ${run}`,
    },
    {
      ...common,
      name: `${remote}, component`,
      file: component,
      from: `${label}}`,
      to: (run) => `${label} + ' by ${run}'}`,
      seen: (run) => `${submit} by ${run}`,
    },
    {
      ...common,
      name: `${remote}, style`,
      file: `mfe-${remote}/src/search/${styles}`,
      // Before the first rule.
      from: '',
      to: (run) => `:global(main button[type='submit']) { background: rgb(3, 2, ${run}); }\n`,
      seen: (run) => `rgb(3, 2, ${run})`,
    },
    {
      ...common,
      name: `${remote}, style of a shared part`,
      file: 'shared-ui/src/actions/button.module.css',
      from: 'background: var(--action);',
      to: (run) => `background: rgb(1, 2, ${run});`,
      seen: (run) => `rgb(1, 2, ${run})`,
    },
  ];
};

async function startDev(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wisata-bench-'));
  // Started by root, the database runs as another user, who has to get in here.
  await chmod(dataDir, 0o755);
  const words = [join(ROOT, 'platform/cli/src/dev.ts'), 'hotel', 'flight'];
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', MEDIA_AHEAD: '0', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /open (http:\S+\/)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const shows = (page: Page, button: string, wanted: string) =>
  page.waitForFunction(
    ([name, text]) =>
      [...document.querySelectorAll('main button[type=submit]')].some(
        (each) =>
          each.checkVisibility() &&
          each.textContent.startsWith(name!) &&
          (each.textContent === text || getComputedStyle(each).backgroundColor === text),
      ),
    [button, wanted],
    { polling: 'raf' },
  );

/** Milliseconds from each save to the frame that shows it; the first one warms up. */
async function measure(page: Page, { tab, button, file, from, to, seen }: Save): Promise<number[]> {
  await page.getByRole('main').getByRole('tab', { name: tab }).first().click();
  await shows(page, button, button);
  const place = join(ROOT, file);
  const text = await readFile(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  const times: number[] = [];
  try {
    for (let run = 0; run <= RUNS; run++) {
      const startedAt = performance.now();
      await writeFile(place, text.replace(from, to(run)));
      await shows(page, button, seen(run));
      times.push(performance.now() - startedAt);
    }
  } finally {
    await writeFile(place, text);
  }
  await shows(page, button, button);
  return times.slice(1);
}

const site = settings.url ? { url: settings.url, stop: () => Promise.resolve() } : await startDev();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url);
  await page.getByRole('main').getByRole('tab', { name: 'Flights' }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const rows: string[][] = [];
  for (const save of [
    ...savesOf({
      remote: 'hotel',
      tab: 'Hotels',
      submit: 'Search hotels',
      label: "'search.submitStay')",
      styles: 'guests-field.module.css',
    }),
    ...savesOf({
      remote: 'flight',
      tab: 'Flights',
      submit: 'Search flights',
      label: "t('search.submit')",
      styles: 'search-form.module.css',
    }),
  ])
    rows.push([save.name, formatFigure(figureOf(await measure(page, save)))]);
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('The page was loaded again');
  say(formatTable(['saved', 'ms to the screen'], rows));
} finally {
  await browser.close();
  await site.stop();
}
