import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SlotProps } from '@wisata/kernel/remote';
import { renderPage, TEST_USER, type RenderPageOptions } from '@wisata/runtime/testing';
import { LINES } from '../api/order-line.fixture.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import TrainTicket from '../slots/ticket.slot.tsx';

const ID = LINES.issued.id;

const open = ({ locale = 'en', ...more }: Partial<RenderPageOptions> = {}) =>
  renderPage({
    routes: [...remote.routes, { path: '*', Component: () => <h1>Elsewhere</h1> }],
    url: `/train/eticket?id=${ID}`,
    locale,
    messages: { train: locale === 'id' ? id : en },
    user: TEST_USER,
    handlers: { [`GET /api/v1/dashboard/booking/${ID}`]: () => LINES.issued },
    ...more,
  });

const pass = async (name: string) => within(await screen.findByRole('article', { name }));

test('is a boarding pass for each passenger on each train, with seat, station, when to be there and QR', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jakarta to Surabaya and back' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  const there = await pass('Jakarta to Surabaya, LESTARI / AYU MRS');
  for (const text of [
    'EKS-3',
    '7A',
    'Executive H',
    'Gambir (GMR), Jl. Medan Merdeka Timur 1, Jakarta',
    '20:00 WIB, Fri 11 Dec',
    'K7QW2M',
  ])
    expect(there.getByText(text)).toBeVisible();
  expect(await there.findByRole('img', { name: 'QR code of booking code K7QW2M, LESTARI / AYU MRS' })).toBeVisible();
  const back = await pass('Surabaya to Jakarta, SUHARTO / SUHARTO MR');
  for (const text of ['EKS-2', '4D', 'P3XN9A']) expect(back.getByText(text)).toBeVisible();
  const infant = await pass('Jakarta to Surabaya, LESTARI / BIMA MSTR');
  expect(infant.getByText('on the lap, without a seat')).toBeVisible();
});

test('says what was paid and what giving back costs', async () => {
  await open();
  expect(await screen.findByRole('table', { name: 'Paid' })).toHaveTextContent(
    /Fares.*2\.640\.000.*Service fee.*30\.000.*Total.*2\.670\.000/,
  );
  expect(
    screen.getByText('75 % of the fare comes back when you cancel at least 2 hours before departure.'),
  ).toBeVisible();
});

test('says what giving it up now brings back before anybody asks for it', async () => {
  const line = { ...LINES.issued, refund_estimate: { amount: 1_980_000, currency: 'IDR' } };
  await open({ handlers: { [`GET /api/v1/dashboard/booking/${ID}`]: () => line } });
  expect(await screen.findByText(/^Given back now, Rp\.\s1\.980\.000 would come back/)).toBeVisible();
});

test('speaks Indonesian', async () => {
  await open({ locale: 'id' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Jakarta ke Surabaya pulang pergi' })).toBeVisible();
  expect((await pass('Jakarta ke Surabaya, LESTARI / AYU MRS')).getByText('Eksekutif H')).toBeVisible();
});

test('nobody can take a pass for a ticket before it is issued', async () => {
  const props: SlotProps['ticket'] = { line: LINES.issuing };
  await renderPage({
    routes: [{ path: '/', element: <TrainTicket {...props} /> }],
    url: '/',
    messages: { train: en },
  });
  expect((await screen.findAllByRole('article'))[0]).toBeVisible();
  expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
});
