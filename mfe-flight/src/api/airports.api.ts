import { createPlaceSearch } from '@wisata/runtime/journey/place-book';
import { getAirport, searchAirports, searchPopularAirports } from './flight.api.ts';
import { AIRPORTS } from './known-airports.ts';

/** The calls for airports; each answer is stored, so that pages know the airports by code. */
export const AIRPORT_SEARCH = createPlaceSearch(AIRPORTS, {
  get: ({ api }, code) => getAirport(api, code),
  search: ({ api }, text, signal) => searchAirports(api, text, signal),
  popular: ({ api }) => searchPopularAirports(api),
});
