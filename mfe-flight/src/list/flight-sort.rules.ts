import type { JourneyRules } from '@wisata/kernel/journey-sort';
import type { Flight } from '../api/flight.model.ts';

/** The weight of an hour, a change and a missing bag, in shares of the average ticket price. */
const WEIGHTS = { hour: 0.08, transit: 0.15, noBag: 0.12 } as const;

/** How flights are ordered; `priceOf` is the total of the whole trip where they are part of one. */
export const flightOrder = (
  priceOf: JourneyRules<Flight>['priceOf'] = ({ total }) => total.minor,
): JourneyRules<Flight> => ({
  priceOf,
  fareOf: ({ perAdult }) => perAdult.minor,
  burdenOf: ({ durationMinutes, transits, baggage }) =>
    (durationMinutes / 60) * WEIGHTS.hour + transits * WEIGHTS.transit + (baggage === '' ? WEIGHTS.noBag : 0),
});
