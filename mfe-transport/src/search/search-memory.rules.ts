import { TRANSPORT_MODES, type TransportMode } from '@wisata/kernel/contracts/transport-terms';
import { createSearchMemory } from '@wisata/kernel/search-memory';
import { hasFields, isCount, isFlag, isText, type Check } from '@wisata/kernel/stored-values';
import { reviveSearch, type TripSearch } from '../trip/trip-search.rules.ts';

/** What the form holds: the search, and the names of its places, which an address has no room for. */
export interface TripDraft extends TripSearch {
  /** Empty while nobody has told it. */
  readonly pickUpName: string;
  readonly dropOffName: string;
}

const isMode: Check<TransportMode> = (value): value is TransportMode => TRANSPORT_MODES.some((mode) => mode === value);

const isDraft = hasFields<TripDraft>({
  mode: isMode,
  pickUp: isText,
  pickUpName: isText,
  dropOff: isText,
  dropOffName: isText,
  pickUpDate: isText,
  pickUpTime: isText,
  dropOffDate: isText,
  dropOffTime: isText,
  outOfTown: isFlag,
  passengers: isCount,
  bags: isCount,
  flight: isText,
});

/** Today still counts: whether its hour can be had is said when it is searched. */
const revive = (kept: TripDraft, today: string): TripDraft =>
  kept.pickUpDate < today ? { ...kept, ...reviveSearch(kept, today) } : kept;

/** The form as it was left in this session, and the latest searches of this device. */
export const TRIP_SEARCHES = createSearchMemory({
  service: 'transport',
  isSearch: isDraft,
  revive,
  isDraft,
  reviveDraft: revive,
  wordsOf: ({ mode, pickUp, dropOff, pickUpDate }: TripDraft) => [mode, pickUp, dropOff, pickUpDate].join('|'),
});
