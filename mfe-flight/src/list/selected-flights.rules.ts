import type { KeyValueStore } from '@wisata/kernel/app-context';
import { storageKey } from '@wisata/kernel/storage-keys';
import type { Leg } from '@wisata/kernel/trip-legs';
import type { Flight } from '../api/flight.model.ts';
import { searchIdentity, type FlightSearch } from '../journey/flight-search.rules.ts';

const keyOf = (leg: Leg) => storageKey(leg === 'depart' ? 'flight_depart' : 'flight_return');

/** Keeps the chosen flight of a search for the session (spec section 4, Search). */
export function keepSelected(store: KeyValueStore, leg: Leg, search: FlightSearch, flight: Flight): void {
  store.set(keyOf(leg), JSON.stringify({ identity: searchIdentity(search), flight }));
}

/** A new search begins without selections. */
export function clearSelected(store: KeyValueStore): void {
  store.remove(keyOf('depart'));
  store.remove(keyOf('return'));
}
