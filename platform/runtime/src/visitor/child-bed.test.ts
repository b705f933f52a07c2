import { expect, test } from '@jest/globals';
import type { SessionUser } from '@wisata/kernel/app-context';
import { createMemoryStore } from '../context/storage.ts';
import { TEST_USER } from '../testing/testing.tsx';
import { findChildBed, keepChildBed } from './child-bed.ts';

function device() {
  const stores = { local: createMemoryStore(), session: createMemoryStore() };
  let user: SessionUser | undefined;
  const app = { storage: stores, session: { user: () => user } as never, clock: { now: () => 0 } };
  return { app, stores, signIn: (next?: SessionUser) => (user = next) };
}

test('what was chosen last for the children is known until the tab closes, and not where they sleep in different ways', () => {
  const { app, stores } = device();
  expect(findChildBed(app)).toBeUndefined();
  keepChildBed(app, true);
  keepChildBed(app, false);
  expect(findChildBed(app)).toBe(false);
  expect(stores.local.get('aerowisata_drafts')).toBeUndefined();
  keepChildBed(app, undefined);
  expect(findChildBed(app)).toBeUndefined();
  expect(stores.session.get('aerowisata_drafts')).toBeUndefined();
});

test('a guest who signs in keeps it, and another sees nothing of what a member chose', () => {
  const { app, signIn } = device();
  keepChildBed(app, true);
  signIn(TEST_USER);
  expect(findChildBed(app)).toBe(true);
  keepChildBed(app, false);
  signIn(undefined);
  expect(findChildBed(app)).toBeUndefined();
});

test.each(['1', '{"own":"yes"}', 'null'])('the damaged note %s says nothing', (values) => {
  const { app, stores } = device();
  const draft = { owner: 'guest', endsAt: 1, values: JSON.parse(values) as unknown };
  stores.session.set('aerowisata_drafts', JSON.stringify({ child_bed: draft }));
  expect(findChildBed(app)).toBeUndefined();
});
