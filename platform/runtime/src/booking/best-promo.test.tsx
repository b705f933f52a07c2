import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout } from './testing/tour-checkout.tsx';

const ASKED = 'POST /api/v1/promo-code/best';
const JALAN = {
  code: 'JALAN15',
  name: '15% off whatever you plan',
  description: 'Up to Rp. 250.000.',
  discount: 135_000,
  total: 765_000,
  currency: 'IDR',
};
const kept = () => window.localStorage.getItem('aerowisata_promo_code');

// Transforming what comes after the form is slow, and none of its business is measured by it.
beforeAll(() => import('./best-promo.tsx'), 30_000);

test('a checkout says what the best voucher code would leave to pay and why, and one press keeps it for the payment', async () => {
  const user = userEvent.setup();
  const { requests } = await openCheckout({ handlers: { [ASKED]: () => ({ best: JALAN }) } });
  const said = await screen.findByText(/with the code JALAN15/);
  expect(said).toHaveTextContent('Rp. 765.000 with the code JALAN15');
  expect(screen.getByText('15% off whatever you plan. Up to Rp. 250.000.')).toBeVisible();
  const asked = requests.find(({ target }) => target === ASKED);
  expect(asked?.json).toEqual({ service: 'tour', amount: 900_000, currency: 'IDR', locale: 'en' });

  await user.click(screen.getByRole('button', { name: 'Use it at payment' }));
  expect(kept()).toContain('JALAN15');
  await user.click(screen.getByRole('button', { name: 'Waits for your payment', pressed: true }));
  expect(kept()).toBeNull();
});

test.each([
  ['no code takes anything off', () => ({ best: null })],
  ['the answer is not one', () => ({ best: { code: 'JALAN15' } })],
])('nothing is said where %s', async (_why, answer) => {
  const { requests } = await openCheckout({ handlers: { [ASKED]: answer } });
  await waitFor(() => expect(requests.map(({ target }) => target)).toContain(ASKED));
  await screen.findByRole('region', { name: 'Guest' });
  expect(screen.queryByText(/JALAN15/)).toBeNull();
});
