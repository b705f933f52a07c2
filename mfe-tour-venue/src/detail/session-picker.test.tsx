import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VENUE_DETAIL_ANSWER } from '@wisata/kernel/contracts/venue-answers.fixture';
import type { Locale } from '@wisata/kernel/locale';
import { renderPage } from '@wisata/runtime/testing';
import { toDetail } from '../api/visit-adapter.ts';
import { WORDS } from '../testing/visit-pages.tsx';
import { SessionPicker } from './session-picker.tsx';

interface Shown {
  readonly date?: string;
  readonly places?: number;
  readonly locale?: Locale;
}

async function show({ date = '2026-12-02', places = 2, locale = 'en' }: Shown = {}) {
  const onTime = jest.fn();
  const onDate = jest.fn();
  const picker = {
    visit: toDetail(VENUE_DETAIL_ANSWER),
    date,
    timeId: '',
    places,
    today: '2026-11-20',
    onTime,
    onDate,
  };
  await renderPage({
    routes: [{ path: '/', element: <SessionPicker {...picker} /> }],
    url: '/',
    locale,
    messages: WORDS[locale],
  });
  return { onTime, onDate };
}

test('each time says how many places it has, and the one that is full cannot be chosen', async () => {
  const user = userEvent.setup();
  const { onTime } = await show();
  expect(await screen.findByRole('group', { name: 'Times on Wed 2 Dec 2026, SGT' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '09:00 – 12:00, full' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '15:00 – 18:00, free' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: '12:00 – 15:00, 3 left' }));
  expect(onTime).toHaveBeenCalledWith('2');
});

test('too few places for the party say how many there are', async () => {
  await show({ places: 4, locale: 'id' });
  expect(await screen.findByRole('radio', { name: '12.00 – 15.00, hanya 3' })).toBeDisabled();
});

test('a day that is sold out leads to the next one that is not', async () => {
  const user = userEvent.setup();
  const { onDate } = await show({ date: '2026-12-05' });
  expect(await screen.findByText('Sat 5 Dec is sold out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See Sun 6 Dec' }));
  expect(onDate).toHaveBeenCalledWith('2026-12-06');
});
