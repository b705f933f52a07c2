import { expect, test } from '@jest/globals';
import type { SessionUser } from '@wisata/kernel/app-context';
import { endAllDrafts, endDraft, findDraft, keepDraft } from './drafts.ts';
import { createMemoryStore } from '../context/storage.ts';
import { TEST_USER } from '../testing/testing.tsx';

const HOUR = 3_600_000;
const AYU = TEST_USER;
const BUDI: SessionUser = { ...TEST_USER, id: 'c0ffee00-0000-4000-8000-000000000002' };
const TYPED = { passport: 'X1234567' };

function browser(values: Record<string, string> = {}) {
  const local = createMemoryStore(values);
  let user: SessionUser | undefined;
  let now = 0;
  const app = {
    storage: { local, session: createMemoryStore() },
    session: { user: () => user } as never,
    clock: { now: () => now },
  };
  return { app, signIn: (next?: SessionUser) => (user = next), pass: (hours: number) => (now += hours * HOUR) };
}

test('a draft is shown to its owner, a tab later too, and to no other member or guest', () => {
  const { app, signIn } = browser();
  signIn(AYU);
  keepDraft(app, 'flight', TYPED);
  expect(findDraft(app, 'flight')).toEqual({ values: TYPED, isOwn: true });
  signIn(BUDI);
  expect(findDraft(app, 'flight')).toBeUndefined();
  signIn(undefined);
  expect(findDraft(app, 'flight')).toBeUndefined();
});

test('what a guest typed goes on with the member who signs in, and is said to be of before', () => {
  const { app, signIn } = browser();
  keepDraft(app, 'hotel', TYPED);
  signIn(AYU);
  expect(findDraft(app, 'hotel')).toEqual({ values: TYPED, isOwn: false });
});

test('a draft ends a day after the last change', () => {
  const { app, pass } = browser();
  keepDraft(app, 'hotel', TYPED);
  pass(23);
  keepDraft(app, 'flight', TYPED);
  pass(2);
  expect(findDraft(app, 'hotel')).toBeUndefined();
  expect(findDraft(app, 'flight')).toBeDefined();
  keepDraft(app, 'flight', TYPED);
  expect(app.storage.local.get('aerowisata_drafts')).not.toContain('hotel');
});

test('one form is sent, all forms end at sign-out: nothing of them stays in the browser', () => {
  const { app } = browser();
  keepDraft(app, 'hotel', TYPED);
  keepDraft(app, 'flight', TYPED);
  endDraft(app, 'hotel');
  expect([findDraft(app, 'hotel'), findDraft(app, 'flight')?.isOwn]).toEqual([undefined, true]);
  endAllDrafts(app.storage.local);
  expect(app.storage.local.get('aerowisata_drafts')).toBeUndefined();
});

test.each(['{', 'null', '[1]', '{"hotel":1}'])('the damaged note %s counts as none', (note) => {
  const { app } = browser({ aerowisata_drafts: note });
  app.storage.local.set('aerowisata_drafts', note);
  expect(findDraft(app, 'hotel')).toBeUndefined();
  keepDraft(app, 'hotel', TYPED);
  expect(findDraft(app, 'hotel')?.values).toEqual(TYPED);
});
