import { optionalPart } from '@wisata/runtime';
import type { TypedPeopleProps } from './typed-people-row.tsx';

/** Offers people who were typed earlier in this visit, for one place of the form. */
export const TypedPeople = optionalPart<TypedPeopleProps>(
  async () => (await import(/* webpackChunkName: "second-step" */ './typed-people-row.tsx')).TypedPeopleRow,
);
