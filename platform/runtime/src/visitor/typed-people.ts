import { useEffect, useRef, useState } from 'react';
import type { AppContext } from '@wisata/kernel/app-context';
import type { PersonForm } from '@wisata/kernel/contact-form';
import type { PhoneParts } from '@wisata/kernel/phone';
import { personId, type TypedPerson } from '@wisata/kernel/typed-person';
import { findDraft, keepDraft, ofVisit } from './drafts.ts';

type Parts = Parameters<typeof findDraft>[0];
type ByService = Readonly<Record<string, readonly TypedPerson[] | undefined>>;

/** A draft that ends with the tab, because it outlives the booking. */
const NAME = 'people';
const MOST = 9;

const isText = (value: unknown): boolean => typeof value === 'string';

function isPhone(value: Partial<PhoneParts> | undefined): boolean {
  return isText(value?.callingCode) && isText(value?.national);
}

function isPerson(value: unknown): value is TypedPerson {
  const { title, firstName, lastName, reach } = (value ?? {}) as Partial<TypedPerson>;
  return [title, firstName, lastName].every(isText) && (!reach || (isText(reach.email) && isPhone(reach.phone)));
}

function readKept(app: Parts): ByService {
  const kept = findDraft(ofVisit(app), NAME)?.values ?? {};
  return Object.fromEntries(
    Object.entries(kept).map(([service, people]) => [service, Array.isArray(people) ? people.filter(isPerson) : []]),
  );
}

/** True once a name can stand for somebody. */
const isNamed = ({ title, firstName, lastName, oneName }: PersonForm): boolean =>
  [title, firstName, oneName ? firstName : lastName].every((text) => text.trim() !== '');

function without(people: readonly TypedPerson[], gone: readonly PersonForm[]): readonly TypedPerson[] {
  const ids = new Set(gone.map(personId));
  return people.filter((person) => !ids.has(personId(person)));
}

/** Each once, with everything that one form or the other asked for. */
function merge(people: readonly TypedPerson[]): readonly TypedPerson[] {
  const found = new Map<string, TypedPerson>();
  for (const person of people) found.set(personId(person), { ...person, ...found.get(personId(person)) });
  return [...found.values()];
}

/**
 * Whom this traveller has typed in this visit: for other services, and for this one before the form that stands open,
 * whose own people are `inForm`.
 */
export function findTypedPeople(app: Parts, service: string, inForm: readonly PersonForm[]): readonly TypedPerson[] {
  const { [service]: own = [], ...others } = readKept(app);
  return merge([...Object.values(others).flatMap((people) => people ?? []), ...without(own, inForm)]);
}

/**
 * Keeps who stands in a form now in the place of those whom this form brought before; gives whom it has brought now. Who
 * was known before stays, whatever the form does.
 */
export function keepTypedPeople(
  app: Parts,
  service: string,
  brought: readonly PersonForm[],
  people: readonly TypedPerson[],
): readonly TypedPerson[] {
  const kept = readKept(app);
  const own = kept[service] ?? [];
  const earlier = without(own, brought);
  const next = merge([...people, ...earlier]).slice(0, MOST);
  if (JSON.stringify(next) !== JSON.stringify(own)) keepDraft(ofVisit(app), NAME, { ...kept, [service]: next });
  return without(people, earlier);
}

/** Stores people with a full name while a form is typed, for the next form of this visit. */
export function useKeptPeople(app: AppContext, service: string, people: readonly TypedPerson[]): void {
  const text = JSON.stringify(people.filter(isNamed));
  const brought = useRef<readonly PersonForm[]>(undefined);
  useEffect(() => {
    const now = JSON.parse(text) as TypedPerson[];
    brought.current = keepTypedPeople(app, service, brought.current ?? now, now);
  }, [app, service, text]);
}

/** People to offer for a place in a form; empty where a name was typed before it was shown. */
export function useTypedPeople(
  app: AppContext,
  service: string,
  place: PersonForm | undefined,
  inForm: readonly PersonForm[],
): readonly TypedPerson[] {
  const [people] = useState(() => (place?.firstName ? [] : findTypedPeople(app, service, inForm)));
  return people;
}
