import { expect, test } from '@jest/globals';
import { fromMajor } from '@wisata/kernel/money';
import type { VoucherNeeds } from '../api/content.model.ts';
import { voucherNeeds } from './voucher-needs.rules.ts';

const NONE: VoucherNeeds = {
  service: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  hours: undefined,
  nights: undefined,
  regions: [],
  hasHotels: false,
  checkInDays: [],
  bookingDays: [],
};
/** Keys with their values, so that what is said can be read without the texts. */
const words = {
  locale: 'en' as const,
  t: (key: string, values: Record<string, unknown> = {}) => [key.slice(16), ...Object.values(values)].join(' '),
  config: { services: ['hotel'], descriptions: { hotel: { names: { en: { many: 'Hotels' } } } } },
};
const needsOf = (needs: Partial<VoucherNeeds>, more: object = {}) =>
  voucherNeeds(words as unknown as Parameters<typeof voucherNeeds>[0], {
    code: 'CODE',
    name: '',
    description: '',
    needs: { ...NONE, ...needs },
    ...more,
  });

test('a code for everything says nothing but its total and its end', () => {
  const end = Date.parse('2026-12-31T17:30:00Z');
  expect(needsOf({})).toEqual([]);
  expect(needsOf({}, { least: fromMajor(600_000, 'IDR'), endsAtMs: end })).toEqual([
    expect.stringMatching(/^least Rp.\s?600\.000$/),
    'until Fri 1 Jan 2027',
  ]);
});

test('days of the stay and of the booking are told apart', () => {
  const span = { from: '2026-12-01', to: '2026-12-31' };
  expect(needsOf({ ...span, period: 'stay' })).toEqual(['span.stay Tue 1 Dec 2026 Thu 31 Dec 2026']);
  expect(needsOf({ to: '2026-12-31', period: 'booking' })).toEqual(['till.booking Thu 31 Dec 2026']);
  expect(needsOf({ from: '2026-12-01' })).toEqual(['since.any Tue 1 Dec 2026']);
});

test('weekdays, hours, nights and places are named', () => {
  const needs = { checkInDays: [0, 1], bookingDays: [5], hours: ['10:00', '12:00'] as const, nights: 3 };
  expect(needsOf({ ...needs, regions: ['Bali', 'Bandung'], hasHotels: true })).toEqual([
    'hours 10:00 12:00',
    'nights 3',
    'regions Bali or Bandung',
    'hotels',
    'checkInDays Sunday or Monday',
    'bookingDays Friday',
  ]);
});

test('a service that is not on sale here is not named', () => {
  expect(needsOf({ service: 'hotel' })).toEqual(['only Hotels']);
  expect(needsOf({ service: 'boat' })).toEqual([]);
});
