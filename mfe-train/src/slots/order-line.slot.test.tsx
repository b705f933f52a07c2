import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { createLineView, testLine } from '@wisata/runtime/testing-orders';
import { LINES, UNPAID_LINE } from '../api/order-line.fixture.ts';
import en from '../messages/en.ts';
import id from '../messages/id.ts';
import { OrderLineSlot } from './order-line.slot.tsx';

const show = createLineView(OrderLineSlot, { en, id });

testLine({
  show,
  line: UNPAID_LINE,
  texts: {
    en: [
      'Gambir to Surabaya Pasar Turi, Fri 11 Dec 2026, 20:30 – 04:35',
      'Argo Bromo Anggrek 4 · Executive H · EKS-3 / 7A, EKS-3 / 7B',
      'Surabaya Pasar Turi to Gambir, Mon 14 Dec 2026, 08:20 – 16:25',
      'Argo Bromo Anggrek 1 · Executive H · EKS-2 / 4C, EKS-2 / 4D',
      'Unpaid',
      /^Pay by /,
      'Rp. 2.670.000',
    ],
    id: [/^Gambir ke Surabaya Pasar Turi, Jum, 11 Des 2026/, /Eksekutif H/, 'Belum dibayar'],
  },
  unreadable: [null, 'text', {}, { train_details: 'none' }],
  left: /^Jakarta \(GMR\) ⇄ Surabaya \(SBI\)UnpaidOrder ID WS7K3M9Q2X · Pay by.*Rp\. 2\.670\.000$/,
});

test.each([LINES.expired, LINES.canceled])('a trip that came to nothing leads back to its search', async (line) => {
  const again = within(await show(line)).getByRole('link', { name: 'Search again' });
  expect(again).toHaveAttribute('href', expect.stringMatching(/origin=GMR&destination=SBI&.*adult=2&infant=1/));
});
