import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@wisata/runtime/testing';
import { CONFIRM_CALL, DETAIL_URL, openTransport } from '../testing/transport-pages.tsx';

test('extras join the price at once, the address keeps them, and the checkout gets what was seen', async () => {
  const user = userEvent.setup();
  const { router, requests } = await openTransport({ url: DETAIL_URL });
  expect(await screen.findByRole('heading', { level: 1, name: 'Toyota Avanza 1.5 G' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Child seat: one more' }));
  await user.click(screen.getByRole('button', { name: 'Child seat: one more' }));
  const row = (await screen.findByText('Child seat × 2')).closest('tr');
  expect(row).toHaveTextContent(/Rp\.\s300\.000$/);
  expect(requests.filter(({ target }) => target === CONFIRM_CALL)).toHaveLength(1);
  await user.click(screen.getAllByRole('link', { name: /^Book for Rp\.\s1\.535\.000/ })[0]!);
  expect(router.state.location.pathname).toBe('/transport/checkout');
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get('totalPrice'), query.getAll('extra')]).toEqual(['1535000', ['CHILD_SEAT.2']]);
});

test('a vehicle that is taken leads to the others, in the language of the page', async () => {
  const taken = () => refusal(409, 'Taken', { code: 'TRANSPORT_SOLD_OUT' });
  await openTransport({ url: DETAIL_URL, locale: 'id', handlers: { [CONFIRM_CALL]: taken } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kendaraan tidak ditemukan' })).toBeVisible();
  expect(screen.getByText('Kendaraan terakhir jenis ini baru saja dipesan. Pilih yang lain.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat kendaraan lain' })).toHaveAttribute(
    'href',
    expect.stringContaining('/transport/list?mode=self-drive'),
  );
});
