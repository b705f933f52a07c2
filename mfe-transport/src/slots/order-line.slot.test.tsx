import type { OrderLine } from '@wisata/kernel/remote';
import { createLineView, OPEN_LINE, testLine } from '@wisata/runtime/testing-orders';
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

const show = createLineView(OrderLineSlot, { en, id });

testLine({
  show,
  line,
  texts: {
    en: [
      'Pick-up: Denpasar station, Sat 12 Dec 2026',
      'Drop-off: Sanur, Sat 12 Dec 2026',
      'Unpaid',
      'Order ID WS7K3M9Q2X',
      'Rp. 165.000',
    ],
    id: ['Jemput: Stasiun Denpasar, Sab, 12 Des 2026', 'Belum dibayar', 'ID pesanan WS7K3M9Q2X'],
  },
  unreadable: [null, 'text', {}, { pickup: { name: 'Sanur' }, dropoff: null }],
  left: 'Airport transfer to SanurUnpaidOrder ID WS7K3M9Q2XRp. 165.000',
});
