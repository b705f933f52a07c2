import { within } from '@testing-library/react';
import type { OrderLine } from '@wisata/kernel/remote';
import { TOUR_RECORD, VENUE_RECORD } from '@wisata/kernel/contracts/tour-booking.fixture';
import { createLineView, OPEN_LINE, testLine } from '@wisata/runtime/testing-orders';
import { WORDS } from '../testing/visit-pages.tsx';
import { OrderLineSlot } from './order-line.slot.tsx';

const line: OrderLine = {
  ...OPEN_LINE,
  title: 'Ubud culture afternoon',
  amount: 188,
  currency: 'SGD',
  service: 'tour',
  detail: TOUR_RECORD,
};

const show = createLineView(OrderLineSlot, WORDS, (_service, locale) => WORDS[locale]);

testLine({
  show,
  line,
  texts: {
    en: [
      'Wed 2 Dec 2026 – Thu 3 Dec 2026, 13:00 WIB · 3 people',
      'Comfort, 3 stars · Malang',
      'Unpaid',
      'Order ID WS7K3M9Q2X',
      'S$ 188.00',
    ],
    id: [/3 orang/, 'Nyaman, bintang 3 · Malang', 'Belum dibayar', 'ID pesanan WS7K3M9Q2X'],
  },
  unreadable: [null, 'text', {}, { departure: 20261215, paxes: 3 }],
  left: 'Ubud culture afternoonUnpaidOrder ID WS7K3M9Q2XS$ 188.00',
});

test('a venue is shown by the same slot, with its session', async () => {
  const card = within(await show({ ...line, service: 'venue', detail: VENUE_RECORD }));
  expect(card.getByText('Thu 3 Dec 2026, 12:00 SGT · 2 people')).toBeVisible();
});

test('a ticket without a day says until when it is good', async () => {
  const open = { departure: null, range: { start: null, end: null }, valid_until: '2027-02-18', venue_time: null };
  const card = within(await show({ ...line, service: 'venue', detail: { ...VENUE_RECORD, ...open } }));
  expect(card.getByText('Any day until Thu 18 Feb 2027 · 2 people')).toBeVisible();
});
