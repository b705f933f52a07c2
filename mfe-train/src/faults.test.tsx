import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRAIN_PRICE_ANSWER } from '@wisata/kernel/contracts/train-answers.fixture';
import { refusal, TEST_USER } from '@wisata/runtime/testing';
import { DEPART_KEY, FAMILY_LIST, FAMILY_QUERY } from './api/train.fixture.ts';
import { BOOKING_CALL, LIST_CALL, openTrains, PRICE_CALL } from './testing/train-pages.ts';

const down = () => refusal(502, 'Bad gateway', { code: 'TRAIN_SUPPLIER_FAILED' });
const closed = () =>
  refusal(503, 'Wartung', { code: 'TRAIN_MAINTENANCE', data: { until: '2026-11-20T20:30:00.000Z' } });
const none = { ...FAMILY_LIST, Schedules: FAMILY_LIST.Schedules.map((each) => ({ ...each, Journeys: [] })) };

test.each([
  ['fails', down, 'en', /^The railway is not answering properly/],
  ['fails', down, 'id', /^Pihak kereta sedang tidak menjawab/],
  ['is closed for the night', closed, 'en', /for maintenance until 03:30 WIB, Sat 21 Nov 2026/],
  ['is closed for the night', closed, 'id', /dalam pemeliharaan sampai 03\.30 WIB, Sab, 21 Nov 2026/],
  ['answers garbage', () => ({ html: '<h1>504</h1>' }), 'en', 'The trains could not be fetched'],
  ['answers garbage', () => ({ html: '<h1>504</h1>' }), 'id', 'Daftar kereta tidak dapat dimuat'],
  ['has nothing', () => none, 'en', /^No direct train runs from Gambir to Surabaya Pasar Turi/],
  ['has nothing', () => none, 'id', /^Tidak ada kereta langsung dari Gambir ke Surabaya Pasar Turi/],
] as const)('a railway that %s is said in the reader’s language (%#)', async (_what, answer, locale, words) => {
  await openTrains({ locale, handlers: { [LIST_CALL]: answer } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getAllByText(/Gambir/, { selector: 'p' })[0]).toBeVisible();
});

test.each([
  ['en', 'Looking for trains'],
  ['id', 'Mencari kereta'],
] as const)('a slow railway is waited for, and the page says so in %s', async (locale, words) => {
  await openTrains({ locale, handlers: { [LIST_CALL]: () => new Promise(() => undefined) } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a booking that fails in any way is told, and nothing that was typed is lost', async () => {
  const user = userEvent.setup();
  let price = TRAIN_PRICE_ANSWER;
  let answer = down;
  await openTrains({
    url: `/train/checkout?${FAMILY_QUERY.replace('&returnDate=2026-12-14', '').replace('adult=2&infant=1', 'adult=1&infant=0')}&departKey=${DEPART_KEY}&totalPrice=1335000`,
    user: { ...TEST_USER, gender: 'female' },
    nowMs: Date.parse('2026-11-20T06:00:00Z'),
    handlers: {
      'GET /api/v1/dashboard/passenger': () => ({ data: [], current_page: 1, per_page: 100, total: 0 }),
      [PRICE_CALL]: () => price,
      [BOOKING_CALL]: () => answer(),
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Adult 1' }));
  await user.type(card.getByLabelText('KTP number (NIK)'), '3171025704910003');
  await user.click(screen.getByText('Continue to review', { selector: 'button' }));
  const book = () => user.click(screen.getByText('Book and choose how to pay', { selector: 'button' }));
  await screen.findByText('Book and choose how to pay', { selector: 'button' });
  await book();
  expect(await screen.findByText(/railway is not answering properly/)).toBeVisible();
  answer = closed;
  await book();
  expect(await screen.findByText(/for maintenance until 03:30 WIB/)).toBeVisible();
  answer = () => refusal(409, 'changed', { code: 'PRICE_CHANGED' });
  price = { ...price, total: 1_400_000 };
  await book();
  expect(await screen.findByText(/The railway asks for more than the price you saw/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Accept Rp\.\s1\.400\.000/ }));
  answer = () => refusal(409, 'sold', { code: 'TRAIN_SOLD_OUT' });
  await book();
  expect(await screen.findByText('These seats are no longer available')).toBeVisible();
  expect(screen.getByText('KTP 3171025704910003')).toBeInTheDocument();
});
