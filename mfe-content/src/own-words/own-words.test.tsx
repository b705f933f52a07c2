import { beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage } from '@wisata/runtime/testing';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { OwnWordsDoor } from './own-words-door.tsx';
import { DESCRIPTIONS, PLACES } from './own-words.fixture.ts';

beforeAll(() => import('./own-words.tsx'), 30_000);

async function openDoor(locale: 'en' | 'id' = 'en', answer: () => unknown = () => PLACES) {
  const page = await renderPage({
    routes: [
      { path: '', Component: OwnWordsDoor },
      { path: '*', Component: () => null },
    ],
    url: '/',
    locale,
    messages: { content: locale === 'id' ? id : en },
    handlers: { 'GET /api/v1/top/search-places': answer },
    config: { services: ['hotel', 'train'], descriptions: DESCRIPTIONS },
  });
  const words = locale === 'id' ? id.ownWords : en.ownWords;
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  return { ...page, words };
}

const sentenceField = (name: string) => screen.findByRole('textbox', { name });
const searchLink = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

test('what is written is read on the device and leads to the list with everything filled in', async () => {
  const { requests, words } = await openDoor();
  const field = await sentenceField(words.title);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'train to jogja tomorrow morning, 2 adults');
  const address = searchLink(words.search);
  expect(address.pathname).toBe('/train/list');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    destination: 'JOG',
    departDate: '2026-11-21',
    adult: '2',
    departTime: 'morning',
  });
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('Yogyakarta');
  expect(requests.map(({ target, query }) => `${target}${query}`)).toEqual(['GET /api/v1/top/search-places']);
});

test('what was understood can be put right, and is read anew when the sentence goes on', async () => {
  const { words } = await openDoor();
  const field = await sentenceField(words.title);
  await userEvent.type(field, 'ubud 3 nights 1 child');
  expect(searchLink(words.search).searchParams.get('destinationKey')).toBe('DPS.ubud');
  const place = screen.getByRole('combobox', { name: 'Where' });
  await userEvent.clear(place);
  await userEvent.type(place, 'Yogyakarta');
  await userEvent.tab();
  const children = screen.getByRole('spinbutton', { name: 'Children' });
  await userEvent.clear(children);
  await userEvent.type(children, '2');
  expect(Object.fromEntries(searchLink(words.search).searchParams)).toEqual({
    destinationKey: 'JOG',
    city: 'Yogyakarta',
    checkInDate: '2026-11-21',
    checkOutDate: '2026-11-24',
    countChild: '2',
  });
  await userEvent.type(field, ' 2 rooms');
  expect(searchLink(words.search).searchParams.get('destinationKey')).toBe('DPS.ubud');
});

test('wishes are taken off, another service is chosen, and what is not understood or not sold there is said', async () => {
  const { words } = await openDoor();
  await userEvent.type(await sentenceField(words.title), 'executive train to ubud with karaoke');
  expect(screen.getByText('Not understood: karaoke')).toBeVisible();
  expect(screen.getByText('Train: nothing in ubud')).toBeVisible();
  const wishes = within(screen.getByRole('group', { name: 'What narrows the list' }));
  await userEvent.click(wishes.getByRole('button', { name: 'Leave out: Executive' }));
  expect(searchLink(words.search).searchParams.has('class')).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'hotel');
  expect(searchLink(words.search).searchParams.get('destinationKey')).toBe('DPS.ubud');
});

test('the Search key of a keyboard goes where the link goes, and no form could carry the sentence away', async () => {
  const { router, words } = await openDoor();
  const field = await sentenceField(words.title);
  expect(field).not.toHaveAttribute('name');
  await userEvent.type(field, 'ubud 3 nights');
  const { pathname, search } = searchLink(words.search);
  await userEvent.type(field, '{Enter}');
  expect(router.state.location).toMatchObject({ pathname, search });
});

test('where no service was understood the Search key says what has to be said, until it is said', async () => {
  const { router, words } = await openDoor();
  const field = await sentenceField(words.title);
  await userEvent.type(field, 'executive to gambir from ubud{Enter}');
  expect(router.state.location.pathname).toBe('/');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Say which of these you look for: Hotel, Train'));
  expect(screen.getByRole('alert')).toHaveTextContent('Say which of these you look for: Hotel, Train');
  await userEvent.type(field, ' train');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field, '{Enter}');
  expect(router.state.location.pathname).toBe('/train/list');
});

test('it speaks Indonesian', async () => {
  const { words } = await openDoor('id');
  await userEvent.type(await sentenceField(words.title), 'kereta ke jogja lusa');
  expect(screen.getByRole('combobox', { name: 'Ke' })).toHaveValue('Yogyakarta');
  expect(searchLink(words.search).searchParams.get('departDate')).toBe('2026-11-22');
});

test('where the places cannot be loaded it says so and asks again', async () => {
  let isDown = true;
  const { words } = await openDoor('en', () => (isDown ? refusal(400, 'Out of order') : PLACES));
  expect(await screen.findByText(words.failed)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: en.again }));
  expect(await sentenceField(words.title)).toBeVisible();
});
