import { optionalPart, useSessionUser } from '@wisata/runtime';
import type { SavedPeopleProps, SavedPlace } from './saved-place.ts';

export type { SavedPlace } from './saved-place.ts';

const Row = optionalPart(
  async () => (await import(/* webpackChunkName: "members" */ './saved-people-row.tsx')).SavedPeopleRow,
);
const Keep = optionalPart(
  async () => (await import(/* webpackChunkName: "members" */ './saved-people-row.tsx')).KeepOffer,
);

/** Fills a traveller's fields with a saved passenger. Only members load its code. */
export function SavedPeople(props: SavedPeopleProps) {
  return useSessionUser() ? <Row {...props} /> : null;
}

/** Offers a member to save somebody together with the booking, or what was changed of a saved one. */
export function KeepPerson(props: SavedPlace) {
  return useSessionUser() ? <Keep {...props} /> : null;
}
