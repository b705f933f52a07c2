import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { fareAnswer } from '../api/flight-checkout.fixture.ts';
import { FARE, openCheckout } from '../testing/checkout-page.tsx';

describe('without a fare', () => {
  test('an address without flights says so and leads on', async () => {
    await openCheckout({ url: '/flight/checkout' });
    expect(await screen.findByRole('heading', { name: 'Flight not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See flights of this search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/flight\/list\?/),
    );
  });

  test('seats that are gone lead to the same search', async () => {
    await openCheckout({ handlers: { [FARE]: () => refusal(409, 'Sold out', { code: 'FLIGHT_SOLD_OUT' }) } });
    expect(await screen.findByRole('heading', { name: 'These seats are no longer available' })).toBeVisible();
  });

  test('a failure is told and can be tried again', async () => {
    const user = userEvent.setup();
    let isUp = false;
    await openCheckout({
      handlers: { [FARE]: () => (isUp ? fareAnswer() : refusal(500, 'Something went wrong!')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  });
});

test('a fare that is held runs out with a way to search again, and can be asked for again', async () => {
  const user = userEvent.setup();
  let isOld = true;
  const handlers = {
    [FARE]: () => (isOld ? { ...fareAnswer(), expires_at: '2026-11-20T06:59:00Z' } : fareAnswer()),
  };
  await openCheckout({ handlers });
  const dialog = await screen.findByRole('alertdialog', { name: 'Booking Expired' });
  const toSearch = within(dialog).getByRole('link', { name: 'Back to search' });
  expect(toSearch.getAttribute('href')).toMatch(/^\/flight\/list\?/);
  // What most want stands last, where the action of every question is.
  const again = within(dialog).getByRole('button', { name: 'Ask for the price again' });
  expect(toSearch.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  isOld = false;
  await user.click(within(dialog).getByRole('button', { name: 'Ask for the price again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText(/We hold this price until 14:28 WIB, Fri 20 Nov 2026/)).toBeVisible();
});
