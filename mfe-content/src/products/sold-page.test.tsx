import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type RenderPageOptions } from '@wisata/runtime/testing';
import { SOLD_SAMPLE } from '../api/sold.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };

const open = ({ locale = 'en', ...more }: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: remote.routes,
    url: '/product/manta-snorkelling?date=2026-12-12',
    locale,
    nowMs: Date.parse('2026-11-20T03:00:00Z'),
    messages: { content: locale === 'id' ? id : en },
    handlers: { 'POST /api/v1/top/get-product': () => SOLD_SAMPLE },
    ...more,
  });
const book = async () =>
  within(await screen.findByRole('region', { name: 'Price and booking' })).getByRole('link', { name: /^Book for/ });

test('says what it is, what is in it and what the choice costs, and leads to its checkout', async () => {
  const user = userEvent.setup();
  const { requests, router } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Snorkelling with mantas' })).toBeVisible();
  for (const text of ['Mask and fins', 'Mantas are wild', 'Show this voucher at the counter'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(await book()).toHaveTextContent(/Rp\. 1\.380\.000/);
  await user.click(screen.getByRole('button', { name: 'One child more' }));
  await waitFor(async () => expect(await book()).toHaveTextContent(/Rp\. 1\.940\.000/));
  await user.click(screen.getByRole('radio', { name: /With the cliffs/ }));
  await waitFor(async () => expect(await book()).toHaveTextContent(/Rp\. 1\.880\.000/));
  const address = new URL((await book()).getAttribute('href')!, 'https://wisata.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    slug: 'manta-snorkelling',
    option: 'land',
    date: '2026-12-12',
    time: '0730',
    adult: '2',
    totalPrice: '1880000',
  });
  await waitFor(() => expect(router.state.location.search).toContain('option=land'));
  expect(requests.filter(({ target }) => target.endsWith('get-product'))).toHaveLength(1);
});

test('a session that is full says so and cannot be chosen', async () => {
  await open({ url: '/product/manta-snorkelling?date=2026-12-11' });
  expect(await screen.findByRole('radio', { name: /7:30/ })).toBeDisabled();
  expect(screen.getByText('3 places left')).toBeVisible();
});

test('speaks Indonesian', async () => {
  await open({ locale: 'id' });
  const offers = await screen.findAllByRole('link', { name: /^Pesan seharga/ });
  expect(offers).toHaveLength(2);
  for (const offer of offers) expect(offer).toHaveTextContent(/Rp\. 1\.380\.000/);
});
