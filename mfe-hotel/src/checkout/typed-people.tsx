import { optionalPart } from '@wisata/runtime/booking/optional-part';
import type { TypedPeopleProps } from './typed-people-row.tsx';

/** Whom this visit knows already, for one place of the form. */
export const TypedPeople = optionalPart<TypedPeopleProps>(
  async () => (await import(/* webpackChunkName: "typed-people" */ './typed-people-row.tsx')).TypedPeopleRow,
);
