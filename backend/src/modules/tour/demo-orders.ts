import type { DemoOrder } from '../bookings/index.ts';
import { demoVisit } from './demo-visit.ts';

const DAY = 24;

/** A day in Bali beside the stay there, one of the same days that was given back, one that waits for its payment, and one of the trip. */
export const TOUR_DEMO_ORDERS: readonly DemoOrder[] = [
  {
    of: 'member',
    state: 'issued',
    payBy: 'card',
    inItinerary: true,
    bookedHoursAgo: 3.5 * DAY,
    ...demoVisit({ service: 'tour', uniqueId: 'TUR-006', afterDays: 24 }),
  },
  {
    of: 'member',
    state: 'refunded',
    payBy: 'card',
    bookedHoursAgo: 20 * DAY,
    ...demoVisit({ service: 'tour', uniqueId: 'TUR-011', afterDays: 25 }),
  },
  {
    of: 'trip',
    state: 'issued',
    payBy: 'card',
    bookedHoursAgo: 5 * DAY,
    ...demoVisit({ service: 'tour', uniqueId: 'TUR-006', afterDays: 13 }),
  },
  // Soon, because an order of tours is kept until the last day to book.
  {
    of: 'opener',
    state: 'open',
    bookedHoursAgo: 0.75,
    ...demoVisit({ service: 'tour', uniqueId: 'TUR-005', afterDays: 3 }),
  },
];
