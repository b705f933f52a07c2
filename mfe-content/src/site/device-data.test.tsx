import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findChildBed, keepChildBed } from '@wisata/runtime/child-bed';
import { createTestApp, renderPage } from '@wisata/runtime/testing';
import { findTypedPeople, keepTypedPeople } from '@wisata/runtime/typed-people';
import { deleteDeviceData, exportDeviceData } from './device-data.ts';
import { remote } from '../manifest.ts';
import en from '../messages/en.json' with { type: 'json' };
import { CONTENT_HANDLERS } from '../testing/content-handlers.ts';

const RATNA = { title: 'Mrs', firstName: 'Ratna', lastName: 'Dewi', oneName: false };
const TOKEN = 'aerowisata__token.local';

beforeEach(() => {
  localStorage.setItem('aerowisata_recent_searches.hotel', '["Bali"]');
  localStorage.setItem(TOKEN, 'secret');
  localStorage.setItem('of_another_site', 'stays');
  sessionStorage.setItem('aerowisata_guest_email', 'ratna@example.com');
  keepTypedPeople(createTestApp().app, 'hotel', [], [RATNA]);
  keepChildBed(createTestApp().app, true);
  document.cookie = 'i18n_redirected=en; path=/';
});

test('what is taken along names everything that is kept but the proof of a sign-in', async () => {
  const text = new TextDecoder().decode(await exportDeviceData(window));
  expect(JSON.parse(text)).toMatchObject({
    keptOnDevice: { 'aerowisata_recent_searches.hotel': '["Bali"]' },
    keptUntilTabCloses: { aerowisata_guest_email: 'ratna@example.com' },
    cookies: { i18n_redirected: 'en' },
  });
  expect(text).not.toContain('secret');
  expect(text).not.toContain('of_another_site');
});

test('removing leaves a sign-in and what belongs to others, and takes whom forms named in this visit, and how children sleep', async () => {
  const { app } = createTestApp();
  expect(findTypedPeople(app, 'flight', [])).toEqual([RATNA]);
  await deleteDeviceData(window);
  expect(findTypedPeople(app, 'flight', [])).toEqual([]);
  expect(findChildBed(app)).toBeUndefined();
  expect(Object.keys(localStorage).sort()).toEqual([TOKEN, 'of_another_site']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).not.toContain('i18n_redirected');
});

test('the page about privacy asks before it removes, and says that it has', async () => {
  await import('./device-data.tsx');
  await import('@wisata/ui/question');
  const page = { slug: 'privacy', title: 'Privacy', description: 'What we keep.', content: '<p>Names.</p>' };
  await renderPage({
    routes: remote.routes,
    url: '/menu/page/privacy',
    messages: { content: en },
    handlers: { ...CONTENT_HANDLERS, 'GET /api/v1/top/get-page/privacy': () => page },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from this device' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(sessionStorage.getItem('aerowisata_guest_email')).toBe('ratna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Delete from this device' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Delete from this device' });
  await userEvent.click(confirm!);
  expect(await screen.findByText(/Nothing of this site is kept/)).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('aerowisata_guest_email')).toBeNull());
});
