import { expect, test, type Page } from 'playwright/test';
import { apiOf, type Api } from '../support/api.ts';
import { findFreshRoom, freshEmail, type Stay } from '../support/bookings.ts';
import { chooseFlight } from '../support/flight-journey.ts';
import { checkOut, fillIn } from '../support/hotel-journey.ts';
import { logIn } from '../support/member.ts';
import { openStarted } from '../support/started.ts';
import { holdFiles } from '../support/hold-files.ts';
import { inSight } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const HOTEL = 'HTL-DPS-003';

async function openCheckout(page: Page, baseURL: string, more: Record<string, string> = {}): Promise<number> {
  const { stay, room } = await findFreshRoom(apiOf(baseURL), HOTEL);
  const query = new URLSearchParams({
    ...stay,
    hotelKey: HOTEL,
    roomKey: room.roomKey,
    destinationKey: 'DPS',
    city: 'Bali',
    ...more,
  });
  await openStarted(page, `/hotel/checkout?${query}`);
  return room.totalPrice;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function type(page: Page): Promise<void> {
  await field(page, 'First name').fill('Rahmawati');
  await field(page, 'Last name').fill('Kusuma');
  await field(page, 'E-mail').fill('rahma@example.com');
}

async function expectTyped(page: Page, email = 'rahma@example.com'): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue('Rahmawati');
  await expect(field(page, 'Last name')).toHaveValue('Kusuma');
  await expect(field(page, 'E-mail')).toHaveValue(email);
}

test('a reload in the middle of a checkout keeps every field', async ({ page, baseURL }) => {
  await openCheckout(page, baseURL!);
  await type(page);
  await page.reload();
  await expectTyped(page);
});

test('a checkout that is filled in and sent before the browser has taken it over is sent as it was filled in', async ({
  page,
  baseURL,
}) => {
  const release = await holdFiles(page, '**/r/shell/**/*.js');
  const opened = openCheckout(page, baseURL!);
  await fillIn(page, 'en', freshEmail('early'));
  const send = inSight(page.getByRole('button', { name: wordsOf('en').review }));
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  release();
  await opened;
  await expect(page).toHaveURL(/step=review/);
});

test('signing in in the middle of a checkout comes back to it with every field', async ({ page, baseURL }) => {
  await openCheckout(page, baseURL!);
  await type(page);
  const checkout = new URL(page.url());
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'member2@wisata.test');
  await expect(page).toHaveURL((url) => url.pathname === checkout.pathname && url.search === checkout.search);
  // The address is the member's own: whoever typed before signing in may have been somebody else.
  await expectTyped(page, 'member2@wisata.test');
});

test('a price that moved since the choice is told with the old one, and the form stays as it was', async ({
  page,
  baseURL,
}) => {
  await openCheckout(page, baseURL!, { totalPrice: '1000' });
  const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
  await expect(dialog).toContainText('1.000');
  await dialog.getByRole('button', { name: /^Accept/ }).click();
  await expect(dialog).toHaveCount(0);
  await type(page);
  await page.reload();
  await expect(dialog).toHaveCount(0);
  await expectTyped(page);
});

/** Textboxes and lists that are asked for and empty, by the card they stand in. */
async function emptyFields(page: Page): Promise<string[]> {
  const fields = page.getByRole('main').locator('input:is([type=text], [type=email], [type=tel]), select');
  const texts = await fields.evaluateAll((all) =>
    (all as (HTMLInputElement | HTMLSelectElement)[])
      .filter((field) => field.offsetParent !== null && field.value === '')
      .map((field) => {
        const card = field.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
        return `${document.getElementById(card)?.textContent ?? ''}: ${field.labels?.[0]?.textContent ?? ''}`;
      }),
  );
  return texts.filter((text) => !text.includes('(optional)'));
}

/** Takes over the contact that this visit has typed already, in one press. */
const takeContact = (page: Page) =>
  page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Rahmawati Kusuma' }).click();

const KEPT_HERE = 'kept-on-this-device-alone';

/** Notes what the page's code sends: the body of a `Request` is a stream, which the browser does not tell Playwright. */
async function watchBodies(page: Page, note: (sent: string) => void): Promise<void> {
  await page.exposeFunction('noteSent', note);
  await page.addInitScript(() => {
    const { fetch: send, noteSent } = window as unknown as Window & { noteSent: (sent: string) => void };
    const beacon = navigator.sendBeacon.bind(navigator);
    window.fetch = (...call) => {
      const request = call[0] instanceof Request ? call[0].clone() : new Request(...call);
      void request.text().then((body) => noteSent(`${request.url} ${body}`));
      return send.apply(window, call);
    };
    navigator.sendBeacon = (url, data) => {
      void new Response(data).text().then((body) => noteSent(`${String(url)} ${body}`));
      return beacon(url, data);
    };
  });
}

/** Leaves a look at a price and two watched ones on this device, one of a stay, and notes everything that the browser sends from then on. */
async function watchDevice(page: Page, stayPath: string): Promise<() => readonly string[]> {
  const look = { on: '2026-01-05', minor: 1, currency: 'IDR' };
  const watched = { ...look, title: KEPT_HERE, checkedAt: 0 };
  const kept = {
    aerowisata_price_looks: [{ id: KEPT_HERE, looks: [look] }],
    aerowisata_price_watches: [
      { ...watched, id: KEPT_HERE, service: 'tour', path: `/${KEPT_HERE}` },
      { ...watched, id: `${KEPT_HERE}-too`, service: 'hotel', path: stayPath },
    ],
  };
  await page.addInitScript((lists) => {
    for (const [key, list] of Object.entries(lists)) localStorage.setItem(`${key}.guest`, JSON.stringify(list));
  }, kept);
  const sent: string[] = [];
  await watchBodies(page, (text) => sent.push(text));
  page.on('request', (request) => {
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  return () => sent;
}

/** A room for a family of three at a hotel that still has others for the same nights once it is booked: their price is asked for later. */
async function findFamilyStay(api: Api): Promise<{ stay: Stay; roomKey: string }> {
  const party = { countRoom: 1, countGuest: 2, countChild: 1, childsAge: [6] };
  for (let asked = 0; asked < 20; asked += 1) {
    const { stay } = await findFreshRoom(api, HOTEL);
    const search = { hotelKey: HOTEL, ...stay, ...party };
    const { Rooms } = await api.post<{ Rooms: { roomKey: string }[] }>('/api/v1/hotel/detail', search);
    const [first, ...others] = Rooms.map(({ roomKey }) => roomKey);
    const kindOf = (roomKey: string) => roomKey.split('.')[2];
    if (first && others.some((other) => kindOf(other) !== kindOf(first))) return { stay, roomKey: first };
  }
  throw new Error(`${HOTEL} has two kinds of rooms on none of 20 stays`);
}

test('a family says once how its child sleeps, types its contact once for hotel, flight and transfer, and no request has what only the device keeps', async ({
  page,
  baseURL,
}) => {
  const { stay, roomKey } = await findFamilyStay(apiOf(baseURL!));
  const query = {
    countRoom: '1',
    countGuest: '2',
    countChild: '1',
    childAges: '6',
    destinationKey: 'DPS',
    city: 'Bali',
  };
  const hotel = { ...stay, ...query, hotelKey: HOTEL };
  const sent = await watchDevice(page, `/hotel/detail?${new URLSearchParams(hotel)}`);
  const room = { ...hotel, roomKey };
  await openStarted(page, `/hotel/checkout?${new URLSearchParams(room)}`);
  await page.getByRole('checkbox', { name: /^Bed for a child/ }).check();
  await checkOut(page, 'en', freshEmail('rahma'), ['Rahmawati', 'Kusuma']);

  // The child sleeps on a tour as in the hotel.
  await openStarted(page, '/tour/detail?uniqueId=TUR-001&adult=2&child=1');
  await expect(page.getByRole('row', { name: /^Child with extra bed 1 × / })).toBeVisible();

  // What a flight alone needs: birth dates of all three, and the names of two whom no hotel asks for.
  const flight = { origin: 'CGK', destination: 'DPS', departDate: stay.checkInDate, cabinClass: 'Economy' };
  await openStarted(page, `/flight/list?${new URLSearchParams({ ...flight, ADT: '2', CHD: '1', INF: '0' })}`);
  await chooseFlight(page, 'en');
  await expect(page).toHaveURL(/\/flight\/checkout\?/);
  await takeContact(page);
  const born = (who: string) => ['Day', 'Month', 'Year'].map((part) => `${who}: ${part}`);
  const named = (who: string) => [...born(who), `${who}: First name`, `${who}: Last name`];
  await expect.poll(() => emptyFields(page)).toEqual([...born('Adult 1'), ...named('Adult 2'), ...named('Child 1')]);

  const transfer = { mode: 'transfer', pickUp: 'airport:DPS', dropOff: 'district:DPS.sanur', pickUpTime: '14:00' };
  const people = { pickUpDate: stay.checkInDate, passengers: '3', bags: '3' };
  await openStarted(page, `/transport/list?${new URLSearchParams({ ...transfer, ...people })}`);
  await inSight(page.getByRole('article').getByRole('link')).click();
  await inSight(page.getByRole('link', { name: /^Book for/ })).click();
  await expect(page).toHaveURL(/\/transport\/checkout\?/);
  await takeContact(page);
  await expect.poll(() => emptyFields(page)).toEqual([]);

  // Home asks for watched prices by the ordinary call of their page.
  await openStarted(page, '/');
  const watched = page.getByRole('region', { name: 'Prices you watch' }).getByRole('listitem');
  await expect(watched.filter({ hasText: /Rp\.\s\d{1,3}\.\d{3}/ })).toHaveCount(1);
  // Addresses and bodies were noted: the booking is among them, with the name that was typed.
  expect(sent()).toContainEqual(expect.stringMatching(/\/api\/v1\/hotel\/booking .*Rahmawati/));
  expect(sent().filter((request) => request.includes(KEPT_HERE))).toEqual([]);
});
