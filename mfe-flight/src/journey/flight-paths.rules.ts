import { createTripAddresses, type TripChoice } from '@wisata/runtime/journey/trip-address';
import type { ChosenFlight } from '../api/flight.model.ts';
import { formatFlightSearch, type FlightSearch } from './flight-search.rules.ts';

/** The flights of a search that were chosen so far. */
export type Choice = TripChoice<ChosenFlight>;

/** Addresses with `departId, departClass, returnId, returnClass, correlationId`. */
export const FLIGHT_ADDRESSES = createTripAddresses<FlightSearch, ChosenFlight>({
  service: 'flight',
  formatSearch: formatFlightSearch,
  readChosen: (part) => (part('Id') ? { flightId: part('Id'), classId: part('Class') } : undefined),
  chosenParts: ({ flightId, classId }) => ({ Id: flightId, Class: classId }),
});
export const { listPath: flightListPath, checkoutPath: flightCheckoutPath } = FLIGHT_ADDRESSES;
