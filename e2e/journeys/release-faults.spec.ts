import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { changeDocuments } from '../support/changed-document.ts';
import { serveDamaged, type Damage, type SentBeacon } from '../support/damaged-release.ts';
import { expectPage } from '../support/document.ts';
import { HOTEL_LIST, inLocale } from '../support/pages.ts';
import { visitorTest as test } from '../support/release-site.ts';

test.use({ serviceWorkers: 'block' });
// One after the other, so that there is one table at the end.
test.describe.configure({ mode: 'default' });

const isEntry = (file: string) => file === 'remoteEntry.js';
const isLater = (file: string, end: string) => file.startsWith('c/') && file.endsWith(end);

/** Every page of the remote as it would be after a bad change: its code loads, and then does this. */
const pagesThat = (does: string): Damage => ({
  rebuild: (file, text) =>
    isEntry(file) ? text.replaceAll(/lazy:(?:async)?\(\)=>/g, `lazy:async()=>(${does})||`) : text,
});

interface Fault {
  readonly damage: Damage;
  /** What the release is said to have done. */
  readonly told: Pick<SentBeacon, 'kind' | 'code'>;
  /** From asking for the release until the last good one is ready; longer only where nothing else tells that it failed. */
  readonly withinMs?: number;
}

/** What only a browser can tell of a file. The loader's and the router's own tests have the other faults; all remotes are loaded by them. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'is gone': {
    damage: {
      answer: (file, _text, route) => (isEntry(file) ? route.fulfill({ status: 404, body: 'Not found' }) : undefined),
    },
    told: { kind: 'failure', code: 'network' },
  },
  'is not what was released': {
    damage: {
      answer: (file, text, route) =>
        isEntry(file) ? route.fulfill({ contentType: 'text/javascript', body: `${text} ` }) : undefined,
    },
    told: { kind: 'failure', code: 'integrity' },
  },
  'throws while it loads': {
    damage: { rebuild: (file, text) => (isEntry(file) ? `throw new Error("A broken build");${text}` : text) },
    told: { kind: 'failure', code: 'execution' },
  },
  'never answers': {
    damage: { answer: (file) => (isEntry(file) ? new Promise(() => undefined) : undefined) },
    told: { kind: 'failure', code: 'timeout' },
    withinMs: 7_000,
  },
  'has lost the code of its pages': {
    damage: {
      answer: (file, _text, route) => (isLater(file, '.js') ? route.fulfill({ status: 404, body: '' }) : undefined),
    },
    told: { kind: 'failure', code: 'network' },
  },
  'crashes while it renders': {
    damage: pagesThat('{Component(){throw new Error("crash")}}'),
    told: { kind: 'render-crash', code: 'crash' },
  },
};

interface Row {
  readonly fault: string;
  readonly pageMs: number;
  readonly failoverMs: number | undefined;
  readonly told: string;
}

/** What every fault cost a visitor. */
const rows: Row[] = [];

test.afterAll(() => {
  const lines = rows.map(({ fault, pageMs, failoverMs, told }) =>
    [fault.padEnd(38), `${pageMs}`.padStart(8), `${failoverMs ?? '-'}`.padStart(12), ` ${told}`].join(' '),
  );
  const head = ['release'.padEnd(38), 'page, ms', 'failover, ms', ' beacon'].join(' ');
  if (lines.length > 0) console.log(`\n${[head, ...lines].join('\n')}\n`);
});

/** Style sheets that apply, by path. */
const stylesOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map((sheet) => (sheet.href ? new URL(sheet.href).pathname : '')));

for (const [what, { damage, told, withinMs = 3_000 }] of Object.entries(FAULTS))
  test(`a release of hotel that ${what} is replaced in the same page view`, async ({ page }) => {
    const served = await serveDamaged(page, 'hotel', damage);
    const startedAt = Date.now();
    await page.goto(HOTEL_LIST, { waitUntil: 'commit' });
    await expectPage(page);
    const tookMs = Date.now() - startedAt;
    // The server's render is on the page before the browser has asked for either release.
    await expect.poll(() => served.asked.live, { timeout: 15_000 }).toContain('remoteEntry.js');
    expect(served.asked.copy.length).toBeGreaterThan(0);

    const beaconOf = (kind: SentBeacon['kind']) => served.beacons.find((each) => each.kind === kind);
    await expect
      .poll(() => beaconOf(told.kind))
      .toMatchObject({ ...told, remote: 'hotel', version: served.version, cohort: 'canary' });
    await expect
      .poll(() => beaconOf('failover'))
      .toMatchObject({ remote: 'hotel', version: served.version, cohort: 'canary' });
    const failover = beaconOf('failover');
    rows.push({ fault: what, pageMs: tookMs, failoverMs: failover!.ms, told: `${told.kind} ${told.code}` });
    expect(failover!.ms).toBeLessThan(withinMs);
    expect((await stylesOf(page)).filter((path) => path.includes(served.version))).toEqual([]);
    // A remote that fails is no fault of the shell.
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('wisata_rescue');
  });

test('what failed once is not tried again in the same tab', async ({ page }) => {
  const served = await serveDamaged(page, 'hotel', FAULTS['crashes while it renders']!.damage);
  await page.goto(HOTEL_LIST);
  await expect.poll(() => served.beacons.find(({ kind }) => kind === 'failover')).toBeDefined();
  const { copy, live } = structuredClone(served.asked);
  await page.reload();
  await expect.poll(() => served.asked.live.length).toBeGreaterThan(live.length);
  await expectPage(page);
  expect(served.asked.copy).toEqual(copy);
});

test('a style sheet of a later page that is not what was released is not applied', async ({ page }) => {
  const served = await serveDamaged(page, 'content', {
    answer: (file, text, route) =>
      isLater(file, '.css') ? route.fulfill({ contentType: 'text/css', body: `${text} ` }) : undefined,
  });
  await page.goto('/help');
  await expectPage(page);
  await expect
    .poll(() => served.beacons.find(({ kind }) => kind === 'failure'))
    .toMatchObject({ code: 'integrity', phase: 'page' });
  expect((await stylesOf(page)).filter((path) => path.includes(served.version))).toEqual([]);
});

test('a slow store costs time and nothing else', async ({ page }) => {
  const served = await serveDamaged(page, 'hotel', { slowByMs: 400 });
  const startedAt = Date.now();
  await page.goto(HOTEL_LIST, { waitUntil: 'commit' });
  await expectPage(page);
  rows.push({
    fault: 'comes from a slow store',
    pageMs: Date.now() - startedAt,
    failoverMs: undefined,
    told: 'load ok',
  });
  await expect
    .poll(() => served.beacons.map(({ kind, version }) => [kind, version]))
    .toContainEqual(['load', served.version]);
  expect(served.beacons.filter(({ kind }) => kind !== 'load')).toEqual([]);
  // The server's render brings the style sheets of the release that rendered it.
  expect(served.asked.live.filter((file) => file.endsWith('.js'))).toEqual([]);
});

test('a piece that crashes in a page of another remote is replaced where it stands', async ({ page }) => {
  const served = await serveDamaged(page, 'hotel', {
    rebuild: (file, text) =>
      isEntry(file)
        ? text.replaceAll(/("hotel:search-form":)async\(\)=>/g, '$1async()=>({default(){throw new Error("crash")}})||')
        : text,
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: /^Search hotels?/ })).toBeVisible();
  await expect
    .poll(() => served.beacons.find(({ kind }) => kind === 'failover'))
    .toMatchObject({ remote: 'hotel', phase: 'slot', code: 'crash' });
});

test('a tester sees on every page which versions are on trial, in both languages and themes', async ({ page }) => {
  await changeDocuments(page, (data) => {
    data.override = { remotes: { hotel: data.composition.remotes['hotel']!.version } };
  });
  for (const [locale, name, reset] of [
    ['en', 'Test versions', 'Back to what everybody sees'],
    ['id', 'Versi uji', 'Kembali ke versi umum'],
  ] as const) {
    await page.goto(inLocale(locale, '/help'));
    await expectPage(page);
    const bar = page.getByRole('complementary', { name });
    await expect(bar).toContainText(/hotel \d+\.\d+\.\d+/);
    await expect(bar.getByRole('link', { name: reset })).toHaveAttribute(
      'href',
      `/ops/override/reset?back=${encodeURIComponent(inLocale(locale, '/help'))}`,
    );
    await expectAccessible(page);
    await expectAccessible(page, 'dark');
  }
});
