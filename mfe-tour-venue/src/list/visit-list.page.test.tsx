import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VENUE_LIST_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import { refusal } from '@wisata/runtime/testing';
import { TOUR_LIST_ANSWER } from '../api/visit.fixture.ts';
import { openVisits, TOUR_LIST_CALL } from '../testing/visit-pages.tsx';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('tours begin in Jakarta, by name, at what the party pays at least', async () => {
  const asked: unknown[] = [];
  await openVisits({
    handlers: {
      [TOUR_LIST_CALL]: ({ json }) => {
        asked.push(json);
        return TOUR_LIST_ANSWER;
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' })).toBeVisible();
  expect(asked).toMatchObject([{ location: 'JKT', participants: 2, month: 0 }]);
  expect(titles()).toEqual(['Borobudur and Prambanan in one day', 'Bromo sunrise']);
  const card = within(screen.getByRole('article', { name: 'Bromo sunrise' }));
  expect(card.getByText('S$ 376')).toBeVisible();
  expect(card.getByText('S$ 188 per adult')).toBeVisible();
  expect(card.getByText('about Rp. 4.512.000')).toBeVisible();
  expect(card.getByText(/2 days, 1 night/)).toBeVisible();
  expect(card.getByText('Next free: Thu 26 Nov · Fri 27 Nov')).toBeVisible();
});

test('the address carries order and filters, which are taken off one by one', async () => {
  const user = userEvent.setup();
  const { router } = await openVisits({ url: '/tour/list?location=JKT&sort=name_desc&rated=4.5' });
  await screen.findByRole('heading', { level: 1, name: '1 tour from Jakarta' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Rated 4.5 and more' }));
  await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' });
  expect(titles()).toEqual(['Bromo sunrise', 'Borobudur and Prambanan in one day']);
  expect(router.state.location.search).toContain('sort=name_desc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the list' }), 'Lowest price');
  await waitFor(() => expect(titles()).toEqual(['Borobudur and Prambanan in one day', 'Bromo sunrise']));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(titles()).toEqual(['Bromo sunrise', 'Borobudur and Prambanan in one day']));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: '1 tour from Jakarta' });
});

test('a filter that is taken off and an order that is chosen before the list has followed both count', async () => {
  const { router } = await openVisits({ url: '/tour/list?location=JKT&rated=4.5' });
  await screen.findByRole('heading', { level: 1, name: '1 tour from Jakarta' });
  const order = screen.getByRole('combobox', { name: 'Order of the list' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Rated 4.5 and more' }));
  fireEvent.change(order, { target: { value: 'name_desc' } });
  expect(order).toHaveValue('name_desc');
  await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' });
  await waitFor(() => expect(titles()).toEqual(['Bromo sunrise', 'Borobudur and Prambanan in one day']));
  expect(router.state.location.search).not.toContain('rated');
});

test('a part of the map in the address leaves what lies in it, and is taken off', async () => {
  const user = userEvent.setup();
  await openVisits({ url: '/tour/list?location=JKT&within=-7.8,110.0;-7.8,110.6;-7.4,110.6;-7.4,110.0' });
  await screen.findByRole('heading', { level: 1, name: '1 tour from Jakarta' });
  expect(titles()).toEqual(['Borobudur and Prambanan in one day']);
  await user.click(screen.getByRole('button', { name: 'Remove filter Part of the map' }));
  await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' });
});

test('each choice says how many it would leave before it is made', async () => {
  const user = userEvent.setup();
  await openVisits();
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByRole('checkbox', { name: /2 to 3 days/ }));
  await user.click(sheet.getByRole('button', { name: 'Show 1 tour' }));
  await screen.findByRole('heading', { level: 1, name: '1 tour from Jakarta' });
  expect(titles()).toEqual(['Bromo sunrise']);
});

test('a place without venues says so in Indonesian and leads on', async () => {
  await openVisits({ url: '/venue/list', locale: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Atraksi tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Semua atraksi' })).toHaveAttribute(
    'href',
    '/venue/list?location=&participants=2',
  );
});

test('a failed list is asked for again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  await openVisits({
    handlers: { [TOUR_LIST_CALL]: () => (isDown ? refusal(500, 'Away') : TOUR_LIST_ANSWER) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: '2 tours from Jakarta' })).toBeVisible();
});

test('times of the first free day are pressed on the card, full ones not, and parts of the day narrow the list', async () => {
  const user = userEvent.setup();
  const { router } = await openVisits({
    url: '/venue/list',
    handlers: { 'POST /api/v1/venue/availability': () => VENUE_LIST_ANSWER },
  });
  const card = within(await screen.findByRole('article', { name: 'Southern Sea aquarium' }));
  expect(await card.findByText('Fri 20 Nov: S$ 88 for 2 adults')).toBeVisible();
  expect(card.queryByRole('link', { name: /09:00/ })).toBeNull();
  const starts = within(screen.getByRole('group', { name: 'Start time' }));
  expect(starts.getByRole('button', { name: /Evening/ })).toBeDisabled();
  await user.click(starts.getByRole('button', { name: /Afternoon/ }));
  await waitFor(() => expect(titles()).toEqual(['Southern Sea aquarium']));
  await user.click(screen.getByRole('link', { name: /^12:00.*Southern Sea aquarium/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/venue/detail'));
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get('date'), query.get('time'), query.get('adult')]).toEqual(['2026-11-20', '2', '2']);
});

test('venues begin in Singapore until Jakarta is chosen, and there from then on', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const handlers = {
    'POST /api/v1/venue/availability': ({ json }: { json: unknown }) => {
      asked.push(json);
      return VENUE_LIST_ANSWER;
    },
  };
  const { router } = await openVisits({ url: '/venue/list', handlers });
  await user.click(await screen.findByRole('link', { name: 'Jakarta instead' }));
  await screen.findByRole('link', { name: 'Singapore instead' });
  await act(() => router.navigate('/help'));
  await act(() => router.navigate('/venue/list'));
  await screen.findByRole('link', { name: 'Singapore instead' });
  expect(asked).toMatchObject([{ location: 'SIN' }, { location: 'JKT' }]);
});

test('the name of a place that a form has sent without script leads to the list of its id', async () => {
  const { router } = await openVisits({ url: '/tour/list?location=Yogyakarta&participants=2' });
  await waitFor(() => expect(router.state.location.search).toBe('?location=JOG&participants=2'));
});

test('nothing is found at a place that nobody knows, and its name stays', async () => {
  const { router } = await openVisits({
    url: '/tour/list?location=Atlantis',
    handlers: {
      'GET /api/v1/tour/master-location': () => [],
      [TOUR_LIST_CALL]: () => ({ ...TOUR_LIST_ANSWER, data: [], total: 0 }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tour not found' })).toBeVisible();
  expect(router.state.location.search).toBe('?location=Atlantis');
});

test('the form can be sent before its script works: to the list, with everything that it holds', async () => {
  await openVisits({ url: '/tour/list?location=JKT&category=2&month=12&participants=3' });
  await userEvent.click(await screen.findByRole('button', { name: /Change search/ }));
  const form = (await screen.findByRole('button', { name: 'Search tours' })).closest('form')!;
  expect(new URL(form.action).pathname).toBe('/tour/list');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    location: 'Jakarta',
    category: '2',
    month: '12',
    participants: '3',
  });
});

test('a strip above the list of a phone shows where the tours lie and opens their map', async () => {
  const user = userEvent.setup();
  await openVisits();
  const strip = await screen.findByRole('button', { name: 'Map' });
  await waitFor(() => expect(strip.querySelector('path')).not.toBeNull());
  const title = screen.getByRole('heading', { level: 1 });
  expect(strip.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(strip);
  expect(await screen.findByRole('dialog', { name: 'Map of the list' })).toBeInTheDocument();
});
