import { TOUR_BOOKING_REQUEST, VENUE_BOOKING_REQUEST } from '@wisata/kernel/contracts/tour-booking-request';
import * as v from 'valibot';
import { toPricePayload } from './price-payload.rules.ts';
import { parseVisitChoice, scheduleIdOf } from './visit-choice.rules.ts';

const choice = parseVisitChoice(
  new URLSearchParams('uniqueId=TUR-007&date=2026-12-12&package=P-1&pax=A&pax=Ce&bed=TWIN'),
);
const departure = { startDate: '2026-12-12', endDate: '2026-12-15', quota: 4, status: 'open' as const };
const visit = { schedulePeriod: null, scheduleNonPeriods: [{ ...departure, scheduleId: 'TUR-007-20261212' }] };
const scheduleId = scheduleIdOf(visit, choice.date);
const MEMBER = { priceId: 'TUR-007-ALL-M', scheduleId, choice, isMember: true };

test('a price check is a booking of the contract for nobody yet, at the price of who asks', () => {
  const payload = toPricePayload({ ...MEMBER, service: 'tour' });
  expect(v.parse(TOUR_BOOKING_REQUEST, payload)).toMatchObject({
    is_inquiry: false,
    schedule_id: 'TUR-007-20261212',
    tour_date: '2026-12-12',
    price_id: 'TUR-007-ALL-M',
    price_package_id: 'P-1',
    bedTypeId: 'TWIN',
    isMember: true,
    contact: { first_name: 'Guest', email: 'noreply@example.com' },
    paxes: [
      { type: 'ADT', first_name: 'Guest' },
      { type: 'CHD', isExtraBed: true },
    ],
  });
});

test('a venue takes the same with its own date', () => {
  const payload = toPricePayload({ ...MEMBER, service: 'venue' });
  expect(payload.tour_date).toBe('2026/12/12');
  expect(v.safeParse(VENUE_BOOKING_REQUEST, payload).success).toBe(true);
});
