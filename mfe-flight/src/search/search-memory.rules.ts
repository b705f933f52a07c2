import { CABINS, type Cabin } from '@wisata/kernel/contracts/flight-cabins';
import { FLIGHT_COUNT_RULES } from '@wisata/kernel/contracts/flight-passengers';
import type { Check } from '@wisata/kernel/stored-values';
import { createTripMemory } from '@wisata/kernel/trip-memory';
import type { FlightSearch } from '../journey/flight-search.rules.ts';
import { AIRPORT_CODE } from './flight-search-input.rules.ts';

const isCabin: Check<Cabin> = (value): value is Cabin => CABINS.some((cabin) => cabin === value);

/** The form as it was left in this session, and the latest searches of this device. */
export const FLIGHT_SEARCHES = createTripMemory<FlightSearch>({
  service: 'flight',
  isCode: AIRPORT_CODE,
  countRules: FLIGHT_COUNT_RULES,
  more: { cabin: isCabin },
});
