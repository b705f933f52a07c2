import { expect, test, type Page, type Route } from 'playwright/test';
import { allTextOf, attributeOf, elementsOf, readHtml } from '../support/html.ts';
import { apiOf } from '../support/api.ts';
import { expectPage } from '../support/document.ts';
import { watchFaults } from '../support/faults.ts';
import { becomeMember } from '../support/fresh-member.ts';
import { beSignedIn } from '../support/member.ts';
import { FLIGHT_LIST, HOTEL_DETAIL, HOTEL_LIST } from '../support/pages.ts';
import { openStarted } from '../support/started.ts';
import { holdFiles } from '../support/hold-files.ts';
import { expectRendered, openRendered, takeOver } from '../support/take-over.ts';

test.use({ serviceWorkers: 'block' });

const ORDERS = '/dashboard/office/orders';
const SUPPORT = 'support@wisata.test';

test('a member finds their name in a page that nobody else gets', async ({ page, baseURL }) => {
  await becomeMember(page, apiOf(baseURL!));
  await expectRendered(page, '/member/profile');
  const answer = await page.request.get('/member/profile');
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-wisata-rendered': 'server' });
  const [banner] = elementsOf(readHtml(await answer.text())).filter(({ tagName }) => tagName === 'header');
  expect(allTextOf(banner!)).toContain('Ratih');
  const faults = watchFaults(page);
  await takeOver(page, '/member/profile');
  await expectPage(page);
  expect(faults()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const READABLE = [
    { path: '/', text: /One place to book it/ },
    { path: HOTEL_LIST, text: /See rooms/ },
    { path: HOTEL_DETAIL, text: /Rp\.\s[\d.]+/ },
    { path: FLIGHT_LIST, text: /Jakarta\s*to\s*Denpasar[^]*total, taxes included/ },
    { path: '/blog/nyepi-in-bali', text: /Nyepi/ },
    { path: '/help', text: /refund/i },
  ];
  for (const { path, text } of READABLE) {
    test(`${path.split('?', 1)[0]} can be read`, async ({ page }) => {
      await expectRendered(page, path);
      await page.goto(path);
      await expectPage(page);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('links lead from the list to a hotel, to the other language and home', async ({ page }) => {
    await page.goto(HOTEL_LIST);
    await page.getByRole('main').getByRole('link', { name: 'See rooms' }).first().click();
    await expect(page).toHaveURL(/\/hotel\/detail\?/);
    await expectPage(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Bahasa Indonesia/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/id\/hotel\/detail\?/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expectPage(page);
  });
});

test.describe('before the browser has taken over', () => {
  const holdShell = (page: Page) => holdFiles(page, '**/r/shell/**/*.js');

  test('the largest script is fetched by itself, and once', async ({ page }) => {
    await openStarted(page, '/');
    const fetched = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({ name }) => /\/shell\.\w+\.js$/.test(name)).map(({ initiatorType }) => initiatorType);
    });
    expect(fetched).toEqual(['link']);
  });

  test('a press is kept and done', async ({ page }) => {
    const release = await holdShell(page);
    await openRendered(page, '/');
    const asked = page.waitForRequest('**/r/shell/**/*.js');
    const tab = page.getByRole('tab', { name: 'Flights' });
    await asked;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).not.toHaveAttribute('aria-busy');
  });

  test('a choice stays and counts', async ({ page }) => {
    const release = await holdShell(page);
    await openRendered(page, '/product/batik-workshop-yogyakarta');
    const cloth = page.getByRole('radio', { name: /A whole cloth/ });
    await cloth.check();
    release();
    await expect(page).toHaveURL(/option=cloth/);
    await expect(cloth).toBeChecked();
  });

  test('what is typed stays and counts', async ({ page }) => {
    await beSignedIn(page, SUPPORT);
    const release = await holdShell(page);
    await openRendered(page, ORDERS);
    await page.getByRole('searchbox').fill('WSTRIP222E');
    release();
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('WSTRIP222E');
  });

  test('what a browser puts back before any script has run stays and counts', async ({ page }) => {
    await beSignedIn(page, SUPPORT);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const box = document.querySelector<HTMLInputElement>('main [role=searchbox], main input[type=search]');
        const state = document.querySelector('select');
        if (!box || !state?.querySelector('[value=failed]')) return;
        observer.disconnect();
        box.value = 'WSTRIP222E';
        state.value = 'failed';
      }).observe(document, { childList: true, subtree: true });
    });
    await openRendered(page, ORDERS);
    await expect(page).toHaveURL(/state=failed/);
    await expect(page.getByRole('searchbox')).toHaveValue('WSTRIP222E');
  });

  test('what is chosen from a list stays and counts', async ({ page }) => {
    await beSignedIn(page, SUPPORT);
    const release = await holdShell(page);
    await openRendered(page, ORDERS);
    const state = page.getByLabel('State');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(/admin\/order\?.*state=(\w+)/.exec(request.url())?.[1] ?? ''));
    await state.selectOption('failed');
    release();
    await expect(page).toHaveURL(/state=failed/);
    await expect(state).toHaveValue('failed');
    await page.waitForLoadState('networkidle');
    await state.selectOption('issued');
    await expect(page).toHaveURL(/state=issued/);
    // Told again and again, it would never be.
    await page.waitForLoadState('networkidle');
    expect(asked.filter(Boolean)).toEqual(['failed', 'issued']);
  });

  test('nothing that was served is drawn anew', async ({ page }) => {
    const release = await holdShell(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const served = await page.evaluateHandle(() => [...document.querySelectorAll('main section, main li')]);
    release();
    expect(await served.evaluate((all) => all.length)).toBeGreaterThan(20);
    // React writes what it has taken over on the element.
    const waiting = () =>
      served.evaluate((all) => all.filter((one) => one.isConnected && !/__react/.test(Object.keys(one).join())).length);
    await expect.poll(waiting).toBe(0);
    expect(await served.evaluate((all) => all.filter((one) => !one.isConnected).length)).toBe(0);
  });

  test('a search is sent by the browser itself, and finds hotels', async ({ page }) => {
    await page.route('**/r/**/*.js', () => undefined);
    // Six questions go to one host at a time: on a busy machine the search would wait for pictures that nobody has drawn yet.
    await page.route('**/media/**', () => undefined);
    await openRendered(page, '/id');
    await page.getByRole('main').getByRole('combobox').first().fill('Bali');
    await page.getByRole('main').getByRole('button', { name: 'Cari hotel' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/id\/hotel\/list\?.*city=Bali/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Rp/);
  });

  test('a link is followed at once', async ({ page }) => {
    await holdShell(page);
    await openRendered(page, HOTEL_LIST);
    await page.getByRole('main').getByRole('link', { name: 'See rooms' }).first().click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/hotel\/detail\?/);
  });
});

test.describe('before the code of a part has come', () => {
  test('a press is kept and done', async ({ page, baseURL }) => {
    await becomeMember(page, apiOf(baseURL!));
    const isList = async (route: Route) => (await (await route.fetch()).text()).includes('saved-passengers');
    const release = await holdFiles(page, '**/r/account/**/*.js', isList);
    const opened = openStarted(page, '/member/profile');
    const add = page.getByRole('button', { name: 'Add a passenger' });
    await page.waitForFunction(() => 'isStarted' in window);
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    release();
    await opened;
    await expect(page.getByRole('combobox', { name: 'Title' })).toBeVisible();
  });

  test('a press on a search form is done once, however often it is made', async ({ page }) => {
    const release = await holdFiles(page, '**/r/hotel/**/*.js');
    const opened = openStarted(page, '/');
    const checkIn = page.getByRole('main').getByRole('button', { name: /^Check-in/ });
    await page.waitForFunction(() => 'isStarted' in window);
    const presses = await page.evaluateHandle(() => {
      const seen = { byScript: 0 };
      window.addEventListener('click', ({ isTrusted }) => (seen.byScript += isTrusted ? 0 : 1), true);
      return seen;
    });
    await checkIn.focus();
    await page.keyboard.press('Enter');
    await expect(checkIn).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    release();
    await opened;
    await expect(page.getByRole('grid').first()).toBeVisible();
    expect(await presses.evaluate(({ byScript }) => byScript)).toBe(1);
  });
});

test('a page that the browser draws has what surrounds it in its document, and asks for none of that', async ({
  page,
}) => {
  // A machine under load may leave it to the browser.
  await expect(async () => {
    const html = await (await page.request.get('/order')).text();
    expect(html).toContain('"site":{"menus":[{');
    await page.route('/order', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openStarted(page, '/order');
  await expectPage(page);
  expect(asked).toContain('/order');
  expect(asked.filter((path) => path.startsWith('/api/v1/top/'))).toEqual([]);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pictures of a strip that are not seen wait until somebody comes to it', async ({ page }) => {
    await openStarted(page, HOTEL_DETAIL);
    const third = page.getByRole('button', { name: /^Open picture 3 / });
    const isLoaded = (image: Element) => (image as HTMLImageElement).currentSrc !== '';
    expect(await third.locator('img').evaluate(isLoaded)).toBe(false);
    await page.getByRole('button', { name: /^Open picture 1 / }).hover();
    await third.scrollIntoViewIfNeeded();
    await expect.poll(() => third.locator('img').evaluate(isLoaded)).toBe(true);
  });
});

test('styles of components outrank the base styles, and those of remotes stay below the design system', async ({
  request,
}) => {
  const elements = elementsOf(readHtml(await (await request.get('/')).text()));
  const sheets = elements.flatMap((element) => attributeOf(element, 'data-href') ?? []);
  const sheet = sheets.find((address) => address.startsWith('/r/shell/'))!;
  const css = await (await request.get(sheet)).text();
  const layers = [...css.matchAll(/@layer (\w+)/g)].map(([, name]) => name);
  expect([...new Set(layers)]).toEqual(['base', 'remotes', 'ui']);
});
