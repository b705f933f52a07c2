import type { CalendarDate } from '@wisata/kernel/dates';
import type { PassengerBand, PassengerType } from '@wisata/kernel/passengers';
import type { TravellerPath } from './person-fields.tsx';
import type { SavedPassenger } from './saved-passengers.api.ts';
import type { SavablePerson } from './saved-passengers.rules.ts';

/** One traveller's place in a form, as saved passengers need to know it. */
export interface SavedPlace {
  readonly path: TravellerPath;
  readonly bands: readonly PassengerBand[];
  readonly type: PassengerType;
  /** Who stands there now. */
  readonly person: SavablePerson;
  /** The place before anybody was typed; a second press on the same passenger brings it back. */
  readonly empty: () => SavablePerson;
  /** Who stands there once the passenger is picked: title and name come from `personFrom`. */
  readonly fill: (saved: SavedPassenger) => SavablePerson;
}

/** What picking from a place needs besides. */
export interface SavedPeopleProps extends SavedPlace {
  /** Called when another person is picked for the contact's place. */
  readonly leave?: (() => void) | undefined;
  /** Day on which ages are counted: who is of another type then cannot be picked. */
  readonly travelDate: CalendarDate;
  /** Why a passenger does not fit the place, as a sentence, where the service judges that by more than the type. */
  readonly blocked?: (saved: SavedPassenger) => string | undefined;
  /** Fields that the service needs and the saved passenger lacks, in a few words. */
  readonly lacks?: (saved: SavedPassenger) => string | undefined;
}
