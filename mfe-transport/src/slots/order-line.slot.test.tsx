import { screen, within } from '@testing-library/react';
import type { Locale } from '@wisata/kernel/locale';
import type { OrderLine } from '@wisata/kernel/remote';
import { createLineView, OPEN_LINE, statesOf, testLineStates } from '@wisata/runtime/testing-orders';
import en from '../messages/en.json' with { type: 'json' };
import id from '../messages/id.json' with { type: 'json' };
import { OrderLineSlot } from './order-line.slot.tsx';

const line: OrderLine = {
  ...OPEN_LINE,
  title: 'Airport transfer to Sanur',
  amount: 165000,
  service: 'transport',
  detail: {
    pickup: {
      name: 'Denpasar station',
      names: { en: 'Denpasar station', id: 'Stasiun Denpasar' },
      date: '2026-12-12 14:00:00',
    },
    dropoff: { name: 'Sanur', date: '2026-12-12 14:40:00' },
  },
};

const showLine = createLineView(OrderLineSlot, { en, id });
const show = async (fields: Partial<OrderLine>, locale?: Locale) =>
  within(await showLine({ ...line, ...fields }, locale));

testLineStates({ show: showLine, states: statesOf(line) });

test('shows what was booked, that it is unpaid, the order ID and the price', async () => {
  const card = await show({});
  for (const text of [
    'Pick-up: Denpasar station, Sat 12 Dec 2026',
    'Drop-off: Sanur, Sat 12 Dec 2026',
    'Unpaid',
    'Order ID WS7K3M9Q2X',
    'Rp. 165.000',
  ])
    expect(card.getByText(text)).toBeVisible();
});

test('speaks Indonesian', async () => {
  const card = await show({}, 'id');
  for (const text of ['Jemput: Stasiun Denpasar, Sab, 12 Des 2026', 'Belum dibayar', 'ID pesanan WS7K3M9Q2X'])
    expect(card.getByText(text)).toBeVisible();
});

test.each([null, 'text', {}, { pickup: { name: 'Sanur' }, dropoff: null }])(
  'a record of another shape (%j) keeps title, code and price',
  async (detail) => {
    await show({ detail });
    expect(screen.getByRole('article')).toHaveTextContent(
      'Airport transfer to SanurUnpaidOrder ID WS7K3M9Q2XRp. 165.000',
    );
  },
);
