import type { DemoOrder } from '../bookings/index.ts';
import { demoVisit } from '../tour/index.ts';

const DAY = 24;

/** A day at the aquarium that was, temples during the next trip, a pass without a day, and tickets that wait. */
export const VENUE_DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'member',
    state: 'issued',
    payBy: 'card',
    bookedHoursAgo: 50 * DAY,
    ...demoVisit({ service: 'venue', uniqueId: 'VEN-020', afterDays: -19 }),
  },
  {
    of: 'member',
    state: 'issued',
    payBy: 'bca',
    inItinerary: true,
    bookedHoursAgo: 5.5 * DAY,
    ...demoVisit({ service: 'venue', uniqueId: 'VEN-002', afterDays: 21 }),
  },
  {
    of: 'member',
    state: 'issue-failed',
    payBy: 'gopay',
    bookedHoursAgo: 1.5 * DAY,
    ...demoVisit({ service: 'venue', uniqueId: 'VEN-014', afterDays: 0 }),
  },
  {
    of: 'opener',
    state: 'open',
    bookedHoursAgo: 0.6,
    ...demoVisit({ service: 'venue', uniqueId: 'VEN-016', afterDays: 10 }),
  },
  {
    of: 'trip',
    state: 'open',
    bookedHoursAgo: 0.5,
    ...demoVisit({ service: 'venue', uniqueId: 'VEN-003', afterDays: 16 }),
  },
];
