import type { VisitChoice } from '../visit/visit-choice.rules.ts';
import { visitChoicePath } from '../visit/visit-choice.rules.ts';
import { visitListPath } from '../visit/visit-paths.rules.ts';
import { parseVisitSearch } from '../visit/visit-search.rules.ts';
import type { VisitService } from '../visit/visit-service.ts';

/** Codes with which the server says that what was chosen cannot be had any more. */
export const GONE_CODES: readonly string[] = [
  'TOUR_FULL',
  'TOUR_DATE_CLOSED',
  'TOUR_PRICE_GONE',
  'TOUR_NOT_FOUND',
  'VENUE_NOT_FOUND',
  'CHOICE_GONE',
];

/** What names a choice for this device: a second look at it finds the booking again. */
export const outingSubject = (service: VisitService, { id, date = '', timeId }: VisitChoice): string =>
  [service, id, date, timeId].join('|');

/** Where else a checkout leads: the page of the product, and the list. */
export function checkoutWays(service: VisitService, choice: VisitChoice) {
  const list = visitListPath(service, parseVisitSearch(service, new URLSearchParams()));
  return { choose: choice.id ? visitChoicePath(service, choice) : list, other: list, list };
}
