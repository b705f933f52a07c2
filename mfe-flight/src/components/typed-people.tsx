import { lazy, Suspense, type ComponentType } from 'react';
import type { TypedPeopleProps } from './typed-people-row.tsx';

// A help and no part of the form: it comes after it, and not at all where its code does not come.
const Row = lazy<ComponentType<TypedPeopleProps>>(() =>
  import(/* webpackChunkName: "typed-people" */ './typed-people-row.tsx').then(
    ({ TypedPeopleRow }) => ({ default: TypedPeopleRow }),
    () => ({ default: () => null }),
  ),
);

/** Whom this visit knows already, for one place of the form. */
export function TypedPeople(props: TypedPeopleProps) {
  return (
    <Suspense fallback={null}>
      <Row {...props} />
    </Suspense>
  );
}
