import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { SessionUser } from '@wisata/kernel/app-context';
import type { TypedPerson } from '@wisata/kernel/typed-person';
import { endAllDrafts } from './drafts.ts';
import { createMemoryStore } from '../context/storage.ts';
import { TEST_USER, createTestApp } from '../testing/testing.tsx';
import { findTypedPeople, keepTypedPeople, useKeptPeople } from './typed-people.ts';

const BUDI: SessionUser = { ...TEST_USER, id: 'c0ffee00-0000-4000-8000-000000000002' };
const named = (firstName: string, lastName: string): TypedPerson => ({
  title: 'Mr',
  firstName,
  lastName,
  oneName: false,
});
const reach = { email: 'ayu@mail.example', phone: { callingCode: '62', national: '81234567890' } };
const AYU: TypedPerson = { ...named('Ayu', 'Lestari'), title: 'Mrs', reach };

function device() {
  const stores = { local: createMemoryStore(), session: createMemoryStore() };
  let user: SessionUser | undefined;
  const app = { storage: stores, session: { user: () => user } as never, clock: { now: () => 0 } };
  return { app, stores, signIn: (next?: SessionUser) => (user = next) };
}

const names = (people: readonly TypedPerson[]) => people.map(({ firstName }) => firstName);

test('whoever was typed for one service is known to another, once, with what each was asked for', () => {
  const { app } = device();
  keepTypedPeople(app, 'hotel', [], [AYU]);
  keepTypedPeople(
    app,
    'flight',
    [],
    [{ ...named('AYU ', 'Lestari'), birthDate: '1990-05-17' }, named('Citra', 'Dewi')],
  );
  const [ayu, ...others] = findTypedPeople(app, 'train', []);
  expect(ayu).toMatchObject({ firstName: 'Ayu', birthDate: '1990-05-17', reach });
  expect(names(others)).toEqual(['Citra']);
});

test('they end with the tab: nothing is put where it outlives it', () => {
  const { app, stores } = device();
  keepTypedPeople(app, 'hotel', [], [AYU]);
  expect(stores.local.get('aerowisata_drafts')).toBeUndefined();
  expect(stores.session.get('aerowisata_drafts')).toContain('Lestari');
});

test('another member sees nobody, and whoever signs in keeps what they typed as a guest', () => {
  const { app, signIn } = device();
  keepTypedPeople(app, 'hotel', [], [AYU]);
  signIn(TEST_USER);
  expect(names(findTypedPeople(app, 'flight', []))).toEqual(['Ayu']);
  keepTypedPeople(app, 'flight', [], [named('Citra', 'Dewi')]);
  signIn(BUDI);
  expect(findTypedPeople(app, 'flight', [])).toEqual([]);
  signIn(undefined);
  expect(findTypedPeople(app, 'hotel', [])).toEqual([]);
});

test('a form takes back only whom it has brought itself', () => {
  const { app } = device();
  keepTypedPeople(app, 'hotel', [], [AYU]);
  const brought = keepTypedPeople(app, 'hotel', [], [AYU, named('Cit', 'Dewi')]);
  expect(names(brought)).toEqual(['Cit']);
  keepTypedPeople(app, 'hotel', brought, [named('Citra', 'Dewi')]);
  expect(names(findTypedPeople(app, 'flight', []))).toEqual(['Citra', 'Ayu']);
  expect(names(findTypedPeople(app, 'hotel', [named('Citra', 'Dewi')]))).toEqual(['Ayu']);
});

test('nobody comes back into the browser when a form is emptied at sign-out', () => {
  const { app } = createTestApp();
  const typing = renderHook(({ people }) => useKeptPeople(app, 'hotel', people), { initialProps: { people: [AYU] } });
  expect(findTypedPeople(app, 'flight', [])).toHaveLength(1);
  act(() => endAllDrafts(app.storage.session));
  typing.rerender({ people: [] });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Lestari');
});

test('half a name is nobody', () => {
  const { app } = createTestApp();
  renderHook(() =>
    useKeptPeople(app, 'hotel', [
      { ...AYU, lastName: ' ' },
      { ...AYU, title: '' },
    ]),
  );
  expect(findTypedPeople(app, 'flight', [])).toEqual([]);
});

test.each([
  '[1]',
  '{"hotel":1}',
  '{"hotel":[{"title":1}]}',
  '{"hotel":[{"title":"","firstName":"","lastName":"","reach":{}}]}',
])('the damaged note %s names nobody', (values) => {
  const { app, stores } = device();
  const draft = { owner: 'guest', endsAt: 1, values: JSON.parse(values) as unknown };
  stores.session.set('aerowisata_drafts', JSON.stringify({ people: draft }));
  expect(findTypedPeople(app, 'flight', [])).toEqual([]);
});
