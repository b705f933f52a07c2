import { createTripList } from '@wisata/runtime/journey/trip-address';
import { FLIGHT_ADDRESSES } from '../journey/flight-paths.rules.ts';
import { FLIGHT_FILTER } from './flight-filter.rules.ts';

/** The list in the address, with the sheets and dialogs that it can open. */
export const FLIGHT_LIST = createTripList({
  addresses: FLIGHT_ADDRESSES,
  filter: FLIGHT_FILTER,
  panels: ['filters', 'compare', 'dates', 'pairs', 'saved'],
  detailKey: 'detail',
});
/** Everything of the result list's address that is not the search itself. */
export type ListState = ReturnType<typeof FLIGHT_LIST.parseState>;
export type OpenPanel = NonNullable<ListState['open']>;
