import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DOOR_TO_DOOR } from '@wisata/kernel/contracts/door-to-door';
import { renderPage, type Handlers } from '@wisata/runtime/testing';
import { TEST_OFFER } from '@wisata/runtime/testing-offer';
import * as v from 'valibot';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const offer = {
  name: 'Citilink QG 710',
  class_name: 'Economy',
  depart: { date: '2026-12-12', time: '06:00', zone: 'WIB', place: 'Soekarno-Hatta (CGK)' },
  arrive: { date: '2026-12-12', time: '07:35', zone: 'WIB', place: 'Juanda (SUB)' },
  changes: 0,
  to_minutes: 50,
  wait_minutes: 90,
  ride_minutes: 95,
  out_minutes: 25,
  on_minutes: 40,
  door_minutes: 300,
  total: 1_900_000,
  currency: 'IDR' as const,
  comfort: ['Airbus A320-200', '20 kg of checked bags each'],
  co2_kg: 57,
};
const train = {
  ...offer,
  name: 'Argo Bromo Anggrek 2',
  class_name: 'Executive',
  depart: { ...offer.depart, time: '08:20', place: 'Gambir (GMR)' },
  arrive: { ...offer.arrive, time: '16:25', place: 'Pasar Turi (SBI)' },
  to_minutes: 15,
  wait_minutes: 30,
  ride_minutes: 485,
  out_minutes: 10,
  on_minutes: 15,
  door_minutes: 555,
  total: 1_185_000,
  comfort: ['Seats 2-2 in a row, 50 in a coach'],
  co2_kg: 25,
};
const about = { origin: 'JKT', destination: 'SUB', offer_count: 3 };
const ANSWER = {
  from: 'Jakarta',
  to: 'Surabaya',
  date: '2026-12-12',
  is_estimate: true,
  ways: [
    { ...about, service: 'flight', cheapest: offer, quickest: offer, co2_method: 'Grams of the aircraft.' },
    {
      ...about,
      service: 'train',
      cheapest: train,
      quickest: { ...train, name: 'Sembrani 61', door_minutes: 540 },
      co2_method: 'Grams of the track.',
    },
  ],
};
/** How flights are searched by others. */
const FLIGHT = {
  ...TEST_OFFER.descriptions['flight']!,
  search: {
    kind: 'journey' as const,
    words: { en: [], id: [] },
    keys: { from: 'origin', to: 'destination', start: 'departDate', adults: 'ADT', children: 'CHD' } as const,
  },
};
const URL = '/plane-or-train?from=Jakarta&to=Surabaya&date=2026-12-12&adults=2';

beforeAll(() => import('./plane-or-train.page.tsx'), 30_000);

const open = (url: string, { locale, handlers = {} }: { locale?: 'id'; handlers?: Handlers } = {}) =>
  renderPage({
    routes: remote.routes,
    url,
    messages: { content: locale ? id : en },
    config: { descriptions: { ...TEST_OFFER.descriptions, flight: FLIGHT } },
    handlers: {
      'GET /api/v1/top/get-landings': () => [],
      'POST /api/v1/door-to-door': () => ANSWER,
      ...handlers,
    },
    ...(locale ? { locale } : {}),
  });

test('the answer that this page is tested with is whole', () => {
  expect(v.parse(DOOR_TO_DOOR, ANSWER)).toEqual(ANSWER);
});

describe('plane or train', () => {
  test('shows each way part by part, says which is better, and names where every figure comes from', async () => {
    const { requests } = await open(URL);
    const table = within(await screen.findByRole('table'));
    expect(requests.find(({ target }) => target.endsWith('door-to-door'))?.json).toMatchObject({
      adults: 2,
      locale: 'en',
    });
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('Total for the party')).toEqual([
      expect.stringMatching(/Rp\.\s1\.900\.000$/),
      expect.stringMatching(/Rp\.\s1\.185\.000better$/),
      expect.stringMatching(/Rp\.\s1\.185\.000better$/),
    ]);
    expect(cells('Door to door')).toEqual(['5 h 0 minbetter', '9 h 15 min', '9 h 0 min']);
    expect(cells('CO₂ each')).toEqual(['57 kg', '25 kgbetter', '25 kgbetter']);
    expect(screen.getByText(/the checkout asks the same total/, { selector: 'li:first-child' })).toBeVisible();
    expect(screen.getByText(/Grams of the track\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /See all 3: Flights/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flight\/list\?origin=JKT&destination=SUB&departDate=2026-12-12&ADT=2/),
    );
  });

  test('says what is wrong above the form and beside the field, in the title too, and asks for nothing', async () => {
    document.title = 'Plane or train';
    const { requests } = await open('/plane-or-train?from=Jakarta&to=&date=2026-11-01');
    const summary = await screen.findByRole('group', { name: '2 things to fix before comparing' });
    expect(summary).toHaveFocus();
    expect(document.title).toBe('Error: Plane or train');
    const problems = ['Name a city, for example Surabaya.', 'Choose a day from today on.'];
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([`To: ${problems[0]}`, `Day: ${problems[1]}`]);
    const to = screen.getByRole('textbox', { name: 'To' });
    expect(to).toHaveAccessibleDescription(problems[0]);
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(problems[1]);
    await userEvent.click(links[0]!);
    expect(to).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('Jakarta');
    expect(requests.some(({ target }) => target.endsWith('door-to-door'))).toBe(false);
  });

  test('after each Compare the focus is at what was found, or at what has to be put right', async () => {
    await open('/plane-or-train');
    const from = await screen.findByRole('textbox', { name: 'From' });
    await userEvent.type(from, 'Jakarta');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const summary = () => screen.findByRole('group', { name: '1 thing to fix before comparing' });
    expect(await summary()).toHaveFocus();
    // As the shell does after each navigation.
    document.title = 'Plane or train';
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(document.title).toBe('Error: Plane or train'));
    expect(await summary()).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), 'Surabaya{Enter}');
    expect(await screen.findByText(/^Jakarta to Surabaya, .*4 Dec/)).toHaveFocus();
    expect(document.title).toBe('Plane or train');
    expect(screen.getByRole('textbox', { name: 'From' })).toBe(from);
  });

  test('Back and Forward bring the form of their comparison, and arriving leaves the focus to the shell', async () => {
    const { router } = await open(URL);
    const to = await screen.findByRole('textbox', { name: 'To' });
    expect(document.body).toHaveFocus();
    await userEvent.clear(to);
    await userEvent.type(to, 'Bandung{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('Bandung'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(to).toHaveValue('Surabaya'));
    await act(() => router.navigate(1));
    await waitFor(() => expect(to).toHaveValue('Bandung'));
  });

  test('says so where only one of them goes, in Indonesian too', async () => {
    const handlers = { 'POST /api/v1/door-to-door': () => ({ ...ANSWER, ways: ANSWER.ways.slice(0, 1) }) };
    await open(URL, { locale: 'id', handlers });
    expect(await screen.findByText('Tidak ada dua cara di antara kota ini')).toBeVisible();
  });
});
