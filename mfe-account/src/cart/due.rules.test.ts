import { expect, test } from '@jest/globals';
import { makeLine, PAID_LINE, VENUE_LINE } from '../api/order.fixture.ts';
import { findDue } from './due.rules.ts';

const NOW = Date.parse('2026-11-20T07:00:00Z');
const at = (time: string) => `2026-11-20T${time}:00Z`;

test('the first to end comes first, with everything that is paid together with it', () => {
  const later = makeLine({ id: 'later', amount: 1_000, time_limit: at('09:00') });
  const sooner = makeLine({ id: 'sooner', amount: 2_000, time_limit: at('08:00') });
  const dollars = { ...VENUE_LINE, time_limit: at('08:30') };
  const due = findDue([later, dollars, sooner], NOW);
  expect(due?.lines.map(({ id }) => id)).toEqual(['sooner', 'later']);
  expect([due?.amount, due?.untilMs]).toEqual([{ minor: 3_000, currency: 'IDR' }, Date.parse(at('08:00'))]);
});

test('paid, canceled and expired orders are not due', () => {
  const canceled = makeLine({ payment_status: 'canceled', status: 'canceled', time_limit: at('08:00') });
  expect(findDue([PAID_LINE, canceled, makeLine({ time_limit: at('06:59') })], NOW)).toBeUndefined();
});
