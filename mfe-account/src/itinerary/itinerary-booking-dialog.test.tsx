import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_USER, refusal, renderPage } from '@wisata/runtime/testing';
import { DAYS, makeItinerary } from '../api/itinerary.fixture.ts';
import { makeLine } from '../api/order.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const ADD = 'POST /api/v1/itinerary/add';
const TITLES = ['Pullman Legian', 'Tugu Malang', 'Amanjiwo'];
const LINES = TITLES.map((title) => makeLine({ id: title, title }));

/** A server that has no day of one booking until it is told. */
async function open(locale: 'en' | 'id') {
  const added = new Set<string>();
  const days = { isKnown: false };
  const page = await renderPage({
    routes: remote.routes,
    url: '/member/itinerary?add=booking',
    locale,
    user: TEST_USER,
    messages: { account: locale === 'id' ? id : en },
    handlers: {
      'GET /api/v1/itinerary/group': () =>
        [...added].map((title, at) => ({
          date: `2026-12-1${at}`,
          items: [{ ...DAYS[0]!.items[0]!, itinerary_id: `it-${title}`, booking_id: title, title }],
        })),
      'GET /api/v1/dashboard/booking': () => ({ data: LINES, current_page: 1, per_page: 10, total: 3 }),
      [ADD]: ({ json }) => {
        const { id: title } = json as { id: string };
        if (title === 'Tugu Malang' && !days.isKnown) return refusal(409, 'No day', { code: 'ITINERARY_NO_DATE' });
        added.add(title);
        return makeItinerary({ id: `it-${title}`, booking_id: title });
      },
    },
  });
  const sent = () =>
    page.requests.filter(({ target }) => target === ADD).map(({ json }) => (json as { id: string }).id);
  return { ...page, sent, days };
}

test.each([
  ['en', 'Add to itinerary', 'Tugu Malang This booking has no travel day yet.', 'Added to itinerary'],
  [
    'id',
    'Tambahkan ke rencana perjalanan',
    'Tugu Malang Pesanan ini belum punya hari perjalanan.',
    'Ditambahkan ke rencana perjalanan',
  ],
] as const)('%s: what is refused is named and leaves the others alone', async (locale, press, words, told) => {
  const user = userEvent.setup();
  const { sent, days, toasts } = await open(locale);
  const dialog = within(await screen.findByRole('dialog'));
  const box = (title: string) => dialog.getByRole('checkbox', { name: new RegExp(title) });
  for (const title of TITLES) await user.click(box(title));
  await user.click(dialog.getByRole('button', { name: press }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(sent()).toEqual(TITLES);
  await waitFor(() => expect(box('Amanjiwo')).toBeDisabled());
  expect(box('Pullman Legian')).toBeDisabled();
  expect(box('Tugu Malang')).toBeChecked();
  days.isKnown = true;
  await user.click(dialog.getByRole('button', { name: press }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([...TITLES, 'Tugu Malang']);
  expect(toasts[0]).toEqual({ message: told, kind: 'success' });
});
