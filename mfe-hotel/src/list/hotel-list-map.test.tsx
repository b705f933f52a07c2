import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { availability, listedHotel, SAMUDRA } from '../api/hotel.fixture.ts';
import { LIST_CALL, LIST_URL, openHotelPage, PAGE_CALL } from '../testing/hotel-pages.tsx';

const FAR = listedHotel({ key: 'HTL-DPS-009', name: 'Far Lovina', latitude: -8.16, longitude: 115.02 });

// The test browser has no layout, without which a map shows nothing.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 400 });
});

async function openMap(query = '') {
  const page = await openHotelPage({
    url: `${LIST_URL}${query}`,
    handlers: {
      [LIST_CALL]: () => availability([SAMUDRA, FAR]),
      [PAGE_CALL]: () => availability([SAMUDRA], { total: 1 }),
    },
  });
  const [region] = await screen.findAllByRole('region', { name: 'Map of the hotels' });
  const map = within(region!);
  await map.findByRole('button', { name: /Zoom in/ });
  return { ...page, map };
}

const withinOf = (page: { router: { state: { location: { search: string } } } }) =>
  new URLSearchParams(page.router.state.location.search).get('within');

/** Draws along corners of the map, in pixels. */
async function draw(map: Awaited<ReturnType<typeof openMap>>['map'], corners: readonly (readonly [number, number])[]) {
  const sheet = map.getByRole('application');
  await waitFor(() => expect(sheet).toHaveAttribute('data-drawing'));
  const steps = corners.map(([clientX, clientY]) => ({ clientX, clientY, button: 0, isPrimary: true }));
  fireEvent.pointerDown(sheet, { ...steps[0], clientX: -2 });
  for (const step of steps) fireEvent.pointerMove(sheet, step);
  fireEvent.pointerUp(sheet, steps.at(-1));
}

test('an area drawn on the map narrows the list, stands in the address and is taken off again', async () => {
  const user = userEvent.setup();
  const page = await openMap();
  await user.click(page.map.getByRole('button', { name: 'Draw an area' }));
  await draw(page.map, [
    [0, 0],
    [600, 0],
    [600, 400],
    [0, 400],
  ]);
  await waitFor(() => expect(withinOf(page)?.split(';')).toHaveLength(4));
  await waitFor(() =>
    expect(page.requests.at(-1)).toMatchObject({ target: PAGE_CALL, json: { within: { length: 4 } } }),
  );
  await user.click(await page.map.findByRole('button', { name: 'Clear: Your drawn area · 1 stay' }));
  await waitFor(() => expect(withinOf(page)).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: '2 stays in Bali' })).toBeInTheDocument();
});

test('the list follows the map while that is on, in one step of history, and is whole again when it is off', async () => {
  const user = userEvent.setup();
  const page = await openMap();
  await user.click(page.map.getByRole('button', { name: 'Search as I move' }));
  await user.click(page.map.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(withinOf(page)?.split(';')).toHaveLength(2));
  const first = withinOf(page);
  await user.click(page.map.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(withinOf(page)).not.toBe(first));
  await user.click(page.map.getByRole('button', { name: 'Search as I move' }));
  await waitFor(() => expect(withinOf(page)).toBeNull());
});

test('a part of the map without a stay says so and keeps the list', async () => {
  const user = userEvent.setup();
  const page = await openMap();
  await user.click(page.map.getByRole('button', { name: 'Draw an area' }));
  await draw(page.map, [
    [0, 0],
    [8, 0],
    [8, 8],
  ]);
  expect(await page.map.findByText('Nothing of this search is in that part of the map.')).toBeInTheDocument();
  expect(withinOf(page)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '2 stays in Bali' })).toBeInTheDocument();
});

test('a shared address with an area shows its chip, which takes it off', async () => {
  const user = userEvent.setup();
  const page = await openMap('&within=-9.0000,115.0000;-9.0000,115.5000;-8.5000,115.5000');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Drawn area' }));
  await waitFor(() => expect(withinOf(page)).toBeNull());
});

test('a strip above the list of a phone shows where the hotels lie and opens their map', async () => {
  const user = userEvent.setup();
  await openHotelPage({ url: LIST_URL });
  const strip = await screen.findByRole('button', { name: 'Open map' });
  await waitFor(() => expect(strip.querySelector('path')).not.toBeNull());
  const title = screen.getByRole('heading', { level: 1 });
  expect(strip.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(strip);
  expect(await screen.findByRole('dialog', { name: 'Map of the hotels' })).toBeInTheDocument();
});
