import { expect, test } from '@jest/globals';
import i18next from 'i18next';
import { toldKey } from '@wisata/kernel/storage-keys';
import { findDraft, keepDraft } from '@wisata/runtime/drafts';
import { createServerClock } from '@wisata/runtime/server-clock';
import { TEST_USER } from '@wisata/runtime/testing';
import { findTypedPeople, keepTypedPeople } from '@wisata/runtime/typed-people';
import { createApp } from './create-app.ts';
import type { DocumentData } from './read-document.ts';
import { createToastStore } from '../site/toasts.ts';

/** Without a channel to other tabs, which would keep the test process alive. */
function oneTab() {
  const { localStorage, sessionStorage, location, document } = window;
  const parts = { localStorage, sessionStorage, location, document };
  return Object.assign(new EventTarget(), parts) as unknown as Window & typeof globalThis;
}

const openAsMember = (window = oneTab()) =>
  createApp({
    window,
    document: {
      locale: 'en',
      config: { analyticsId: 'G-1' },
      rendered: { user: TEST_USER },
    } as unknown as DocumentData,
    i18n: i18next.createInstance(),
    toasts: createToastStore(),
    clock: createServerClock(() => 0),
  });

test('signing out takes along what was typed into forms, and the address of an order that was looked up', () => {
  const app = openAsMember();
  keepDraft(app, 'flight', { passport: 'X1234567' });
  keepTypedPeople(app, 'hotel', [], [{ title: 'Mrs', firstName: 'Ayu', lastName: 'Lestari', oneName: false }]);
  app.storage.session.set('guest_email', 'ayu@wisata.test');
  expect(findTypedPeople(app, 'flight', [])).toHaveLength(1);
  expect(findDraft(app, 'flight')?.isOwn).toBe(true);
  app.session.signOut();
  const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  for (const own of ['X1234567', 'Lestari', 'ayu@wisata.test']) expect(kept).not.toContain(own);
});

test('a word for the server goes with every document as well, anything else stays on the device', () => {
  const { storage } = openAsMember();
  storage.local.set(toldKey('venue_city'), 'JKT');
  storage.local.set('recent', 'Bali');
  expect([storage.local.get(toldKey('venue_city')), storage.local.get('recent')]).toEqual(['JKT', 'Bali']);
  expect(document.cookie).toContain('aerowisata_told.venue_city=JKT');
  expect(document.cookie).not.toContain('Bali');
});

test('an event names the collection that the environment carries', () => {
  const page = oneTab();
  const events: unknown[] = [];
  page.addEventListener('wisata:analytics', (event) => events.push((event as CustomEvent).detail));
  openAsMember(page).track('page-viewed', { path: '/hotel' });
  expect(events).toEqual([{ event: 'page-viewed', properties: { path: '/hotel' }, id: 'G-1' }]);
});
