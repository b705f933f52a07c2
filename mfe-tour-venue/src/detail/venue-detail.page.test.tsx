import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  VENUE_DETAIL_ANSWER,
  VENUE_PASS_ANSWER,
  VENUE_PRICE_ANSWER,
  VENUE_WEEKEND_PRICE_ANSWER,
} from '@wisata/kernel/contracts/venue-answers.fixture';
import { refusal, type RenderPageOptions } from '@wisata/runtime/testing';
import { openVisits } from '../testing/visit-pages.tsx';

const open = ({ handlers, ...more }: Partial<RenderPageOptions> = {}) =>
  openVisits({
    url: '/venue/detail?uniqueId=VEN-020&pax=A&pax=A&pax=C',
    handlers: {
      'POST /api/v1/venue/detail': () => VENUE_DETAIL_ANSWER,
      'POST /api/v1/venue/price-detail': () => [VENUE_PRICE_ANSWER, VENUE_WEEKEND_PRICE_ANSWER],
      ...handlers,
    },
    ...more,
  });

const book = (price: string) => screen.findAllByText(`Book for ${price}`, { selector: 'a' });
const time = (id: string) => document.querySelector<HTMLInputElement>(`input[type=radio][value="${id}"]`)!;

test('a time of a workday is chosen with its places and leads to the checkout in Singapore dollars', async () => {
  const user = userEvent.setup();
  const { router } = await open({ url: '/venue/detail?uniqueId=VEN-020&date=2026-12-02&pax=A&pax=A&pax=C' });
  await screen.findByText('Times on Wed 2 Dec 2026, SGT');
  expect(time('1')).toBeDisabled();
  expect(screen.queryByText(/^Book for/)).toBeNull();
  await user.click(time('2'));
  expect(await screen.findByText(/· Wed 2 Dec 2026, 12:00 SGT · 2 adults, 1 child$/)).toBeVisible();
  await user.click((await book('S$ 119.00'))[0]!);
  expect(router.state.location.pathname).toBe('/venue/checkout');
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get('date'), query.get('time'), query.getAll('pax').join(), query.get('totalPrice')]).toEqual([
    '2026-12-02',
    '2',
    'A,A,C',
    '119',
  ]);
});

test('a weekend has its own price, and a day that is sold out leads to the next one that is not', async () => {
  const user = userEvent.setup();
  const { router } = await open({ url: '/venue/detail?uniqueId=VEN-020&date=2026-12-12&time=2&pax=A&pax=A&pax=C' });
  expect((await book('S$ 135.00'))[0]).toBeVisible();
  await act(() => router.navigate('/venue/detail?uniqueId=VEN-020&date=2026-12-05&pax=A'));
  await user.click(await screen.findByText('See Sun 6 Dec', { selector: 'button' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('date')).toBe('2026-12-06'));
});

test('a pass asks for no day and no time', async () => {
  await open({
    url: '/venue/detail?uniqueId=VEN-014&pax=A',
    handlers: { 'POST /api/v1/venue/detail': () => VENUE_PASS_ANSWER },
  });
  expect((await book('S$ 44.00'))[0]).toBeVisible();
  expect(time('1')).toBeNull();
});

test('a venue that nobody sells keeps the literal', async () => {
  const gone = () => refusal(404, 'Venue is not found', { code: 'VENUE_NOT_FOUND' });
  await open({ handlers: { 'POST /api/v1/venue/detail': gone } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Venue is not found' })).toBeVisible();
});
